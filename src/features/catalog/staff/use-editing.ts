import { useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type PathValue, type Resolver, useForm } from 'react-hook-form'
import { CallError } from '#api/error-body.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import type { Draft } from '#ui/staff/draft.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { withMark } from '#ui/staff/translation-marks.ts'
import { leaveFreely } from '#ui/staff/unsaved.ts'
import { type DraftedForm, useDrafts } from '#ui/staff/use-drafts.ts'
import { type TranslateText, useTranslating } from '#ui/staff/use-translating.ts'
import { LONG_TEXT } from '../limits.ts'
import { type LongForm, type PictureDoors, problemWords } from './form-context.ts'
import { isOutsideAddress, ownPicturePath } from './picture-address.ts'
import { type PlainKey, type SaveWords, saveProblem } from './save-problem.ts'

/** Of the messages about saving only the last one counts. */
const SAVE = 'save'
/** What has to be mended first: the message goes as soon as the mending has begun. */
export const CHECK = 'check'

export type FormProblem = { field: string; message: string }
type Saved = { id: number; updatedAt: string; isActive: boolean; outdatedTexts: readonly string[] }

/** All that the product's form and those of the categories do not have in common. */
export type FormKind<Values extends FieldValues, Input, Entity extends Saved> = DraftedForm<Values> & {
  /** Checks the form by the very schema that the API uses. */
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

type Editing<Values extends FieldValues, Input, Entity extends Saved> = {
  kind: FormKind<Values, Input, Entity>
  /** Undefined for a new one, which starts from `blank`. */
  entity: Entity | undefined
  blank: Values
  pictures: PictureDoors
  translate: TranslateText
  onSave: (input: Input, updatedAt: string | undefined) => Promise<Entity>
  /** A new one has got its own address. */
  onCreated: (entity: Entity) => void
}

/** Everything that happens in a long form: what is saved, what is typed, drafts, refusals, and who was faster. */
export function useEditing<Values extends FieldValues, Input, Entity extends Saved>({
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
  const [saved, setSaved] = useState(() => ({ values: entity ? kind.valuesFrom(entity) : blank, entity }))
  const [basedOn, setBasedOn] = useState(entity?.updatedAt ?? null)
  const [theirs, setTheirs] = useState<Entity>()
  const [isSaving, setSaving] = useState(false)
  const [isTakingAddress, setTakingAddress] = useState(false)
  const isBusy = useRef(false)
  const form = useForm<Values, unknown, Input>({
    defaultValues: saved.values as DefaultValues<Values>,
    resolver: kind.resolver,
    shouldFocusError: false,
  })
  const drafts = useDrafts(kind, entity?.id, saved.values)
  // Which fields a form has is known to its kind alone; here their names are enough.
  const read = (name: string) => (form.getValues(name as Path<Values>) as string | undefined) ?? ''
  const write = (name: string, value: string | string[]) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  const translating = useTranslating({
    translate,
    read,
    write,
    onFits: (name, german) => {
      const marks = (form.getValues('translationMarks' as Path<Values>) as string[] | undefined) ?? []
      write('translationMarks', withMark(marks, name, german, read(name)))
    },
  })
  const { pictureField, changedFields } = kind
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

  const typedAddress = () => read(pictureField)
  const putPicture = (url: string) => write(pictureField, url)

  /**
   * Another site's picture is fetched into the library, and its own address takes the place of the foreign one.
   *
   * @returns what went wrong, in words
   */
  async function takeAddress(): Promise<string | undefined> {
    const typed = ownPicturePath(typedAddress(), window.location.origin)
    if (!isOutsideAddress(typed)) {
      if (typed !== typedAddress()) putPicture(typed)
      return undefined
    }
    setTakingAddress(true)
    try {
      const url = await pictures.fetchAddress(typed)
      // Unless the address was changed while the picture was on its way.
      if (ownPicturePath(typedAddress(), window.location.origin) === typed) putPicture(url)
      form.clearErrors(pictureField)
      return undefined
    } catch (error) {
      const said = error instanceof CallError && error.status >= 400 && error.status < 500 ? error.body?.error : undefined
      const message = said ?? saveProblem(error, t, kind.words).text
      form.setError(pictureField, { type: 'server', message })
      return message
    } finally {
      setTakingAddress(false)
    }
  }

  function succeed(answer: Entity, sent: Values): void {
    const fresh = kind.valuesFrom(answer)
    const isNew = saved.entity === undefined
    const longFields = Object.keys(sent).filter((field) => String(sent[field]).length > LONG_TEXT && /De$|Es$|En$/.test(field))
    const notes = [
      ...(answer.isActive ? [] : [t(kind.words.invisible)]),
      ...(longFields.length > 0
        ? [t('product.longToast', { fields: longFields.map((field) => kind.fieldName(field, t, language)).join(', ') })]
        : []),
    ]
    showToast({
      kind: 'done',
      topic: SAVE,
      title: t(isNew ? kind.words.created : kind.words.saved),
      ...(notes.length > 0 ? { text: notes.join(' ') } : {}),
      ...(answer.isActive ? { link: { to: kind.publicPath(answer), label: t('save.visible'), isNewTab: true } } : {}),
    })
    const now = kind.afterSaving(structuredClone(form.getValues()), sent, fresh)
    const isMoreTyped = changedFields(fresh, now).length > 0
    if (isNew) {
      drafts.finish(isMoreTyped ? { id: answer.id, values: now, basedOn: answer.updatedAt } : undefined)
      leaveFreely()
      onCreated(answer)
      return
    }
    drafts.finish()
    setSaved({ values: fresh, entity: answer })
    setBasedOn(answer.updatedAt)
    setTheirs(undefined)
    show(now)
  }

  function fail(error: unknown): void {
    const current = error instanceof CallError && error.status === 409 ? (error.body?.current as Entity | undefined) : undefined
    if (current) {
      setTheirs(current)
      return
    }
    const issues = error instanceof CallError ? (error.body?.issues ?? []) : []
    for (const { path, message } of issues) if (path) form.setError(path as Path<Values>, { type: 'server', message })
    showToast({ kind: 'problem', topic: issues[0]?.path ? CHECK : SAVE, ...saveProblem(error, t, kind.words) })
    if (issues[0]?.path) focusField(issues[0].path)
  }

  /** @param over the state that is to be replaced knowingly; otherwise the one that the form started from */
  async function save(over?: string): Promise<void> {
    // A double click saves once; a translation that is on its way is waited for.
    if (isBusy.current || translating.isRunning) return
    isBusy.current = true
    setSaving(true)
    hideTopic(SAVE)
    hideTopic(CHECK)
    try {
      const addressProblem = await takeAddress()
      if (addressProblem) return refuse([{ field: pictureField, message: addressProblem }])
      await form.handleSubmit(
        async (input) => {
          const sent = structuredClone(form.getValues())
          try {
            succeed(await onSave(input, over ?? basedOn ?? undefined), sent)
          } catch (error) {
            fail(error)
          }
        },
        (errors) => refuse(problemsOf(errors)),
      )()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return {
    kind,
    form,
    saved,
    basedOn,
    drafts,
    translating,
    theirs,
    isSaving,
    isTakingAddress,
    takeAddress,
    save,
    restore(draft: Draft<Values>): void {
      drafts.adopt(draft)
      setBasedOn(draft.basedOn ?? basedOn)
      show(draft.values)
      showToast({ kind: 'done', title: t('draft.restored') })
    },
    /** Both versions are known: mine takes the place of theirs. */
    saveMine: () => save(theirs?.updatedAt),
    /** Theirs comes into the form; mine stays as a draft. */
    loadTheirs(): void {
      if (!theirs) return
      const values = kind.valuesFrom(theirs)
      drafts.setAside(values)
      setSaved({ values, entity: theirs })
      setBasedOn(theirs.updatedAt)
      setTheirs(undefined)
      show(values)
      showToast({ kind: 'done', title: t('stale.theirsLoaded'), text: t('stale.theirsLoadedText') })
    },
  }
}

/** What the pieces of a form take from its editing. */
export function longFormOf(
  {
    kind,
    saved,
    translating,
    takeAddress,
    isTakingAddress,
  }: Pick<
    // biome-ignore lint/suspicious/noExplicitAny: the pieces stand in every form, whatever its fields
    ReturnType<typeof useEditing<any, any, any>>,
    'kind' | 'saved' | 'translating' | 'takeAddress' | 'isTakingAddress'
  >,
  pictures: PictureDoors,
): LongForm {
  const outdated = saved.entity?.outdatedTexts ?? []
  return { saved: saved.values, translations: kind.translations, outdated, translating, pictures, takeAddress, isTakingAddress }
}

/** Brings a field before the person, opened if it is folded away. */
export function focusField(field: string | undefined): void {
  if (!field) return
  requestAnimationFrame(() => {
    const element = document.getElementsByName(field)[0]
    element?.closest('details')?.setAttribute('open', '')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
  })
}

/** What is wrong in the form, in words and in the order in which a reader meets it. */
export function formProblems<Values extends FieldValues>(
  { inFormOrder, fieldName }: Pick<FormKind<Values, never, Saved>, 'inFormOrder' | 'fieldName'>,
  errors: FieldErrors,
  t: StaffText,
  language: Language,
): FormProblem[] {
  return inFormOrder(flatten(errors)).map(({ field, message }) => {
    const words = problemWords(message, language)
    // "The text is too long" fits many fields; what has words of its own names its field by itself.
    return { field, message: message.startsWith('problem.') ? `${fieldName(field, t, language)}: ${words}` : words }
  })
}

function flatten(errors: FieldErrors, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return []
    const field = prefix + name
    if (typeof error.message === 'string') return [{ field, message: error.message }]
    if (Array.isArray(error))
      return error
        .filter(Boolean)
        .slice(0, 1)
        .map((one) => ({ field, message: String(one.message) }))
    return flatten(error as FieldErrors, `${field}.`)
  })
}
