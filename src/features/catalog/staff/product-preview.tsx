import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Language, languages, nameOf } from '#i18n/language.ts'
import { registerSiteMessages } from '#i18n/site.ts'
import { parseCents } from '#kit/money.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { AnotherVisit, useVisit } from '#ui/visit.ts'
import { PriceTag } from '../price-tag.tsx'
import { ProductTags } from '../product-tags.tsx'
import { SpecLine } from '../spec-line.tsx'
import { StockBadge } from '../stock-line.tsx'
import { useProductFields, useProductForm } from './product-form-context.ts'
import { inputFrom, type ProductFormValues, typedPrice } from './product-form-values.ts'

const catalogues = {
  es: () => import('#i18n/site/es.ts').then(({ es }) => registerSiteMessages('es', es)),
  de: () => import('#i18n/site/de.ts').then(({ de }) => registerSiteMessages('de', de)),
  en: () => import('#i18n/site/en.ts').then(({ en }) => registerSiteMessages('en', en)),
}

/** The card as visitors will see it, in each language, while it is being typed. */
export function ProductPreview() {
  const t = useStaffText()
  const visit = useVisit()
  const { control } = useProductFields()
  const { pictures } = useProductForm()
  const [language, setLanguage] = useState<Language>('es')
  const [ready, setReady] = useState<readonly Language[]>([visit.language])
  const values = useDeferredValue(useWatch({ control })) as ProductFormValues
  const card = cardFrom(values)
  const isReady = ready.includes(language)

  useEffect(() => {
    if (!isReady) void catalogues[language]().then(() => setReady((known) => [...known, language]))
  }, [language, isReady])

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
      <AnotherVisit value={{ ...visit, language: isReady ? language : visit.language }}>
        <article className="card" lang={language}>
          <div className="pic">
            {card.mainImage?.startsWith('/') ? <img src={pictures.small(card.mainImage, 480)} alt="" width={480} height={360} /> : null}
          </div>
          <div className="card-b">
            <div className="card-t">
              <ProductTags product={card} />
            </div>
            <h3>{nameOf(card, 'name', language) || t('product.previewNameless')}</h3>
            <SpecLine specs={card.specs} />
            <p className="sm">
              <StockBadge product={card} />
            </p>
            <PriceTag product={card} />
          </div>
        </article>
      </AnotherVisit>
    </section>
  )
}

/** What of the form a card can show; a price that is only half typed shows nothing yet. */
function cardFrom(values: ProductFormValues) {
  const input = inputFrom(values)
  const price = (text: string) => {
    const typed = typedPrice(text)
    return typed !== null && parseCents(typed) !== undefined ? typed : null
  }
  const specs = Object.fromEntries(Object.entries(input.specs ?? {}).filter(([, value]) => !Number.isNaN(value)))
  return {
    nameDe: values.nameDe,
    nameEs: values.nameEs,
    nameEn: values.nameEn,
    oldPrice: values.priceOnRequest ? null : price(values.oldPrice),
    newPrice: values.priceOnRequest ? null : price(values.newPrice),
    priceOnRequest: values.priceOnRequest,
    isFeatured: values.isFeatured,
    stockStatus: values.stockStatus,
    availabilityTextDe: input.availabilityTextDe ?? '',
    availabilityTextEs: input.availabilityTextEs ?? '',
    availabilityTextEn: input.availabilityTextEn ?? '',
    mainImage: values.mainImage || null,
    specs,
  }
}
