import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type PathValue, type Resolver, useForm } from 'react-hook-form'
import { CallError } from '#api/error-body.ts'
import { isRefusal, newKey } from '#api/idempotent-calls.ts'
import { issuesOf } from '#api/refusals.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { PlainKey } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { withNote } from '#ui/staff/translation-notes.ts'
import type { Draft, Sending } from '#ui/staff/typed/draft.ts'
import { leaveFreely } from '#ui/staff/typed/unsaved.ts'
import { type DraftedForm, useDrafts } from '#ui/staff/typed/use-drafts.ts'
import { type TranslateText, useTranslating } from '#ui/staff/use-translating.ts'
import { changedInput } from './changed-input.ts'
import type { PictureActions } from './form-context.ts'
import { type FormProblem, focusField, formProblems } from './form-problems.ts'
import { type SaveWords, saveProblem } from './save-problem.ts'
import { savedMessage } from './saved-message.ts'
import { useConflict } from './use-conflict.ts'
import { useTakenAddress } from './use-taken-address.ts'

/** Of the messages about saving only the last one counts. */
const SAVE = 'save'
/** What has to be mended first: the message goes as soon as the mending has begun. */
export const CHECK = 'check'

export type Saved = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** All that the product's form and those of the categories do not have in common. */
export type FormKind<Values extends FieldValues, Input extends object, Entity extends Saved> = DraftedForm<Values> & {
  /** Checks the form by the contract's schema, after what is typed was made into an input of the API. */
  resolver: Resolver<Values, unknown, Input>
  valuesFrom: (entity: Entity) => Values
  /** The form after saving: what was sent in the shape that the server gave it, and what was typed meanwhile. */
  afterSaving: (now: Values, sent: Values, saved: Values) => Values
  /** Puts problems into the order in which a reader of the form meets them. */
  inFormOrder: (problems: readonly FormProblem[]) => FormProblem[]
  fieldName: (field: string, t: StaffText, language: Language) => string
  /** The field of the picture that may be given by its address. */
  pictureField: Path<Values>
  /** The fields that hold translations: "nameEs". */
  translations: readonly string[]
  /** Where visitors see it. */
  publicPath: (entity: Entity) => string
  words: SaveWords & Record<'created' | 'saved' | 'invisible', PlainKey>
}

/** Sends what was changed, or all of something new, under a key that stands for this one wish. */
export type Save<Input, Entity> = (sending: Sending<Partial<Input>>) => Promise<Entity>

type Editing<Values extends FieldValues, Input extends object, Entity extends Saved> = {
  kind: FormKind<Values, Input, Entity>
  /** Undefined for a new one, which starts from `blank`. */
  entity: Entity | undefined
  blank: Values
  pictures: PictureActions
  translate: TranslateText
  onSave: Save<Input, Entity>
  /** A new one has got its own address. */
  onCreated: (entity: Entity) => void
}

/** Everything that happens in a long form: what is saved, what is typed, drafts, refusals, and who was faster. */
export function useEntityForm<Values extends FieldValues, Input extends object, Entity extends Saved>({
  kind,
  entity,
  blank,
  pictures,
  translate,
  onSave,
  onCreated,
}: Editing<Values, Input, Entity>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [saved, setSaved] = useState<Base<Values, Entity>>(() => ({
    values: entity ? kind.valuesFrom(entity) : blank,
    entity,
    basedOn: entity?.updatedAt ?? null,
  }))
  // What a save begins from is known at once, not only at the next rendering.
  const base = useRef(saved)
  const begin = (next: Base<Values, Entity>) => {
    base.current = next
    setSaved(next)
  }
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const isLeaving = useRef(false)
  const form = useForm<Values, unknown, Input>({
    defaultValues: saved.values as DefaultValues<Values>,
    resolver: kind.resolver,
    shouldFocusError: false,
  })
  const drafts = useDrafts(kind, entity?.id, saved.values)
  const conflict = useConflict(form, kind)
  // Which fields a form has is known to its kind alone; here their names are enough.
  const read = (name: string) => (form.getValues(name as Path<Values>) as string | undefined) ?? ''
  const write = (name: string, value: string | string[]) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  const translating = useTranslating({
    translate,
    read,
    write,
    onFits: (name, german) => {
      const notes = (form.getValues('translationNotes' as Path<Values>) as string[] | undefined) ?? []
      write('translationNotes', withNote(notes, name, german, read(name)))
    },
  })
  const { pictureField, changedFields } = kind
  const { takeAddress, isTakingAddress } = useTakenAddress(form, kind, pictures, saved.values[kind.pictureField])
  const problemsOf = (errors: FieldErrors) => formProblems(kind, errors, t, language)

  function show(values: Values): void {
    form.reset(values, { keepDefaultValues: true })
  }

  function refuse(sorted: readonly FormProblem[]): void {
    const messages = sorted.slice(0, 2).map(({ message }) => message.replace(/\.$/, ''))
    const more = sorted.length - messages.length
    const named = messages.join(', ')
    showToast({
      kind: 'problem',
      topic: CHECK,
      title: t('check.title', { count: sorted.length }),
      text: more > 0 ? t('check.more', { messages: named, more }) : named,
    })
    focusField(sorted[0]?.field)
  }

  const tellSaved = (answer: Entity, sent: Values, isNew: boolean) =>
    showToast({ topic: SAVE, ...savedMessage(kind, { answer, sent, isNew, t, language }) })

  /**
   * @param isToSave whether Save was pressed with what was typed since `sent`
   * @returns whether something was typed meanwhile that is still to be saved here
   */
  function succeed(answer: Entity, sent: Values, isToSave: boolean): boolean {
    const fresh = kind.valuesFrom(answer)
    const isNew = base.current.entity === undefined
    const now = kind.afterSaving(structuredClone(form.getValues()), sent, fresh)
    const isMoreTyped = changedFields(fresh, now).length > 0
    if (isNew) {
      tellSaved(answer, sent, isNew)
      drafts.finish(isMoreTyped ? { id: answer.id, values: now, base: fresh, basedOn: answer.updatedAt, isToSave } : undefined)
      // Until the line has brought its own page, another Save here would make a second one.
      isLeaving.current = true
      leaveFreely()
      onCreated(answer)
      return false
    }
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
      // What only one of both has changed needs no question.
      show(kind.afterSaving(mine, before.values, theirs))
      conflict.open({ fields: body?.conflicts, mine, theirs, basedOn: before.basedOn })
      return
    }
    const issues = issuesOf(error)
    for (const { path, message } of issues) if (path) form.setError(path as Path<Values>, { type: 'server', message })
    showToast({ kind: 'problem', topic: issues[0]?.path ? CHECK : SAVE, ...saveProblem(error, t, kind.words) })
    if (issues[0]?.path) focusField(issues[0].path)
  }

  /**
   * What was sent before and never answered is sent again as it was, with its key: then it is known what stands there.
   *
   * @returns whether there is something to save beyond it
   */
  async function settle(): Promise<boolean> {
    const unanswered = drafts.unanswered()
    if (!unanswered) return true
    const { sent, ...sending } = unanswered
    try {
      const answer = await onSave(sending as Sending<Partial<Input>>)
      drafts.noteSent(undefined)
      const isNew = base.current.entity === undefined
      if (succeed(answer, sent, true)) return true
      if (!isNew) tellSaved(answer, sent, false)
      return false
    } catch (error) {
      if (!isRefusal(error)) {
        fail(error)
        return false
      }
      // It was never done, and is not wanted as it was.
      drafts.noteSent(undefined)
      return true
    }
  }

  async function send(input: Input): Promise<void> {
    const sent = structuredClone(form.getValues())
    const { entity: known, values, basedOn } = base.current
    const key = newKey()
    const sending: Sending<Partial<Input>> = known
      ? { key, input: changedInput(input, changedFields(values, sent)), updatedAt: basedOn ?? undefined }
      : { key, input }
    drafts.noteSent({ ...sending, sent })
    try {
      const answer = await onSave(sending)
      drafts.noteSent(undefined)
      const isNew = base.current.entity === undefined
      succeed(answer, sent, false)
      if (!isNew) tellSaved(answer, sent, false)
    } catch (error) {
      if (isRefusal(error)) drafts.noteSent(undefined)
      fail(error)
    }
  }

  async function save(): Promise<void> {
    // A double click saves once; a translation that is on its way is waited for.
    if (isBusy.current || translating.isRunning || !conflict.isSettled()) return
    isBusy.current = true
    setSaving(true)
    hideTopic(SAVE)
    hideTopic(CHECK)
    try {
      if (!(await settle())) return
      const addressProblem = await takeAddress()
      if (addressProblem) return refuse([{ field: pictureField, message: addressProblem }])
      await form.handleSubmit(send, (errors) => refuse(problemsOf(errors)))()
    } finally {
      isBusy.current = isLeaving.current
      setSaving(isLeaving.current)
    }
  }

  function goOnWith(draft: Draft<Values>): void {
    const { entity: known, values, basedOn } = base.current
    drafts.adopt(draft)
    begin({ ...base.current, basedOn: draft.basedOn ?? basedOn })
    // What was sent of something new says itself what was typed since; a blank may hold other defaults by now.
    const isSentNew = draft.unanswered && !known
    show(draft.base && !isSentNew ? kind.afterSaving(draft.values, draft.base, values) : draft.values)
  }

  // What was typed since a new one was saved goes on at its own address as if the form had stayed open.
  const takeOver = useEffectEvent(() => {
    const taken = drafts.takeOver()
    if (!taken) return
    goOnWith(taken.draft)
    if (taken.isToSave) void save()
  })
  useEffect(() => takeOver(), [])

  return {
    kind,
    form,
    saved,
    /** The state that an unsaved change would be judged by: while both versions are before the person, the earlier one. */
    basedOn: conflict.current ? conflict.current.basedOn : saved.basedOn,
    drafts,
    translating,
    conflict,
    isSaving,
    isTakingAddress,
    takeAddress,
    save,
    restore(draft: Draft<Values>): void {
      goOnWith(draft)
      showToast({ kind: 'done', title: t('draft.restored') })
    },
    /** Each field as it was chosen, or mine in all of them; everything else is merged already. */
    async saveChosen(isMineInAll = false): Promise<void> {
      if (isMineInAll) conflict.chooseAll('mine')
      if (!conflict.isSettled()) return
      await save()
    },
    /** Theirs comes into the form; mine stays as a draft. */
    loadTheirs(): void {
      const { values } = base.current
      drafts.setAside(values)
      conflict.close()
      show(values)
      showToast({ kind: 'done', title: t('stale.theirsLoaded'), text: t('stale.theirsLoadedText') })
    },
  }
}

type Base<Values, Entity> = {
  values: Values
  entity: Entity | undefined
  /** The state that what is typed started from; null for something new. */
  basedOn: string | null
}
