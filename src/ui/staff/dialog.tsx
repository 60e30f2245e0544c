import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useStaffText } from './text.ts'
import { openDialogs } from './toast-list.ts'
import { Toasts } from './toasts.tsx'

type DialogProps = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  isWide?: boolean
  /** True for a question that interrupts: screen readers announce it at once, and its buttons are the answers. */
  isQuestion?: boolean
}

/**
 * A dialog over the page; render it while it is open. The browser keeps the focus inside, restores it afterwards and closes on
 * Escape. The initial focus is on the element with `data-autofocus`, else on the close button.
 */
export function Dialog({ title, onClose, children, footer, isWide, isQuestion }: DialogProps) {
  const t = useStaffText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    openDialogs.set([...openDialogs.get(), id])
    return () => {
      openDialogs.set(openDialogs.get().filter((other) => other !== id))
      element?.close()
    }
  }, [id])

  return (
    <dialog
      ref={dialog}
      className={`dlg dlg-c${isWide ? ' dlg-wide' : ''}`}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isQuestion ? `${id}-body` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dlg-h">
        <h2 id={`${id}-title`}>{title}</h2>
        {isQuestion ? null : <IconButton icon={X} className="hb" aria-label={t('staff.close')} onClick={onClose} />}
      </div>
      <div className="dlg-b" id={`${id}-body`}>
        {children}
      </div>
      <div className="dlg-end">
        <Toasts dialog={id} />
        {footer ? <div className="dlg-f">{footer}</div> : null}
      </div>
    </dialog>
  )
}
