import type { ReactNode } from 'react'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { MOST_HOURS } from '#features/sizing/carries.ts'
import type { Kit } from '#features/sizing/kits.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { ShoppingCart } from '#ui/site/icons.tsx'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useKitMessage } from './kit-message.ts'

export type KitsProps = { sizing: Sizing; products: readonly ProductCard[]; phone: string }

/** What the shop has for a household: kits, the cheapest complete system, a generator as the other way. */
export function CalculatorKits({ sizing, products, phone }: KitsProps) {
  const t = usePageText()
  const { language } = useVisit()
  const { kits, system, generator, needs, shortage } = sizing
  const message = useKitMessage(sizing, products)
  const tenths = (value: number) => formatNumber(Math.ceil(value / 100) / 10, language)
  const other = generator && products.find(({ id }) => id === generator.id)
  return (
    <>
      <h2 className="text-xl">{t('calc.kits')}</h2>
      {needs.dailyWh <= 0 ? <p>{t('calc.nothing')}</p> : needs.backupWh <= 0 ? <p>{t('calc.noOutage')}</p> : null}
      {shortage ? (
        <>
          <p>{t(`calc.noKit.${shortage}`, { kw: tenths(needs.continuousW), surge: tenths(needs.surgeW) })}</p>
          <a className="btn btn-wide" href={whatsappLink(phone, message())}>
            <WhatsappIcon />
            {t('calc.check')}
          </a>
        </>
      ) : null}
      {kits.map((kit) => (
        <KitCard key={kit.classes[0]} kit={kit} products={products} chat={whatsappLink(phone, message(kit))}>
          {formatList(
            kit.classes.map((kitClass) => t(`calc.class.${kitClass}`)),
            language,
          )}
        </KitCard>
      ))}
      {kits.some(({ lines }) => lines.length > 1) ? <p className="sm muted">{t('calc.leavesOut')}</p> : null}
      {system ? (
        <>
          <KitCard kit={system} products={products} chat={whatsappLink(phone, message(system))}>
            {t('calc.system')}
          </KitCard>
          <p className="sm muted">{t('calc.systemLeavesOut')}</p>
        </>
      ) : null}
      {other ? (
        <p>
          <a href={`/product/${other.slug}`}>
            <WithUnits>
              {t('calc.generatorWay', {
                name: nameOf(other, 'name', language),
                kva: tenths(needs.generatorVa),
              })}
            </WithUnits>
          </a>
          {generator.cents === null ? null : `, ${formatPrice(formatCents(generator.cents), language)} USD`}
        </p>
      ) : null}
    </>
  )
}

type KitCardProps = { kit: Kit; products: readonly ProductCard[]; chat: string; children: ReactNode }

function KitCard({ kit, products, chat, children }: KitCardProps) {
  const t = usePageText()
  const { language } = useVisit()
  const { lines, cents, carriedHours, orderedIds } = kit
  const known = lines.flatMap(({ id, quantity }) => {
    const product = products.find((one) => one.id === id)
    return product ? { product, quantity } : []
  })
  const hours =
    carriedHours >= MOST_HOURS ? t('calc.manyHours') : t('calc.hours', { hours: formatNumber(Math.floor(carriedHours), language) })
  return (
    <section className="kit stack [--gap:.5rem]">
      <h3 className="row row-b">
        {children} <small>{t('calc.carries', { hours })}</small>
      </h3>
      <ul className="sm">
        {known.map(({ product, quantity }) => (
          <li key={product.id}>
            {`${quantity} × `}
            <a href={`/product/${product.slug}`}>
              <WithUnits>{nameOf(product, 'name', language)}</WithUnits>
            </a>
            {orderedIds.includes(product.id) ? ` (${t('calc.ordered')})` : null}
          </li>
        ))}
      </ul>
      <p className="tot">
        <span>{t('calc.total')}</span>
        <b>
          {cents === null ? t('calc.ask') : formatPrice(formatCents(cents), language)}
          {cents === null ? null : <small> USD</small>}
        </b>
      </p>
      <button type="button" className="btn btn-sun btn-wide js" data-kit={lines.map(({ id, quantity }) => `${id}.${quantity}`).join('-')}>
        <ShoppingCart />
        {t('calc.addKit')}
      </button>
      <a className="btn btn-wide" href={chat}>
        <WhatsappIcon />
        {t('calc.check')}
      </a>
    </section>
  )
}
