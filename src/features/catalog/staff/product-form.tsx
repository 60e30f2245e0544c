import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { formatMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { SaveBar } from '#ui/staff/save-bar.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/unsaved.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import type { TranslateText } from '#ui/staff/use-translating.ts'
import type { Category, Subcategory } from '../category.contract.ts'
import type { ProductInput, StaffProduct } from '../product.contract.ts'
import { BasicsSection } from './basics-section.tsx'
import { DescriptionSection, ShortDescriptionSection } from './description-sections.tsx'
import { FiguresSection } from './figures-section.tsx'
import { FormParts } from './form-parts.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import { fieldName } from './product-fields.ts'
import { type PictureDoors, ProductFormContext } from './product-form-context.ts'
import { changedFields, type ProductFormValues, valuesFrom } from './product-form-values.ts'
import { ProductPreview } from './product-preview.tsx'
import { StatusSection } from './status-section.tsx'
import { TranslateMissing } from './translate-missing.tsx'
import { focusField, formProblems, useProductEditing } from './use-product-editing.ts'

const LIST = '/admin/dashboard'

type ProductFormProps = {
  /** Undefined for a new one. Give another product another `key`. */
  product: StaffProduct | undefined
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  pictures: PictureDoors
  translate: TranslateText
  onSave: (input: ProductInput, updatedAt: string | undefined) => Promise<StaffProduct>
  onCreated: (product: StaffProduct) => void
}

/** Everything that staff can say about a product, in one form. */
export function ProductForm({ product, categories, subcategories, pictures, translate, onSave, onCreated }: ProductFormProps) {
  const editing = useProductEditing({ product, pictures, translate, onSave, onCreated })
  const { form, saved, takeAddress, isTakingAddress } = editing
  const outdated = saved.product?.outdatedTexts ?? []
  const parts = {
    saved: saved.values,
    outdated,
    translating: editing.translating,
    categories,
    subcategories,
    pictures,
    takeAddress,
    isTakingAddress,
  }
  return (
    <ProductFormContext value={parts}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void editing.save()
          }}
        >
          <div className="wrap am pb-8">
            <FormHead product={saved.product} />
            <FormParts isBeside={false} />
            <div className="aform">
              <div className="stack [--gap:1.25rem]">
                <FormNotes editing={editing} />
                <TranslateMissing />
                <BasicsSection />
                <ShortDescriptionSection />
                <DescriptionSection />
                <PriceSection />
                <FiguresSection />
                <PicturesSection />
                <StatusSection />
              </div>
              <aside className="aside stack [--gap:1.25rem] max-lg:mt-5">
                <FormParts isBeside />
                <ProductPreview />
              </aside>
            </div>
          </div>
          <FormFoot editing={editing} />
        </form>
      </FormProvider>
    </ProductFormContext>
  )
}

type EditingPart = { editing: ReturnType<typeof useProductEditing> }

function FormHead({ product }: { product: StaffProduct | undefined }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <div className="stack mb-4 [--gap:.25rem]">
      <Link className="btn btn-quiet -ml-3" to={LIST}>
        <ArrowLeft className="ic" aria-hidden="true" />
        {t('product.back')}
      </Link>
      <div className="row row-b">
        <h1>{product ? nameOf(product, 'name', language) : t('product.newTitle')}</h1>
        {product ? (
          <span className="row gap-1.5">
            <span className={product.isActive ? 'tag tag-ok' : 'tag'}>{t(product.isActive ? 'staff.active' : 'staff.inactive')}</span>
            {product.isFeatured ? <span className="tag tag-ink">{t('staff.featured')}</span> : null}
          </span>
        ) : null}
      </div>
    </div>
  )
}

/** What stands above the fields: a draft to go on with, what has to be mended, or that somebody else was faster. */
function FormNotes({ editing }: EditingPart) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { drafts, theirs, form, isSaving } = editing
  const problems = formProblems(useFormState({ control: form.control }).errors, t, language)
  const stale = useRef<HTMLDivElement>(null)
  const { offered } = drafts

  useEffect(() => {
    if (!theirs) return
    stale.current?.focus({ preventScroll: true })
    stale.current?.scrollIntoView({ block: 'center' })
  }, [theirs])

  return (
    <>
      {offered ? (
        <Note title={t('draft.found', { when: formatMoment(offered.savedAt, language) })}>
          <p>{t('draft.text')}</p>
          <div className="row mt-2">
            <button className="btn" type="button" onClick={() => editing.restore(offered)}>
              {t('draft.restore')}
            </button>
            <button className="btn btn-quiet" type="button" onClick={() => drafts.discard(offered)}>
              {t('draft.discard')}
            </button>
          </div>
        </Note>
      ) : null}
      {theirs ? (
        <Note ref={stale} kind="error" title={t('stale.title')}>
          <p>{t('stale.text')}</p>
          <p>
            {t('stale.fields', {
              fields:
                changedFields(valuesFrom(theirs), form.getValues())
                  .map((field) => fieldName(field, t, language))
                  .join(', ') || '–',
            })}
          </p>
          <div className="row mt-2">
            <button className="btn" type="button" disabled={isSaving} onClick={() => void editing.saveMine()}>
              {t('stale.mine')}
            </button>
            <button className="btn" type="button" disabled={isSaving} onClick={editing.loadTheirs}>
              {t('stale.theirs')}
            </button>
          </div>
        </Note>
      ) : null}
      {problems.length > 0 ? (
        <Note kind="error" title={t('check.title', { count: problems.length })}>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusField(field)
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </>
  )
}

/** Watches every keystroke, so that the rest of the form need not: counts changes, keeps the draft, guards the way out. */
function FormFoot({ editing }: EditingPart) {
  const t = useStaffText()
  const isReady = useHydrated()
  const { form, saved, basedOn, drafts, isSaving, translating } = editing
  const values = useWatch({ control: form.control }) as ProductFormValues
  const changes = changedFields(saved.values, values).length
  const { watch } = drafts

  useEffect(() => watch({ values: structuredClone(values), saved: saved.values, basedOn }), [watch, values, saved, basedOn])
  useUnsavedQuestion(changes > 0 ? t('save.leave') : undefined)

  return (
    <SaveBar
      changes={changes}
      isNew={saved.product === undefined}
      isSaving={isSaving}
      isTranslating={translating.isRunning}
      isReady={isReady}
      cancelTo={LIST}
      viewHref={saved.product?.isActive ? `/product/${saved.product.slug}` : undefined}
      warning={drafts.canKeep ? undefined : t('save.noDraft')}
    />
  )
}
