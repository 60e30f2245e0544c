import { useState } from 'react'
import type { HistoryEntry, HistoryKind } from '#features/history/history.contract.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import type { HistoryWording } from '#features/history/staff/value-words.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useStaffApi } from '../frame/staff-api.ts'

type FormHistoryProps<Entity> = {
  kind: HistoryKind
  subject: number
  wording?: HistoryWording
  /** Fetches the current state of the entity. */
  find: () => Promise<Entity>
  /** Receives the entity as it is after an undo. */
  onUndone: (entity: Entity) => void
  /** Called if the undo has moved the entity into the trash. */
  onGone: () => void
}

/** History of the entity of a form, below the form. */
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
 * The entity of a form: as loaded, or as it is after an undo. Input typed before the undo is stored as a draft, which the form continues.
 *
 * @returns also `formKey`, the React key with which the form starts again
 */
export function useEntityAfterUndo<Entity extends { id: number; updatedAt: string }>(loaded: Entity | undefined) {
  const [undone, setUndone] = useState<Entity>()
  const isThis = undone !== undefined && undone.id === loaded?.id
  const entity = isThis ? undone : loaded
  return { entity, formKey: entity ? `${entity.id} ${isThis ? entity.updatedAt : ''}` : 'new', setUndone }
}
