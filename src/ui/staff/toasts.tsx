import { Check, TriangleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useObservable } from '#ui/use-observable.ts'
import { useBackOnline } from './connection.ts'
import { IconButton } from './icon-button.tsx'
import { useStaffText } from './text.ts'
import { hideOfflineToasts, hideToast, newestToast, openDialogs, pauseToasts, shownToasts, type Toast } from './toast-list.ts'
import { useToastRoom } from './use-toast-room.ts'

/**
 * The toasts of the staff area. They are rendered in the page, or in the topmost dialog, since everything outside an open
 * dialog is inert. Toasts from before a dialog stay in the page behind it, since they would cover the dialog's question.
 */
export function Toasts({ dialog }: { dialog?: string }) {
  const t = useStaffText()
  const toasts = useObservable(shownToasts)
  const topDialog = useObservable(openDialogs).at(-1)
  const [before] = useState(() => (dialog === undefined ? 0 : newestToast()))
  const section = useRef<HTMLElement>(null)
  useToastRoom(section)
  useBackOnline(hideOfflineToasts)
  const shown = dialog === topDialog ? toasts.filter(({ id }) => id > before) : []
  return (
    <section
      ref={section}
      className="toasts"
      // Toasts are shown in one place at a time: in the topmost dialog, or in the page if none is open.
      inert={dialog !== topDialog}
      aria-label={t('staff.messages')}
      onPointerEnter={() => pauseToasts(true)}
      onPointerLeave={() => pauseToasts(false)}
      onFocus={() => pauseToasts(true)}
      onBlur={() => pauseToasts(false)}
    >
      {/* Both regions always exist: screen readers announce new content of a region, but not a new region. */}
      <div role="status">{shown.map((toast) => (toast.kind === 'done' ? <ToastBox key={toast.id} toast={toast} /> : null))}</div>
      <div role="alert">{shown.map((toast) => (toast.kind === 'problem' ? <ToastBox key={toast.id} toast={toast} /> : null))}</div>
    </section>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const t = useStaffText()
  const Icon = toast.kind === 'done' ? Check : TriangleAlert
  const hide = () => {
    pauseToasts(false)
    hideToast(toast.id)
  }
  return (
    <div className="toast dark">
      <Icon className="ic" aria-hidden="true" />
      <span className="toast-t">
        {toast.text ? <b>{toast.title}</b> : toast.title}
        {toast.text ? <span className="sm whitespace-pre-line">{toast.text}</span> : null}
        {toast.link ? (
          <Link
            className="sm"
            to={toast.link.to}
            reloadDocument={toast.link.isNewTab ?? false}
            target={toast.link.isNewTab ? '_blank' : undefined}
            onClick={hide}
          >
            {toast.link.label}
          </Link>
        ) : null}
        {toast.action ? (
          <button
            className="btn mt-1.5"
            type="button"
            onClick={() => {
              hide()
              toast.action?.run()
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
      </span>
      <IconButton icon={X} className="hb" aria-label={t('staff.closeMessage')} onClick={hide} />
    </div>
  )
}
