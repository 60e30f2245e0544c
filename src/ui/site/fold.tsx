import type { ReactNode } from 'react'

/** Section of an accordion. The browser opens and closes it, also without scripts. */
export function Fold({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className="acc-b">{children}</div>
    </details>
  )
}
