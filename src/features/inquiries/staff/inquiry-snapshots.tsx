import { formatPrice } from '#i18n/format.ts'
import { formatCents, parseCents } from '#kit/money.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { CartSnapshot } from '../inquiry.contract.ts'
import { calculatorLabel, formatCalculatorValue } from './calculator-words.ts'
import { type FindProduct, ProductLine, SmallPicture } from './inquiry-products.tsx'

/** The cart as it was when the inquiry was sent, with its prices at that time. */
export function CartSnapshotPanel({ cart, productOf }: { cart: CartSnapshot; productOf: FindProduct }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const price = (cents: number) => formatPrice(formatCents(cents), language)
  const total = cart.lines.reduce((sum, line) => sum + (centsOf(line) ?? 0) * line.quantity, 0)
  return (
    <section className="panel">
      <div className="row row-b mb-2">
        <h2 className="text-lg">{cart.code ? t('inquiries.cartCode', { code: cart.code }) : t('inquiries.cart')}</h2>
        {cart.pricesOf ? <span className="sm muted num">{t('inquiries.pricesOf', { date: cart.pricesOf })}</span> : null}
      </div>
      <ul>
        {cart.lines.map((line, at) => {
          const cents = centsOf(line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the snapshot never changes, and may have the same product twice
            <li key={at} className="row nowrap row-b items-start py-2 border-t border-line">
              <SmallPicture url={line.productId ? productOf(line.productId)?.picture : undefined} />
              <ProductLine
                id={line.productId ?? at + 1}
                name={line.name}
                quantity={line.quantity}
                productOf={line.productId ? productOf : nothing}
              >
                {line.sku ? <span className="muted sm"> {line.sku}</span> : null}
              </ProductLine>
              <span className="num text-right whitespace-nowrap">
                {cents === undefined ? t('inquiries.onRequest') : price(cents * line.quantity)}
                {cents !== undefined && line.quantity > 1 ? <span className="sm muted block">{price(cents)}</span> : null}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="row row-b pt-2 border-t border-line font-bold">
        <span>{t('inquiries.sum')}</span>
        <span className="num">{price(total)}</span>
      </p>
    </section>
  )
}

/** Values from the calculator that were sent with the inquiry. */
export function CalculatorPanel({ calculator }: { calculator: Record<string, unknown> }) {
  const t = useStaffText()
  return (
    <section className="panel">
      <h2 className="text-lg mb-2">{t('inquiries.calculator')}</h2>
      <Entries of={calculator} />
    </section>
  )
}

function Entries({ of }: { of: object }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <dl className="dl">
      {Object.entries(of).map(([name, entry]) => (
        <div key={name}>
          <dt className="muted break-words">{Array.isArray(of) ? Number(name) + 1 : calculatorLabel(name, t)}</dt>
          <dd className="min-w-0 break-words">
            {typeof entry === 'object' && entry !== null ? <Entries of={entry} /> : formatCalculatorValue(entry, t, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const centsOf = ({ price }: { price?: string | null | undefined }) => parseCents(price ?? '')
const nothing = () => undefined
