import type { ReactNode } from 'react'

type FormBoxProps = { id: string; title: string; children: ReactNode }

/** One part of a long form in a box of its own, named by its heading. */
export function FormBox({ id, title, children }: FormBoxProps) {
  return (
    <section className="panel stack fs [--gap:1.1rem]" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
