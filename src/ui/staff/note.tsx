import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type NoteProps = { kind?: 'info' | 'warn' | 'error'; title: ReactNode; children?: ReactNode; ref?: Ref<HTMLDivElement> }

/** A box that says something about the screen it stands on. Errors are announced; `ref` lets the focus be moved here. */
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
