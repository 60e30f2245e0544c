import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { isOnSale } from '#kit/price.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { ProductCard } from '../../pages/card/product-card.tsx'
import type { ProductCard as Card } from '../../product/product.contract.ts'
import { useSharedForm } from '../entity-form/form-context.ts'
import { PreviewFrame } from '../entity-form/preview-frame.tsx'
import { typedPrices } from '../entity-form/typed-price.ts'
import { useProductFields } from './product-form-context.ts'
import { type ProductFormValues, toProductInput } from './product-form-values.ts'

/** The product card as visitors see it, in a chosen language, updated while staff type. */
export function ProductPreview() {
  const t = useStaffText()
  const { control } = useProductFields()
  const { pictures } = useSharedForm()
  const values = useDeferredValue(useWatch({ control })) as ProductFormValues
  const card = cardFrom(values, t('product.previewNameless'))
  return (
    <PreviewFrame>
      <ProductCard product={card}>
        {card.mainImage?.startsWith('/') ? <img src={pictures.small(card.mainImage, 480)} alt="" width={480} height={360} /> : null}
      </ProductCard>
    </PreviewFrame>
  )
}

/** Converts form values to a product card; an invalid price is left out. */
function cardFrom(values: ProductFormValues, nameless: string): Card {
  const input = toProductInput(values)
  const priced = typedPrices(values)
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
    ...priced,
    onSale: isOnSale(priced),
    isFeatured: values.isFeatured,
    stockStatus: values.stockStatus,
    availabilityTextDe: input.availabilityTextDe ?? '',
    availabilityTextEs: input.availabilityTextEs ?? '',
    availabilityTextEn: input.availabilityTextEn ?? '',
    mainImage: values.mainImage || null,
    sortOrder: 0,
    wattPeak: null,
    goods: 'other',
    specs: Object.fromEntries(Object.entries(input.specs ?? {}).filter(([, value]) => !Number.isNaN(value))),
  }
}
