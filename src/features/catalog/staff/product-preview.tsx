import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Language, languages } from '#i18n/language.ts'
import { parseCents } from '#kit/money.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { AnotherVisit, useVisit } from '#ui/visit.ts'
import type { ProductCard as Card } from '../product.contract.ts'
import { ProductCard } from '../product-card.tsx'
import { useLongForm } from './form-context.ts'
import { useProductFields } from './product-form-context.ts'
import { inputFrom, type ProductFormValues, typedPrice } from './product-form-values.ts'

/** The card as visitors will see it, in each language, while it is being typed. */
export function ProductPreview() {
  const t = useStaffText()
  const visit = useVisit()
  const { control } = useProductFields()
  const { pictures } = useLongForm()
  const [language, setLanguage] = useState<Language>('es')
  const values = useDeferredValue(useWatch({ control })) as ProductFormValues
  const card = cardFrom(values, t('product.previewNameless'))

  return (
    <section className="stack [--gap:.6rem]" aria-labelledby="preview-title">
      <div className="row row-b">
        <h2 id="preview-title" className="text-base">
          {t('product.preview')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons that belong together, no form */}
        <div className="lang lang-lg sm" role="group" aria-label={t('product.previewLanguage')}>
          {languages.map((one) => (
            <button key={one} type="button" lang={one} aria-current={one === language || undefined} onClick={() => setLanguage(one)}>
              {one.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <AnotherVisit value={{ ...visit, language }}>
        {/* To look at only: its link would lead away from the form. */}
        <div lang={language} inert>
          <ProductCard product={card}>
            {card.mainImage?.startsWith('/') ? <img src={pictures.small(card.mainImage, 480)} alt="" width={480} height={360} /> : null}
          </ProductCard>
        </div>
      </AnotherVisit>
    </section>
  )
}

/** What of the form a card can show; a price that is only half typed shows nothing yet. */
function cardFrom(values: ProductFormValues, nameless: string): Card {
  const input = inputFrom(values)
  const price = (text: string) => {
    const typed = values.priceOnRequest ? null : typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  const hasName = [values.nameDe, values.nameEs, values.nameEn].some((name) => name.trim())
  return {
    id: 0,
    slug: '',
    name: values.nameDe,
    nameDe: hasName ? values.nameDe : nameless,
    nameEs: values.nameEs,
    nameEn: values.nameEn,
    categoryId: 0,
    subcategoryId: null,
    sku: null,
    oldPrice: price(values.oldPrice),
    newPrice: price(values.newPrice),
    priceOnRequest: values.priceOnRequest,
    onSale: false,
    isFeatured: values.isFeatured,
    stockStatus: values.stockStatus,
    availabilityTextDe: input.availabilityTextDe ?? '',
    availabilityTextEs: input.availabilityTextEs ?? '',
    availabilityTextEn: input.availabilityTextEn ?? '',
    mainImage: values.mainImage || null,
    sortOrder: 0,
    wattPeak: null,
    specs: Object.fromEntries(Object.entries(input.specs ?? {}).filter(([, value]) => !Number.isNaN(value))),
  }
}
