import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode }

/** Placeholder for an empty list: says what is missing and offers the next step. */
export function Empty({ icon: Icon, title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <Icon className="ic" aria-hidden="true" />
      <h2 className="text-xl">{title}</h2>
      {text ? <p className="muted text">{text}</p> : null}
      {children ? <div className="row justify-center">{children}</div> : null}
    </div>
  )
}
