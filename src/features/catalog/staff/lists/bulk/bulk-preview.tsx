import { Fragment, useMemo, useState } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { nameOf } from '#i18n/language.ts'
import { formatPriceChange } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category } from '../../../category/category.contract.ts'
import type { BulkAnswer, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { fieldLabel } from '../../entity-form/form-problems.ts'
import { inOrderOfChecks, largeChangeOf } from './preview-checks.ts'
import { changedFigures, PRICES, useValueWords, type ValueWords, withKeptPrice } from './value-words.ts'

/** Number of products that the table shows at first. */
export const PREVIEWED_ROWS = 100

export type BulkPreviewProps = {
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
  const products = useMemo(() => inOrderOfChecks(preview.products), [preview])
  const shown = isWhole ? products : products.slice(0, PREVIEWED_ROWS)
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
                <Values {...{ product, row, publishesIncomplete, words, me }} />
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

type ValuesProps = Pick<BulkPreviewProps, 'publishesIncomplete' | 'me'> & {
  product: BulkResultRow
  row: ProductListRow | undefined
  words: ValueWords
}

function Values({ product, row, publishesIncomplete, words, me }: ValuesProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const missing = product.missing.map((need) => t(`publish.${need}`)).join(', ')
  const reason = useUnchangedReason({ product, row, words, me })
  const { before, after } = withKeptPrice(product, row)
  const fields = Object.keys(after)
  if (reason !== undefined)
    return (
      <td colSpan={2} className={product.result === 'same' ? 'muted' : 'text-red'}>
        {reason}
      </td>
    )
  if (product.result === 'incomplete' && !publishesIncomplete)
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
      const text = field === 'specs' ? changedFigures(product, values, words).join('\n') : words(field, values[field])
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
      <td className={`num muted ${space}`}>{column(before)}</td>
      <td className={`num ${space}`}>
        <b>{column(after)}</b>
        {change === undefined ? null : <span className="tag tag-limit ml-2">{formatPriceChange({ percent: change }, language)}</span>}
        {missing === '' ? null : <span className="block text-red">{t('bulk.lacks', { missing })}</span>}
      </td>
    </>
  )
}

type Product = { product: BulkResultRow; row: ProductListRow | undefined; words: ValueWords; me: string | undefined }

/** The reason why a product stays unchanged, for a conflict who changed which field to which value; undefined if it changes. */
function useUnchangedReason({ product, row, words, me }: Product): string | undefined {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { result, note, problems, conflicts, before } = product
  if (result === 'conflict') {
    const labelOf = (field: string) =>
      field === 'oldPrice' && !row?.newPrice ? fieldName(language, 'price', 'product') : fieldLabel(field, language, 'product')
    const fields = conflicts.map(({ field }) => t('bulk.conflictField', { field: labelOf(field), value: words(field, before[field]) }))
    const by = conflicts[0]?.by
    return t(by !== undefined && by === me ? 'bulk.conflictOwn' : 'bulk.conflict', { fields: fields.join('; '), by: by ?? '' })
  }
  if (result === 'faulty') return problems.map(({ message }) => message).join(' ')
  if (result !== 'same') return undefined
  if (note === 'in-stock') return t('bulk.inStock')
  // A draft may have no price at all, which is not "on request".
  return t(!note ? 'bulk.same' : row?.priceOnRequest === false ? 'bulk.noPrice' : 'bulk.onRequest')
}
