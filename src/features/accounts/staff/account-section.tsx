import { type ReactNode, useId } from 'react'

type AccountSectionProps = { id?: string; title: string; text?: string; children: ReactNode }

export function AccountSection({ id: anchor, title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className="panel stack [--gap:1.1rem]" id={anchor} aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text ? <p className="muted text">{text}</p> : null}
      {children}
    </section>
  )
}
