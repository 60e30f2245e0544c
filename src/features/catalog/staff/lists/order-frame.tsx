import { Save } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf, statusOf } from '#api/refusals.ts'
import { showFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { allowLeaving, useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'

type OrderFrameProps = {
  order: {
    /** Number of entries whose position changes. */
    changes: number
    /** True if a save got no answer, so that the server may or may not have stored it. */
    isOpen: boolean
    /** Saves the whole order; throws a CallError if the server refuses it. */
    save(): Promise<void>
    /** Deletes the draft of the order from this device. */
    forget(): void
  }
  onClose: () => void
  /** Reloads the list and starts over, after somebody else has changed it. */
  onReload: () => void
  /** List of earlier reorderings with author and undo button. */
  history: ReactNode
  children: (announce: (text: string) => void) => ReactNode
}

/** Frame of a list while staff reorder it: instructions, the list, and one button that saves the whole order. */
export function ReorderFrame({ order, onClose, onReload, history, children }: OrderFrameProps) {
  const { changes, isOpen } = order
  const t = useStaffText()
  const [announcement, setAnnouncement] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const isUnsaved = changes > 0 || isOpen
  useUnsavedQuestion(isUnsaved ? t('save.leave') : undefined, { isLostWithin: true, isStored: true })

  /** Closes the list without a further question. */
  function close(): void {
    order.forget()
    allowLeaving()
    onClose()
  }

  async function cancel(): Promise<void> {
    if (isUnsaved && !(await ask(t(isOpen ? 'unsaved.discardSentQuestion' : 'unsaved.discardQuestion'), 'discard'))) return
    close()
  }

  async function save(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    try {
      await order.save()
      showToast({ kind: 'done', topic: 'order', title: t('order.saved') })
      close()
    } catch (error) {
      const text = messageOf(error) ?? t('order.failedText')
      if (statusOf(error) === 409) setRefusal(text)
      else showFailure(error, t, { topic: 'order', title: t('order.failed'), text })
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return (
    <section className="stack pt-4" aria-labelledby="order-title">
      <div className="row row-b">
        <h2 id="order-title">{t('order.title')}</h2>
        <div className="row">
          <button className="btn" type="button" onClick={() => void cancel()}>
            {t(isUnsaved ? 'staff.cancel' : 'order.close')}
          </button>
          <IconButton icon={Save} isBusy={isSaving} className="btn btn-sun" disabled={!isUnsaved} onClick={() => void save()}>
            {t('order.save')}
          </IconButton>
        </div>
      </div>
      <p className="muted sm">{t('order.help')}</p>
      {refusal ? (
        <Note kind="error" title={t('order.failed')}>
          <p>{refusal}</p>
          <button className="btn mt-2" type="button" onClick={onReload}>
            {t('order.reload')}
          </button>
        </Note>
      ) : null}
      {children(setAnnouncement)}
      <p className="sr" role="status">
        {announcement}
      </p>
      {history}
    </section>
  )
}
