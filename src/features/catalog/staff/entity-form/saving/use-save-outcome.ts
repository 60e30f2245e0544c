import { type RefObject, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError } from '#api/error-body.ts'
import { issuesOf } from '#api/refusals.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { allowLeaving } from '#ui/staff/typed/unsaved.ts'
import type { useDrafts } from '#ui/staff/typed/use-drafts.ts'
import type { FormKind, SavedEntity } from '../form-kind.ts'
import { focusField, PROBLEMS_TOPIC } from '../form-problems.ts'
import { saveProblem } from './save-problem.ts'
import { savedMessage } from './saved-message.ts'
import type { useConflict } from './use-conflict.ts'

/** Topic of messages about saving; a new message replaces the one before. */
export const SAVE_TOPIC = 'save'

/** The last saved state that this form knows. */
export type SavedState<Values, Entity> = {
  values: Values
  entity: Entity | undefined
  /** `updatedAt` of the entity that editing started from; null for a new entity. */
  basedOn: string | null
}

export type SavedForm<Values extends FieldValues, Input extends object, Entity extends SavedEntity> = {
  kind: FormKind<Values, Input, Entity>
  form: UseFormReturn<Values, unknown, Input>
  drafts: ReturnType<typeof useDrafts<Values>>
  conflict: ReturnType<typeof useConflict<Values, Input>>
  /** The saved state that a save compares the form with. A ref, since a save needs it before the next rendering. */
  base: Readonly<RefObject<SavedState<Values, Entity>>>
  begin: (next: SavedState<Values, Entity>) => void
  show: (values: Values) => void
  /** Called once a new entity is stored, so that the page can go to the entity's own address. */
  onCreated: (entity: Entity) => void
}

/** Shows the outcome of a save in the form: saved, refused, conflict, or no answer. */
export function useSaveOutcome<Values extends FieldValues, Input extends object, Entity extends SavedEntity>(
  { kind, form, drafts, conflict, base, begin, show, onCreated }: SavedForm<Values, Input, Entity>,
  confirmation: { reset: () => void; ask: () => void },
) {
  const t = useStaffText()
  const language = useStaffLanguage()
  /** True while the page of a new entity loads: another Save here would create a second entity. */
  const isLeaving = useRef(false)

  const tellSaved = (answer: Entity, sent: Values, isNew: boolean) =>
    showToast({ topic: SAVE_TOPIC, ...savedMessage(kind, { answer, sent, isNew, t, language }) })

  return {
    isLeaving,
    /**
     * Shows the saved state, or leaves for the page of a new entity.
     *
     * @param isToSave true if Save was pressed again after `sent`
     * @returns true if texts typed in the meantime still have to be saved by this form
     */
    succeed(answer: Entity, sent: Values, isToSave: boolean): boolean {
      const fresh = kind.valuesFrom(answer)
      const isNew = base.current.entity === undefined
      const now = kind.afterSaving(structuredClone(form.getValues()), sent, fresh)
      const isMoreTyped = kind.changedFields(fresh, now).length > 0
      if (isNew) {
        tellSaved(answer, sent, isNew)
        drafts.finish(sent, isMoreTyped ? { id: answer.id, values: now, base: fresh, basedOn: answer.updatedAt, isToSave } : undefined)
        isLeaving.current = true
        allowLeaving()
        onCreated(answer)
        return false
      }
      confirmation.reset()
      drafts.finish()
      begin({ values: fresh, entity: answer, basedOn: answer.updatedAt })
      conflict.close()
      show(now)
      // A save that is sent again is followed by one of the further texts, whose message suffices.
      if (!(isToSave && isMoreTyped)) tellSaved(answer, sent, false)
      return isMoreTyped
    },
    fail(error: unknown): void {
      const body = error instanceof CallError && error.status === 409 ? error.body : undefined
      const current = body?.current as Entity | undefined
      if (current) {
        const theirs = kind.valuesFrom(current)
        const mine = structuredClone(form.getValues())
        const before = base.current
        begin({ values: theirs, entity: current, basedOn: current.updatedAt })
        // Fields that only one side has changed are merged; the person decides about fields that both have changed.
        show(kind.afterSaving(mine, before.values, theirs))
        conflict.open({ fields: body?.conflicts, mine, theirs, basedOn: before.basedOn })
        return
      }
      if (body?.problem !== undefined && kind.review) {
        confirmation.ask()
        return
      }
      const issues = issuesOf(error)
      for (const { path, message } of issues) if (path) form.setError(path as Path<Values>, { type: 'server', message })
      showToast({ kind: 'problem', topic: issues[0]?.path ? PROBLEMS_TOPIC : SAVE_TOPIC, ...saveProblem(error, t, kind.words) })
      if (issues[0]?.path) focusField(issues[0].path)
    },
  }
}
