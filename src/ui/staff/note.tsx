import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type NoteProps = { kind?: 'info' | 'warn' | 'error'; title: ReactNode; children?: ReactNode; ref?: Ref<HTMLDivElement> }

/** A box with a message about the page. Errors are announced by screen readers; `ref` allows moving the focus here. */
export function Note({ kind = 'info', title, children, ref }: NoteProps) {
  const Icon = kind === 'info' ? Info : TriangleAlert
  const look = { info: '', warn: ' note-warn', error: ' note-err' }[kind]
  return (
    <div ref={ref} className={`note${look}`} role={kind === 'error' ? 'alert' : undefined} tabIndex={-1}>
      <Icon className="ic" aria-hidden="true" />
      <b>{title}</b>
      {children ? <div className="sm">{children}</div> : null}
    </div>
  )
}
