import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallError } from '#api/error-body.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { withMark } from '#ui/staff/translation-marks.ts'
import { leaveFreely } from '#ui/staff/unsaved.ts'
import { type TranslateText, useTranslating } from '#ui/staff/use-translating.ts'
import { LONG_TEXT } from '../limits.ts'
import { type ProductInput, productInputSchema, type StaffProduct } from '../product.contract.ts'
import { isOutsideAddress, ownPicturePath } from './picture-address.ts'
import type { ProductDraft } from './product-draft.ts'
import { fieldName, inFormOrder } from './product-fields.ts'
import { type PictureDoors, problemWords } from './product-form-context.ts'
import {
  afterSaving,
  blankValues,
  changedFields,
  inputFrom,
  type ProductFormValues,
  type TextField,
  valuesFrom,
} from './product-form-values.ts'
import { saveProblem } from './save-problem.ts'
import { useProductDrafts } from './use-product-drafts.ts'

/** Of the messages about saving only the last one counts. */
const SAVE = 'save'

/** The form is checked by the very schema that the API uses. */
const schema = z.custom<ProductFormValues>().transform(inputFrom).pipe(productInputSchema)

export type FormProblem = { field: string; message: string }
type Editing = {
  product: StaffProduct | undefined
  pictures: PictureDoors
  translate: TranslateText
  onSave: (input: ProductInput, updatedAt: string | undefined) => Promise<StaffProduct>
  /** A new product has got its own address. */
  onCreated: (product: StaffProduct) => void
}

/** Everything that happens in the product form: what is saved, what is typed, drafts, refusals, and who was faster. */
export function useProductEditing({ product, pictures, translate, onSave, onCreated }: Editing) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [saved, setSaved] = useState(() => ({ values: product ? valuesFrom(product) : blankValues, product }))
  const [basedOn, setBasedOn] = useState(product?.updatedAt ?? null)
  const [theirs, setTheirs] = useState<StaffProduct>()
  const [isSaving, setSaving] = useState(false)
  const [isTakingAddress, setTakingAddress] = useState(false)
  const isBusy = useRef(false)
  const form = useForm<ProductFormValues, unknown, z.output<typeof productInputSchema>>({
    defaultValues: saved.values,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const drafts = useProductDrafts(product?.id, saved.values)
  const translating = useTranslating<TextField>({
    translate,
    read: (name) => form.getValues(name),
    write: (name, text) => form.setValue(name, text, { shouldDirty: true }),
    onFits: (name, german) => {
      const marks = withMark(form.getValues('translationMarks'), name, german, form.getValues(name))
      form.setValue('translationMarks', marks, { shouldDirty: true })
    },
  })

  function show(values: ProductFormValues): void {
    form.reset(values, { keepDefaultValues: true })
  }

  function refuse(sorted: readonly FormProblem[]): void {
    const messages = sorted.slice(0, 2).map(({ message }) => message.replace(/\.$/, ''))
    const more = sorted.length - messages.length
    const named = messages.join(', ')
    showToast({
      kind: 'problem',
      topic: SAVE,
      title: t('check.title', { count: sorted.length }),
      text: more > 0 ? t('check.more', { messages: named, more }) : named,
    })
    focusField(sorted[0]?.field)
  }

  /**
   * Another site's picture is fetched into the library, and its own address takes the place of the foreign one.
   *
   * @returns what went wrong, in words
   */
  async function takeAddress(): Promise<string | undefined> {
    const typed = ownPicturePath(form.getValues('mainImage') ?? '', window.location.origin)
    if (!isOutsideAddress(typed)) {
      if (typed !== form.getValues('mainImage')) form.setValue('mainImage', typed, { shouldDirty: true })
      return undefined
    }
    setTakingAddress(true)
    try {
      const url = await pictures.fetchAddress(typed)
      // Unless the address was changed while the picture was on its way.
      if (ownPicturePath(form.getValues('mainImage'), window.location.origin) === typed)
        form.setValue('mainImage', url, { shouldDirty: true })
      form.clearErrors('mainImage')
      return undefined
    } catch (error) {
      const said = error instanceof CallError && error.status >= 400 && error.status < 500 ? error.body?.error : undefined
      const message = said ?? saveProblem(error, t).text
      form.setError('mainImage', { type: 'server', message })
      return message
    } finally {
      setTakingAddress(false)
    }
  }

  function succeed(answer: StaffProduct, sent: ProductFormValues): void {
    const fresh = valuesFrom(answer)
    const isNew = saved.product === undefined
    const longFields = (Object.keys(sent) as (keyof ProductFormValues)[]).filter(
      (field) => String(sent[field]).length > LONG_TEXT && /De$|Es$|En$/.test(field),
    )
    const notes = [
      ...(answer.isActive ? [] : [t('save.invisible')]),
      ...(longFields.length > 0
        ? [t('product.longToast', { fields: longFields.map((field) => fieldName(field, t, language)).join(', ') })]
        : []),
    ]
    showToast({
      kind: 'done',
      topic: SAVE,
      title: t(isNew ? 'save.created' : 'save.saved'),
      ...(notes.length > 0 ? { text: notes.join(' ') } : {}),
      ...(answer.isActive ? { link: { to: `/product/${answer.slug}`, label: t('save.visible'), isNewTab: true } } : {}),
    })
    const now = afterSaving(structuredClone(form.getValues()), sent, fresh)
    const isMoreTyped = changedFields(fresh, now).length > 0
    if (isNew) {
      drafts.finish(isMoreTyped ? { productId: answer.id, values: now, basedOn: answer.updatedAt } : undefined)
      leaveFreely()
      onCreated(answer)
      return
    }
    drafts.finish()
    setSaved({ values: fresh, product: answer })
    setBasedOn(answer.updatedAt)
    setTheirs(undefined)
    show(now)
  }

  function fail(error: unknown): void {
    const current = error instanceof CallError && error.status === 409 ? (error.body?.current as StaffProduct | undefined) : undefined
    if (current) {
      setTheirs(current)
      return
    }
    const issues = error instanceof CallError ? (error.body?.issues ?? []) : []
    for (const { path, message } of issues) if (path) form.setError(path as keyof ProductFormValues, { type: 'server', message })
    showToast({ kind: 'problem', topic: SAVE, ...saveProblem(error, t) })
    if (issues[0]?.path) focusField(issues[0].path)
  }

  /** @param over the state that is to be replaced knowingly; otherwise the one that the form started from */
  async function save(over?: string): Promise<void> {
    // A double click saves once; a translation that is on its way is waited for.
    if (isBusy.current || translating.isRunning) return
    isBusy.current = true
    setSaving(true)
    hideTopic(SAVE)
    try {
      const addressProblem = await takeAddress()
      if (addressProblem) return refuse([{ field: 'mainImage', message: addressProblem }])
      await form.handleSubmit(
        async (input) => {
          const sent = structuredClone(form.getValues())
          try {
            succeed(await onSave(input, over ?? basedOn ?? undefined), sent)
          } catch (error) {
            fail(error)
          }
        },
        (errors) => refuse(formProblems(errors, t, language)),
      )()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  return {
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
    restore(draft: ProductDraft): void {
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
      const values = valuesFrom(theirs)
      drafts.setAside(values)
      setSaved({ values, product: theirs })
      setBasedOn(theirs.updatedAt)
      setTheirs(undefined)
      show(values)
      showToast({ kind: 'done', title: t('stale.theirsLoaded'), text: t('stale.theirsLoadedText') })
    },
  }
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
export function formProblems(errors: FieldErrors, t: StaffText, language: Language): FormProblem[] {
  return inFormOrder(flatten(errors)).map(({ field, message }) => {
    const words = problemWords(message, language)
    // "The text is too long" fits many fields; what a product needs names its field by itself.
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
