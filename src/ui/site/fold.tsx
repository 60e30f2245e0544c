import type { ReactNode } from 'react'

/** One part of an accordion. The platform opens and closes it, with and without script. */
export function Fold({ icon, title, isOpen, children }: { icon: ReactNode; title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        {icon}
        {title}
      </summary>
      <div className="acc-b">{children}</div>
    </details>
  )
}
