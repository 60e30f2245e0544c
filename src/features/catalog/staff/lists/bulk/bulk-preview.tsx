import { Fragment, useMemo, useState } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatPriceChange } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category } from '../../../category/category.contract.ts'
import { type Attribute, type AttributeKey, attributes } from '../../../goods/attributes.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { BulkAnswer, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'

/** Number of products that the table shows at first. */
export const FIRST = 100
const PRICES: readonly string[] = ['oldPrice', 'newPrice']

type BulkPreviewProps = {
  preview: BulkAnswer
  /** False if drafts that lack fields needed for publication stay drafts. */
  publishesIncomplete: boolean
  rows: ReadonlyMap<number, ProductListRow>
  categories: readonly Category[]
  subcategories: readonly Category[]
  /** Name of the signed-in person as the history shows it; a conflict with this person's own change has another text. */
  me: string | undefined
}

/** Table with the values of each product before and after the change, or the reason why the product stays unchanged. */
export function BulkPreview({ preview, publishesIncomplete, rows, me, ...places }: BulkPreviewProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = useValueWords(places)
  const [isWhole, setWhole] = useState(false)
  // Rows that staff should check come first: the table may be cut off.
  const products = useMemo(() => sortBy(preview.products, needsCheck), [preview])
  const shown = isWhole ? products : products.slice(0, FIRST)
  return (
    <>
      <table className="tb tb-tight bulk-preview">
        <caption className="sr">{t('bulk.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bulk.product')}</th>
            <th scope="col">{t('bulk.before')}</th>
            <th scope="col">{t('bulk.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => {
            const row = rows.get(product.id)
            return (
              <tr key={product.id}>
                <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
                  {row ? nameOf(row, 'name', language) : product.name}
                </th>
                <Values {...{ product, publishesIncomplete, words, me }} />
              </tr>
            )
          })}
        </tbody>
      </table>
      {preview.products.length > shown.length ? (
        <button className="btn btn-quiet" type="button" onClick={() => setWhole(true)}>
          {t('bulk.more', { count: preview.products.length })}
        </button>
      ) : null}
    </>
  )
}

type Words = (field: string, value: unknown) => string
type ValuesProps = Pick<BulkPreviewProps, 'publishesIncomplete' | 'me'> & { product: BulkResultRow; words: Words }

function Values({ product, publishesIncomplete, words, me }: ValuesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const missing = product.missing.map((need) => t(`publish.${need}`)).join(', ')
  const reason = useReason(product, me)
  const fields = Object.keys(product.after)
  if (reason !== undefined)
    return (
      <td colSpan={2} className={product.result === 'same' ? 'muted' : 'text-red'}>
        {reason}
      </td>
    )
  if (missing !== '' && !publishesIncomplete)
    return (
      <td colSpan={2} className="text-red">
        {t('bulk.staysDraft', { missing })}
      </td>
    )
  // A price must not wrap, a text may.
  const space = fields.every((field) => PRICES.includes(field)) ? 'whitespace-pre' : 'whitespace-pre-line'
  if (product.result === 'deleted') return <td colSpan={2}>{t('bulk.goes')}</td>
  const isOffer = PRICES.every((field) => fields.includes(field))
  const change = largeChangeOf(product)
  const column = (values: Record<string, unknown>) =>
    fields.map((field, index) => {
      const text = field === 'specs' ? figuresOf(product, values, words).join('\n') : words(field, values[field])
      return (
        <Fragment key={field}>
          {index > 0 ? <br /> : null}
          {isOffer && field === 'oldPrice' ? (
            <s className="font-normal">
              <span className="sr">{t('bulk.crossedOut')} </span>
              {text}
            </s>
          ) : (
            <>
              {isOffer ? <span className="sr">{t('bulk.toPay')} </span> : null}
              {text}
            </>
          )}
        </Fragment>
      )
    })
  return (
    <>
      <td className={`num muted ${space}`}>{column(product.before)}</td>
      <td className={`num ${space}`}>
        <b>{column(product.after)}</b>
        {change === undefined ? null : <span className="tag tag-limit ml-2">{formatPriceChange({ percent: change }, language)}</span>}
        {missing === '' ? null : <span className="block text-red">{t('bulk.lacks', { missing })}</span>}
      </td>
    </>
  )
}

function needsCheck(product: BulkResultRow): boolean {
  const { result, missing } = product
  return result === 'conflict' || result === 'faulty' || missing.length > 0 || largeChangeOf(product) !== undefined
}

/** Change of the price to pay in percent, if the price changes by more than half. */
export function largeChangeOf({ before, after }: Pick<BulkResultRow, 'before' | 'after'>): number | undefined {
  const [was, is] = [before, after].map(({ newPrice, oldPrice }) => newPrice ?? oldPrice)
  if (typeof was !== 'string' || typeof is !== 'string' || !isLargePriceChange(was, is)) return undefined
  return Math.round((Number(is) / Number(was) - 1) * 100)
}

/** The items that match first, in their order, then all others. */
function sortBy<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}

/** The reason why a product stays unchanged; undefined if it changes. */
function useReason({ result, note, problems, conflicts }: BulkResultRow, me: string | undefined): string | undefined {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (result === 'conflict') {
    const fields = conflicts.map(({ field }) => fieldName(language, field, 'product')).join(', ')
    const by = conflicts[0]?.by
    if (by !== undefined && by === me) return t('bulk.conflictOwn', { fields })
    return t('bulk.conflict', { fields, by: by ?? '' })
  }
  if (result === 'faulty') return problems.map(({ message }) => message).join(' ')
  return result === 'same' ? t(note ? 'bulk.onRequest' : 'bulk.same') : undefined
}

function figuresOf({ before, after }: BulkResultRow, values: Record<string, unknown>, words: Words): string[] {
  const [one, other] = [before.specs ?? {}, after.specs ?? {}] as Record<string, unknown>[]
  const keys = Object.keys({ ...one, ...other }).filter((key) => one?.[key] !== other?.[key])
  return keys.map((key) => words(`specs.${key}`, (values.specs as Record<string, unknown> | undefined)?.[key]))
}

function useValueWords({ categories, subcategories }: Pick<BulkPreviewProps, 'categories' | 'subcategories'>): Words {
  const t = useStaffText()
  const language = useStaffLanguage()
  const nameIn = (list: readonly Category[], id: unknown) => {
    const found = list.find((one) => one.id === id)
    return found ? nameOf(found, 'name', language) : '–'
  }
  return (field, value) => {
    if (field === 'subcategoryId') return nameIn(subcategories, value)
    if (value === null || value === undefined || value === '') return '–'
    if (PRICES.includes(field)) return formatPrice(String(value), language)
    if (field === 'categoryId') return nameIn(categories, value)
    if (field === 'stockStatus' && stockStatuses.includes(value as StockStatus)) return t(`stock.${value as StockStatus}`)
    if (typeof value === 'boolean') return t(value ? 'bulk.yes' : 'bulk.no')
    if (field.startsWith('specs.')) return figureWords(field.slice('specs.'.length) as AttributeKey, value, language)
    return String(value)
  }
}

function figureWords(key: AttributeKey, value: unknown, language: 'es' | 'de' | 'en'): string {
  const attribute: Attribute = attributes[key]
  if (attribute.kind === 'choice') return attribute.choices[String(value)]?.[language] ?? String(value)
  const words = typeof value === 'number' ? formatNumber(value, language) : String(value)
  return `${words}${attribute.unit ? ` ${attribute.unit}` : ''}`
}
