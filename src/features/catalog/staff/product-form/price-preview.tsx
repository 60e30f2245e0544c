import type { Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { useStaffText } from '#ui/staff/text.ts'
import { useVisit, VisitContext } from '#ui/visit.ts'
import { PriceTag, ProductTags } from '../../pages/card/price-tag.tsx'
import { invalidPriceFields, typedPrices } from '../entity-form/typed-price.ts'
import { useProductFields } from './product-form-context.ts'

/** The price tag as visitors see it in Spanish, updated while staff type; hidden while a field is no price. */
export function PricePreview({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useStaffText()
  const visit = useVisit()
  const { control } = useProductFields()
  const [priceOnRequest, newPrice, oldPrice] = useWatch({ control, name: ['priceOnRequest', 'newPrice', 'oldPrice'] })
  const typed = { priceOnRequest, newPrice, oldPrice }
  const priced = typedPrices(typed)
  return (
    <div
      ref={ref}
      className="row gap-3 rounded-md border border-line bg-surface px-3 py-2"
      hidden={invalidPriceFields(typed).length > 0}
      data-price-preview
    >
      <span className="sm muted">{t('product.pricePreview')}</span>
      <div aria-live="polite">
        <VisitContext value={{ ...visit, language: 'es', isLow: false }}>
          <div className="row gap-2 [overflow-wrap:normal] [&_.price]:flex-wrap" lang="es">
            <PriceTag product={priced} />
            <ProductTags product={{ ...priced, isFeatured: false }} />
          </div>
        </VisitContext>
      </div>
    </div>
  )
}
