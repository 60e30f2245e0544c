import type { ReactNode } from 'react'

/** One part of an accordion. The platform opens and closes it, with and without script. */
export function Fold({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className="acc-b">{children}</div>
    </details>
  )
}
