import { useState } from 'react'
import type { HistoryEntry, HistoryKind } from '#features/history/history.contract.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import type { Wording } from '#features/history/staff/value-words.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from '../frame/staff-api.ts'

type FormHistoryProps<Entity> = {
  kind: HistoryKind
  subject: number
  wording?: Wording
  /** Asks for what stands there now. */
  find: () => Promise<Entity>
  /** How it is after an undo. */
  onUndone: (entity: Entity) => void
  /** The undo has put it into the trash. */
  onGone: () => void
}

/** The history of what a form shows, below the form. */
export function FormHistory<Entity>({ kind, subject, wording = {}, find, onUndone, onGone }: FormHistoryProps<Entity>) {
  const t = useStaffText()
  const api = useStaffApi()

  async function show({ action }: HistoryEntry): Promise<void> {
    if (action === 'created' || action === 'restored') return onGone()
    try {
      onUndone(await find())
    } catch (error) {
      showToast({ kind: 'problem', title: t('staff.failedTitle'), text: failureText(error, t) })
    }
  }

  return (
    <div className="wrap pb-8">
      <HistoryPanel api={api} of={{ kind, subject }} wording={wording} onUndone={(entry) => void show(entry)} />
    </div>
  )
}

/**
 * State of a form: as loaded, or as an undo left it. What was typed is kept as a draft and offered.
 *
 * @returns also the key under which the form starts afresh
 */
export function useUndone<Entity extends { id: number; updatedAt: string }>(loaded: Entity | undefined) {
  const [undone, setUndone] = useState<Entity>()
  const isThis = undone !== undefined && undone.id === loaded?.id
  const entity = isThis ? undone : loaded
  return { entity, formKey: entity ? `${entity.id} ${isThis ? entity.updatedAt : ''}` : 'new', setUndone }
}
