import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createPendingWrites, type PendingStorage } from '#api/pending-writes.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import type { SentForm, SentSave } from '#ui/staff/typed/draft.ts'
import type { SavedEntity } from '../form-kind.ts'
import { type FormProblem, focusField, formProblems, PROBLEMS_TOPIC } from '../form-problems.ts'
import { pickChangedInput } from './changed-input.ts'
import { useConfirmation } from './use-confirmation.ts'
import { SAVE_TOPIC, type SavedForm, useSaveOutcome } from './use-save-outcome.ts'
import { useWaitingSave } from './use-waiting-save.ts'

/** Sends changed fields, or all fields of a new entity, with the idempotency key of this save. */
export type Save<Input, Entity> = (sending: SentSave<Partial<Input>>) => Promise<Entity>

type Saving<Values extends FieldValues, Input extends object, Entity extends SavedEntity> = SavedForm<Values, Input, Entity> & {
  isTranslating: boolean
  /** Returns the name of a field whose picture is still being uploaded; undefined if there is none. */
  picturesUnderWay: () => string | undefined
  importPicture: () => Promise<string | undefined>
  onSave: Save<Input, Entity>
}

/** Sends a long form, after a save without an answer that is still pending. */
export function useEntitySaving<Values extends FieldValues, Input extends object, Entity extends SavedEntity>({
  isTranslating,
  picturesUnderWay,
  importPicture,
  onSave,
  ...saved
}: Saving<Values, Input, Entity>) {
  const { kind, form, drafts, conflict, base } = saved
  const t = useStaffText()
  const language = useStaffLanguage()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const isPublishing = useRef(false)
  const confirmation = useConfirmation(form.getValues, kind.confirms)
  const { succeed, fail, isLeaving } = useSaveOutcome(saved, confirmation)
  const waitingSave = useWaitingSave<Values>({
    read: () => form.getValues(),
    changedFields: (before, now) => kind.changedFields(before, now).filter((field) => field !== kind.pictureField && field !== 'images'),
  })
  /** True while a save or translation is running, or while a conflict is undecided. */
  const isHeld = () => isBusy.current || isTranslating || !conflict.isSettled()
  const writes = createPendingWrites(drafts.pending as PendingStorage<SentForm<Values, Partial<Input>>>)
  const sendForm = ({ sent: _, ...sending }: SentForm<Values, Partial<Input>>, key: string) => onSave({ key, ...sending })

  function refuse(sorted: readonly FormProblem[]): void {
    // The fields have the messages; FormNotes lists several.
    showToast({ kind: 'problem', topic: PROBLEMS_TOPIC, title: t('check.title', { count: sorted.length }) })
    focusField(sorted[0]?.field)
  }

  /**
   * Sends a pending save again.
   *
   * @returns true if there are further changes to save
   */
  async function settle(): Promise<boolean> {
    try {
      const settled = await writes.resend(sendForm)
      return !settled || succeed(settled.answer, settled.body.sent, true)
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function send(typed: Input): Promise<void> {
    const sent = structuredClone(form.getValues())
    const { entity: known, values, basedOn } = base.current
    const context = { stored: known, isConfirmed: confirmation.isConfirmedNow(), isPublishing: isPublishing.current }
    const review = kind.review?.(typed, context) ?? { input: typed, consent: {} }
    if (review === 'unconfirmed') return confirmation.ask()
    const { input, consent } = review
    const sending = known
      ? { input: { ...pickChangedInput(input, kind.changedFields(values, sent)), ...consent }, updatedAt: basedOn ?? undefined }
      : { input: { ...input, ...consent } }
    try {
      succeed(await writes.send({ ...sending, sent }, sendForm), sent, false)
    } catch (error) {
      fail(error)
    }
  }

  async function save(asks: { isPublishing?: boolean } = {}): Promise<void> {
    if (isHeld()) return
    isBusy.current = true
    isPublishing.current = asks.isPublishing ?? false
    setSaving(true)
    waitingSave.drop()
    hideTopic(SAVE_TOPIC)
    hideTopic(PROBLEMS_TOPIC)
    try {
      if (!(await settle())) return
      const waiting = picturesUnderWay()
      if (waiting) {
        waitingSave.wait(isPublishing.current)
        return focusField(waiting)
      }
      const addressProblem = await importPicture()
      if (addressProblem) return refuse([{ field: kind.pictureField, message: addressProblem }])
      await form.handleSubmit(send, (errors) => refuse(formProblems(kind, errors, language)))()
    } finally {
      isBusy.current = isLeaving.current
      setSaving(isLeaving.current)
    }
  }

  return {
    isSaving,
    save,
    /** Begins a save that waits for pictures, once none of the form is being uploaded. `areAllThere`: each of them has arrived. */
    resumeSave: (areAllThere: boolean) => waitingSave.end(areAllThere && !isHeld(), (asks) => void save(asks)),
    confirming: {
      refusals: confirmation.refusals,
      isConfirmed: confirmation.isConfirmed,
      /** Confirms the values in the form, and resumes the save that was stopped. */
      confirm(): void {
        confirmation.confirm()
        if (confirmation.isWaiting) void save({ isPublishing: isPublishing.current })
      },
    },
  }
}
