import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useStaffText } from './text.ts'

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

type LoadFailureProps = { title: string; text?: string; isLoading?: boolean; onReload: () => unknown }

/** A note in place of contents that could not be loaded, with a button that loads them again. */
export function LoadFailure({ title, text, isLoading, onReload }: LoadFailureProps) {
  const t = useStaffText()
  return (
    <Note kind="error" title={title}>
      {text ? `${text} ` : ''}
      <button className="btn btn-quiet" type="button" disabled={isLoading} onClick={() => void onReload()}>
        {t('staff.reload')}
      </button>
    </Note>
  )
}
