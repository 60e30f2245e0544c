import { ArrowLeft, Eye } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { nameOf } from '#i18n/language.ts'
import { WithUnits } from '#ui/site/with-units.tsx'
import type { FormTranslator } from '#ui/staff/fields/use-translating.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { ProductInput, ProductPreviewInput, StaffProduct } from '../../product/product.contract.ts'
import { type PictureActions, PlacesContext, SharedFormContext } from '../entity-form/form-context.ts'
import { FormFoot } from '../entity-form/form-foot.tsx'
import { FormNotes } from '../entity-form/form-notes.tsx'
import { registerInitialValues } from '../entity-form/register-initial-values.ts'
import type { Save } from '../entity-form/saving/use-entity-saving.ts'
import { toSharedForm } from '../entity-form/shared-form.ts'
import { TranslateMissing } from '../entity-form/translate-missing.tsx'
import { useEntityForm } from '../entity-form/use-entity-form.ts'
import { useListLink } from '../lists/list-place.ts'
import { BasicsSection } from './basics-section.tsx'
import { DescriptionSection, ShortDescriptionSection } from './description-sections.tsx'
import type { CalculatorNeeds } from './figures-needed.tsx'
import { FiguresSection } from './figures-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import { productFormByLanguage } from './product-form-kind.ts'
import { blankValues, previewFrom } from './product-form-values.ts'
import { ProductPagePreview } from './product-page-preview.tsx'
import { ProductPreview } from './product-preview.tsx'
import { PublishNote } from './publish-note.tsx'
import { SectionLinks } from './section-links.tsx'
import { StatusSection } from './status-section.tsx'

type ProductFormProps = {
  /** Undefined for a new product. Render each product with its own React `key`, since the form reads this property only once. */
  product: StaffProduct | undefined
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  pictures: PictureActions
  translator: FormTranslator
  onSave: Save<ProductInput, StaffProduct>
  onCreated: (product: StaffProduct) => void
  /** Called before a preview is requested; resolves to an error text if the request would fail. */
  preparePreview: () => Promise<string | undefined>
  calculator: CalculatorNeeds
}

export function ProductForm(props: ProductFormProps) {
  const { product, categories, subcategories, pictures, translator, onSave, onCreated, preparePreview, calculator } = props
  const t = useStaffText()
  const kind = productFormByLanguage[useStaffLanguage()]
  const [category, ...otherCategories] = categories
  const blank = category && otherCategories.length === 0 ? { ...blankValues, categoryId: String(category.id) } : blankValues
  const editing = useEntityForm({ kind, entity: product, blank, pictures, translator, onSave, onCreated })
  const { form, saved } = editing
  const shared = toSharedForm(editing, pictures)
  const [shown, setShown] = useState<ProductPreviewInput>()
  const { to: listAddress, state: listState } = useListLink(saved.entity?.id)
  const openPreview = () => setShown({ ...previewFrom(form.getValues()), ...(saved.entity ? { id: saved.entity.id } : {}) })
  return (
    <SharedFormContext value={shared}>
      <PlacesContext value={{ categories, subcategories }}>
        <FormProvider {...form} register={registerInitialValues(form.register, saved.values)}>
          <form
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void editing.save()
            }}
          >
            <div className="wrap am pb-8">
              <FormHead product={saved.entity} />
              <SectionLinks isBeside={false} />
              <div className="aform">
                <div className="stack [--gap:1.25rem]">
                  <FormNotes editing={editing} />
                  {saved.entity && !saved.entity.isActive ? <PublishNote /> : null}
                  <TranslateMissing />
                  <BasicsSection />
                  <ShortDescriptionSection />
                  <DescriptionSection />
                  <PriceSection />
                  <FiguresSection calculator={calculator} />
                  <PicturesSection />
                  <StatusSection />
                </div>
                <aside className="aside stack [--gap:1.25rem] max-lg:mt-5">
                  <SectionLinks isBeside />
                  <ProductPreview />
                  <IconButton icon={Eye} onClick={openPreview}>
                    {t('preview.open')}
                  </IconButton>
                </aside>
              </div>
            </div>
            <FormFoot editing={editing} cancelTo={listAddress} cancelState={listState} onPreview={openPreview} />
          </form>
          {shown ? (
            <ProductPagePreview
              product={shown}
              prepare={preparePreview}
              viewHref={saved.entity?.isActive ? kind.publicPath(saved.entity) : undefined}
              onClose={() => setShown(undefined)}
            />
          ) : null}
        </FormProvider>
      </PlacesContext>
    </SharedFormContext>
  )
}

function FormHead({ product }: { product: StaffProduct | undefined }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <div className="stack mb-4 [--gap:.25rem]">
      <Link className="btn btn-quiet -ml-3" {...useListLink(product?.id)}>
        <ArrowLeft className="ic" aria-hidden="true" />
        {t('product.back')}
      </Link>
      <div className="row row-b">
        <h1>{product ? <WithUnits>{nameOf(product, 'name', language)}</WithUnits> : t('product.newTitle')}</h1>
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
