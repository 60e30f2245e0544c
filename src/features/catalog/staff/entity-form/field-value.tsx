import { useContext } from 'react'
import { formatPrice } from '#i18n/format.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { parseCents } from '#kit/money.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type Attribute, type AttributeKey, attributes } from '../../goods/attributes.ts'
import { type GoodsKind, goodsKindDetails } from '../../goods/goods-kinds.ts'
import { stockStatuses } from '../../goods/stock.ts'
import { PlacesContext, useSharedForm } from './form-context.ts'
import { typedPrice } from './typed-price.ts'

/** Value of a form field, read-only: pictures as thumbnails, categories by their names, prices and choices in words. */
export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { pictures } = useSharedForm()
  const places = useContext(PlacesContext)
  const addresses = [value].flat().filter((one): one is string => typeof one === 'string' && one.startsWith('/media/'))
  if (addresses.length > 0) {
    return (
      <span className="mt-1 flex flex-wrap gap-1">
        {addresses.map((address) => (
          <img key={address} className="size-14 rounded-sm object-contain" src={pictures.small(address, 240)} alt={t('history.picture')} />
        ))}
      </span>
    )
  }
  const known = field === 'categoryId' ? places?.categories : field === 'subcategoryId' ? places?.subcategories : undefined
  const place = known?.find(({ id }) => String(id) === value)
  return (
    <b className="block max-h-40 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
      {place ? nameOf(place, 'name', language) : valueWords(field, value, t, language)}
    </b>
  )
}

function valueWords(field: string, value: unknown, t: StaffText, language: Language): string {
  if (value === '' || value === undefined || value === null) return t('history.none')
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no')
  if (Array.isArray(value)) return t('history.pictures', { count: value.length })
  const text = String(value)
  const price = field.endsWith('Price') ? typedPrice(text) : null
  if (price && parseCents(price) !== undefined) return formatPrice(price, language)
  if (field === 'goods') return goodsKindDetails[text as GoodsKind]?.label[language] ?? text
  const attribute: Attribute | undefined = attributes[field.replace(/^specs\./, '') as AttributeKey]
  if (attribute?.kind === 'choice') return attribute.choices[text]?.[language] ?? text
  const stock = field === 'stockStatus' ? stockStatuses.find((one) => one === text) : undefined
  return stock ? t(`stock.${stock}`) : text
}
