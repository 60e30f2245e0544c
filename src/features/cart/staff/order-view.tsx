import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ComparedLine, ComparedOrder } from '../order/order-comparison.ts'
import type { WrittenOrder } from '../order/order-reading.ts'
import { productName } from '../product-name.ts'
import { differencesOf } from './order-differences.ts'

type OrderViewProps = { order: WrittenOrder; compared: ComparedOrder }

/** Shows an order from a message, with its differences from today's catalogue. */
export function OrderView({ order, compared }: OrderViewProps) {
  const t = useStaffText()
  const { lines, totalThen, totalNow } = compared
  const changed = lines.filter((line) => differencesOf(line).length > 0 || line.writtenQuantity !== undefined).length
  const isPartly = lines.some(({ centsThen, centsNow }) => typeof centsThen !== 'number' || typeof centsNow !== 'number')
  return (
    <section className="panel stack" aria-labelledby="order-title">
      <h2 className="text-lg" id="order-title">
        {order.code ? t('orders.order', { code: order.code }) : t('orders.orderWithoutCode')}
      </h2>
      <ReadingNotes order={order} totalThen={totalThen} />
      <p role="status" className="font-semibold">
        {changed > 0 ? t('orders.changed', { count: changed }) : t('orders.unchanged')}
      </p>
      <table className="tb tb-tight">
        <thead>
          <tr>
            <th scope="col">{t('orders.product')}</th>
            <th scope="col" className="text-right!">
              {order.pricesOf ? t('orders.thenOf', { date: order.pricesOf }) : t('orders.then')}
            </th>
            <th scope="col" className="text-right!">
              {t('orders.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message may have the same line twice, and its lines keep their order
            <OrderRow key={at} line={line} order={order} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="text-ink! text-base!">
              {t('orders.total')}
            </th>
            <td className="text-right">
              {lines.every(({ centsThen }) => centsThen === undefined) ? t('orders.unknown') : <Price cents={totalThen} />}
            </td>
            <td className="text-right">
              <Price cents={totalNow} />
            </td>
          </tr>
        </tfoot>
      </table>
      {isPartly ? <p className="muted sm">{t('orders.partly')}</p> : null}
    </section>
  )
}

/** Notes for staff on how the message was parsed. */
function ReadingNotes({ order, totalThen }: { order: WrittenOrder; totalThen: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { missingParts, partCount, linked, lines, otherCodes, totalCents } = order
  const notes: [title: string, text: string][] = []
  if (missingParts.length > 0)
    notes.push([t('orders.missingParts', { parts: missingParts.join(', '), count: partCount }), t('orders.missingPartsText')])
  else if (!linked) notes.push([t('orders.withoutLink'), t('orders.withoutLinkText')])
  else if (lines.length === 0) notes.push([t('orders.onlyLink'), t('orders.onlyLinkText')])
  if (otherCodes.length > 0) notes.push([t('orders.others', { codes: otherCodes.join(', ') }), t('orders.othersText')])
  if (totalCents !== undefined && missingParts.length === 0 && lines.length > 0 && totalCents !== totalThen)
    notes.push([t('orders.writtenTotal', { total: formatPrice(formatCents(totalCents), language) }), t('orders.writtenTotalText')])
  return notes.map(([title, text]) => (
    <Note key={title} kind="warn" title={title}>
      {text}
    </Note>
  ))
}

function OrderRow({ line, order }: { line: ComparedLine; order: WrittenOrder }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { product, quantity, writtenQuantity, productId } = line
  const name = product ? productName(product, language) : (line.label ?? t('orders.number', { id: productId ?? 0 }))
  const words = line.label && product && line.label !== name ? line.label : undefined
  return (
    <tr>
      <td className="min-w-0 break-words align-top!">
        <span className="num">{quantity} x </span>
        {product ? <Link to={`/admin/products/${product.id}/edit`}>{name}</Link> : name}
        {words ? (
          <span className="block sm muted" lang={order.language}>
            {words}
          </span>
        ) : null}
        <span className="row gap-1.5 empty:hidden">
          {differencesOf(line).map(({ text, look }) => (
            <span key={text} className={`tag tag-${look}`}>
              {t(text)}
            </span>
          ))}
          {writtenQuantity === undefined ? null : (
            <span className="tag tag-limit">{t('orders.inText', { quantity: writtenQuantity })}</span>
          )}
        </span>
      </td>
      <PriceCell cents={line.centsThen} quantity={quantity} unknown={t('orders.unknown')} />
      <PriceCell cents={line.centsNow} quantity={quantity} unknown="–" />
    </tr>
  )
}

type PriceCellProps = { cents: number | null | undefined; quantity: number; unknown: ReactNode }

function PriceCell({ cents, quantity, unknown }: PriceCellProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (typeof cents !== 'number') return <td className="text-right sm align-top!">{cents === null ? t('orders.onRequest') : unknown}</td>
  return (
    <td className="text-right align-top!">
      <span className="whitespace-nowrap">
        <Price cents={cents * quantity} />
      </span>
      {quantity > 1 ? (
        <span className="sm muted block">{t('orders.each', { price: formatPrice(formatCents(cents), language) })}</span>
      ) : null}
    </td>
  )
}

function Price({ cents }: { cents: number }) {
  return formatPrice(formatCents(cents), useStaffLanguage())
}
