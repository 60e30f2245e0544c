import { type RefObject, useRef, useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError } from '#api/error-body.ts'
import { createPendingWrites, type PendingStorage } from '#api/pending-writes.ts'
import { issuesOf } from '#api/refusals.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import type { SentForm, SentSave } from '#ui/staff/typed/draft.ts'
import { allowLeaving } from '#ui/staff/typed/unsaved.ts'
import type { useDrafts } from '#ui/staff/typed/use-drafts.ts'
import type { FormKind, SavedEntity } from '../form-kind.ts'
import { type FormProblem, focusField, formProblems, PROBLEMS_TOPIC } from '../form-problems.ts'
import { pickChangedInput } from './changed-input.ts'
import { saveProblem } from './save-problem.ts'
import { savedMessage } from './saved-message.ts'
import type { useConflict } from './use-conflict.ts'

/** Topic of messages about saving; a new message replaces the one before. */
const TOAST_TOPIC = 'save'

/** Sends changed fields, or all fields of a new entity, with the idempotency key of this save. */
export type Save<Input, Entity> = (sending: SentSave<Partial<Input>>) => Promise<Entity>

/** The last saved state that this form knows. */
export type SavedState<Values, Entity> = {
  values: Values
  entity: Entity | undefined
  /** `updatedAt` of the entity that editing started from; null for a new entity. */
  basedOn: string | null
}

type Saving<Values extends FieldValues, Input extends object, Entity extends SavedEntity> = {
  kind: FormKind<Values, Input, Entity>
  form: UseFormReturn<Values, unknown, Input>
  drafts: ReturnType<typeof useDrafts<Values>>
  conflict: ReturnType<typeof useConflict<Values, Input>>
  /** The saved state that a save compares the form with. A ref, since a save needs it before the next rendering. */
  base: Readonly<RefObject<SavedState<Values, Entity>>>
  begin: (next: SavedState<Values, Entity>) => void
  show: (values: Values) => void
  isTranslating: boolean
  /** Returns the name of a field whose picture is still being uploaded; undefined if there is none. */
  picturesUnderWay: () => string | undefined
  importPicture: () => Promise<string | undefined>
  onSave: Save<Input, Entity>
  /** Called once a new entity is stored, so that the page can go to the entity's own address. */
  onCreated: (entity: Entity) => void
}

/** Sends a long form and handles each outcome: saved, refused, conflict, or no answer. */
export function useEntitySaving<Values extends FieldValues, Input extends object, Entity extends SavedEntity>({
  kind,
  form,
  drafts,
  conflict,
  base,
  begin,
  show,
  isTranslating,
  picturesUnderWay,
  importPicture,
  onSave,
  onCreated,
}: Saving<Values, Input, Entity>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const isLeaving = useRef(false)
  /** Key of the values that staff have confirmed. */
  const [confirmed, setConfirmed] = useState<string>()
  /** Key of the values whose save waits for a confirmation, and the number of attempts. */
  const [refusal, setRefusal] = useState<{ subject: string; times: number }>()
  const confirmedNow = useRef<string>(undefined)
  const isPublishing = useRef(false)
  const subjectOf = () => kind.confirms?.(form.getValues()) ?? ''
  const setConfirmation = (subject: string | undefined) => {
    confirmedNow.current = subject
    setConfirmed(subject)
    setRefusal(undefined)
  }
  const { pictureField, changedFields } = kind
  const problemsOf = (errors: FieldErrors) => formProblems(kind, errors, language)

  function refuse(sorted: readonly FormProblem[]): void {
    // The fields have the messages; FormNotes lists several.
    showToast({ kind: 'problem', topic: PROBLEMS_TOPIC, title: t('check.title', { count: sorted.length }) })
    focusField(sorted[0]?.field)
  }

  const tellSaved = (answer: Entity, sent: Values, isNew: boolean) =>
    showToast({ topic: TOAST_TOPIC, ...savedMessage(kind, { answer, sent, isNew, t, language }) })

  /**
   * Shows the saved state, or leaves for the page of a new entity.
   *
   * @param isToSave true if Save was pressed again after `sent`
   * @returns true if texts typed in the meantime still have to be saved by this form
   */
  function succeed(answer: Entity, sent: Values, isToSave: boolean): boolean {
    const fresh = kind.valuesFrom(answer)
    const isNew = base.current.entity === undefined
    const now = kind.afterSaving(structuredClone(form.getValues()), sent, fresh)
    const isMoreTyped = changedFields(fresh, now).length > 0
    if (isNew) {
      tellSaved(answer, sent, isNew)
      drafts.finish(sent, isMoreTyped ? { id: answer.id, values: now, base: fresh, basedOn: answer.updatedAt, isToSave } : undefined)
      // Until the new entity's page has loaded, another Save here would create a second entity.
      isLeaving.current = true
      allowLeaving()
      onCreated(answer)
      return false
    }
    setConfirmation(undefined)
    drafts.finish()
    begin({ values: fresh, entity: answer, basedOn: answer.updatedAt })
    conflict.close()
    show(now)
    return isMoreTyped
  }

  function fail(error: unknown): void {
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
      askToConfirm()
      return
    }
    const issues = issuesOf(error)
    for (const { path, message } of issues) if (path) form.setError(path as Path<Values>, { type: 'server', message })
    showToast({ kind: 'problem', topic: issues[0]?.path ? PROBLEMS_TOPIC : TOAST_TOPIC, ...saveProblem(error, t, kind.words) })
    if (issues[0]?.path) focusField(issues[0].path)
  }

  /** Stops a save until the person confirms; the form shows its question again at each attempt. */
  function askToConfirm(): void {
    setRefusal((before) => ({ subject: subjectOf(), times: (before?.times ?? 0) + 1 }))
  }

  const writes = createPendingWrites(drafts.pending as PendingStorage<SentForm<Values, Partial<Input>>>)
  const sendForm = ({ sent: _, ...sending }: SentForm<Values, Partial<Input>>, key: string) => onSave({ key, ...sending })

  /**
   * Sends a pending save again.
   *
   * @returns true if there are further changes to save
   */
  async function settle(): Promise<boolean> {
    try {
      const settled = await writes.resend(sendForm)
      if (!settled) return true
      const { answer, body } = settled
      const isNew = base.current.entity === undefined
      if (succeed(answer, body.sent, true)) return true
      if (!isNew) tellSaved(answer, body.sent, false)
    } catch (error) {
      fail(error)
    }
    return false
  }

  async function send(typed: Input): Promise<void> {
    const sent = structuredClone(form.getValues())
    const { entity: known, values, basedOn } = base.current
    const context = { stored: known, isConfirmed: confirmedNow.current === subjectOf(), isPublishing: isPublishing.current }
    const review = kind.review?.(typed, context) ?? { input: typed, consent: {} }
    if (review === 'unconfirmed') return askToConfirm()
    const { input, consent } = review
    const sending = known
      ? { input: { ...pickChangedInput(input, changedFields(values, sent)), ...consent }, updatedAt: basedOn ?? undefined }
      : { input: { ...input, ...consent } }
    try {
      const answer = await writes.send({ ...sending, sent }, sendForm)
      const isNew = base.current.entity === undefined
      succeed(answer, sent, false)
      if (!isNew) tellSaved(answer, sent, false)
    } catch (error) {
      fail(error)
    }
  }

  async function save(asks: { isPublishing?: boolean } = {}): Promise<void> {
    // Ignores the click while a save or translation is running, or while a conflict is undecided.
    if (isBusy.current || isTranslating || !conflict.isSettled()) return
    isBusy.current = true
    isPublishing.current = asks.isPublishing ?? false
    setSaving(true)
    hideTopic(TOAST_TOPIC)
    hideTopic(PROBLEMS_TOPIC)
    try {
      if (!(await settle())) return
      const waiting = picturesUnderWay()
      if (waiting) {
        showToast({ kind: 'problem', topic: PROBLEMS_TOPIC, title: t('photos.underWay'), text: t('photos.underWayText') })
        return focusField(waiting)
      }
      const addressProblem = await importPicture()
      if (addressProblem) return refuse([{ field: pictureField, message: addressProblem }])
      await form.handleSubmit(send, (errors) => refuse(problemsOf(errors)))()
    } finally {
      isBusy.current = isLeaving.current
      setSaving(isLeaving.current)
    }
  }

  return {
    isSaving,
    save,
    confirming: {
      refusals: (values: Values) => (refusal?.subject === kind.confirms?.(values) ? (refusal?.times ?? 0) : 0),
      isConfirmed: (values: Values) => confirmed !== undefined && confirmed === kind.confirms?.(values),
      /** Confirms the values in the form, and resumes the save that was stopped. */
      confirm(): void {
        setConfirmation(subjectOf())
        if (refusal !== undefined) void save({ isPublishing: isPublishing.current })
      },
    },
  }
}
