import { MAX_BATTERIES } from '#features/catalog/fit/batteries/battery-bank.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { parsePictureUrl, renditionUrl } from '#features/media/rendition.ts'
import { allLines, type Kit, type KitClass, kitClasses, kitClassFactors, shortageReasons } from '#features/sizing/kits/kit.ts'
import { gainOver } from '#features/sizing/kits/kit-gain.ts'
import { roundNeeds } from '#features/sizing/shown-needs.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import { formatCents } from '#kit/money.ts'
import { Approximate, useSecondCurrencyFormatter } from '#ui/site/approximate.tsx'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { ShoppingCart } from '#ui/site/icons.tsx'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { availabilityKey, availabilityKeys, useClassesText, useKitMessage, useRuntimeText } from './kit-message.ts'
import { useNotIncludedText, useYieldText } from './kit-words.ts'
import { useOtherSystemText } from './other-system.ts'

export type KitsProps = {
  sizing: Sizing
  products: readonly ProductCard[]
  phone: string
  /** True if kits show pictures of their products. */
  hasPictures: boolean
}

/** Offers for a household: kits, the cheapest complete system, and a generator as an alternative. */
export function CalculatorKits({ sizing, products, phone, hasPictures }: KitsProps) {
  const t = usePageText()
  const { language, pricedOn } = useVisit()
  const { home, kits, system, otherSystem, generator, needs, shortage, missing, household } = sizing
  const message = useKitMessage(sizing, products)
  const classesOf = useClassesText()
  const leavesOut = useNotIncludedText(sizing)
  const differenceOf = useOtherSystemText(sizing)
  const approximate = useSecondCurrencyFormatter()
  const shown = roundNeeds(needs)
  const figure = (key: keyof typeof shown) => formatNumber(shown[key], language)
  const missingFor = (reason: (typeof shortageReasons)[number]) =>
    formatList(
      kitClasses.filter((kitClass) => missing?.[kitClass] === reason).map((kitClass) => t(`calc.class.${kitClass}`)),
      language,
    )
  /** Texts about the advantages of a kit over the previous one, besides its runtime. */
  const brings = (kit: Kit, before: Kit | undefined) =>
    Object.entries(before ? gainOver(kit, before, sizing) : {})
      .map(([what, figures]) =>
        t(`calc.more.${what as keyof ReturnType<typeof gainOver>}`, {
          now: formatNumber(figures.now, language),
          before: formatNumber(figures.before, language),
        }),
      )
      .join(' ')
  const other = generator && products.find(({ id }) => id === generator.id)
  return (
    <>
      <h2 className="text-xl">{t('calc.kits')}</h2>
      {needs.backupWh <= 0 ? <p>{t(whyNoKit(sizing))}</p> : null}
      {shortage ? (
        <>
          <p>
            {t(`calc.noKit.${shortage}`, {
              kw: figure('continuous'),
              surge: figure('surge'),
              kwh: figure('battery'),
              most: MAX_BATTERIES,
              isOffGrid: household.supply === 'offGrid',
              isAgm: household.chemistry === 'agm',
            })}
          </p>
          <ChatLink className="btn btn-wide" href={whatsappLink(phone, message())}>
            <WhatsappIcon />
            {t('calc.check')}
          </ChatLink>
        </>
      ) : null}
      {kits.length > 0 ? (
        <p className="sm muted">
          {t('calc.classes', { comfortable: percentOver(kitClassFactors.comfortable), reserve: percentOver(kitClassFactors.reserve) })}
        </p>
      ) : null}
      {kits.map((kit, at) => (
        <KitCard
          key={kit.classes[0]}
          kit={kit}
          brings={brings(kit, kits[at - 1])}
          products={products}
          chat={whatsappLink(phone, message(kit))}
          sheet={sheetAddress(home, kit.classes[0])}
          hasPictures={hasPictures}
        >
          {classesOf(kit)}
        </KitCard>
      ))}
      {kits.some(({ classes }) => classes.length === kitClasses.length) ? <p className="sm muted">{t('calc.allClasses')}</p> : null}
      {shortageReasons
        .filter((reason) => missingFor(reason).length > 0)
        .map((reason) => (
          <p key={reason} className="sm">
            {t(`calc.missing.${reason}`, { classes: missingFor(reason), most: MAX_BATTERIES })}
          </p>
        ))}
      {kits.some(({ lines }) => lines.length > 1) ? <p className="sm muted">{leavesOut(kits)}</p> : null}
      {system ? (
        <KitCard
          kit={system}
          products={products}
          chat={whatsappLink(phone, message(system))}
          sheet={sheetAddress(home, 'system')}
          hasPictures={hasPictures}
        >
          {t('calc.system')}
        </KitCard>
      ) : null}
      {otherSystem ? (
        <KitCard
          kit={otherSystem}
          hasOtherChemistry
          brings={differenceOf(otherSystem)}
          products={products}
          chat={whatsappLink(phone, message(otherSystem))}
          hasPictures={hasPictures}
        >
          {t('calc.otherSystem', { isAgm: household.chemistry !== 'agm' })}
        </KitCard>
      ) : null}
      {system || otherSystem ? <p className="sm muted">{t('calc.systemLeavesOut')}</p> : null}
      {other ? (
        <p>
          <a href={`/product/${other.slug}`}>
            <WithUnits>
              {t('calc.generatorWay', {
                name: nameOf(other, 'name', language),
                kva: figure('generator'),
              })}
            </WithUnits>
          </a>
          {generator.cents === null
            ? null
            : `, ${[`${formatPrice(formatCents(generator.cents), language)} USD`, ...approximate(generator.cents)].join(' ')}`}
          {generator.cents !== null && pricedOn ? ` ${t('saved.pricedOn', { day: pricedOn })}` : null}
          {generator.stock === 'in_stock' ? null : ` (${t(availabilityKeys[generator.stock])})`}
        </p>
      ) : needs.dailyWh > 0 && (household.supply === 'offGrid' || household.outageHours > 0) ? (
        <p className="sm muted">{t('calc.noGenerator', { kva: figure('generator') })}</p>
      ) : null}
    </>
  )
}

const percentOver = (factor: number) => Math.round((factor - 1) * 100)

function whyNoKit({ household, needs }: Sizing) {
  const { loads, outageHours, isNight } = household
  if (needs.dailyWh <= 0) return loads.some(({ count }) => count > 0) ? 'calc.noUse' : 'calc.nothing'
  if (outageHours <= 0) return 'calc.noOutage'
  return isNight ? 'calc.idleNight' : 'calc.idleDay'
}

/** A thumbnail in the smallest rendition. Its styles are inline, because the calculator's script drops the rules of a page it fetches. */
function KitPicture({ url }: { url: string | null }) {
  const known = parsePictureUrl(url)
  if (!known) return null
  const style = { background: known.colour, display: 'inline', margin: '.2rem .6rem .2rem 0', verticalAlign: 'middle' }
  return <img src={renditionUrl(known.shown, 240, 'webp', true)} alt="" width={48} height={36} loading="lazy" style={style} />
}

type KitCardProps = {
  kit: Kit
  /** True if the kit's batteries have another chemistry than the household on the page. */
  hasOtherChemistry?: boolean
  brings?: string
  products: readonly ProductCard[]
  /** Address of the chat; '' if the company has no phone. */
  chat: string
  /** Address of the installer's sheet; undefined for the system with the other chemistry, which belongs to another household. */
  sheet?: string
  hasPictures: boolean
  children: string
}

function KitCard({ kit, hasOtherChemistry, brings, products, chat, sheet, hasPictures, children }: KitCardProps) {
  const t = usePageText()
  const { language, pricedOn } = useVisit()
  const carriedBy = useRuntimeText()
  const { lines, cents, charging, offGrid } = kit
  const whole = allLines(kit)
  const yieldOf = useYieldText()
  const known = whole.flatMap(({ id, quantity }, at) => {
    const product = products.find((one) => one.id === id)
    return product ? { product, quantity, way: availabilityKey(kit, id), isPart: at >= lines.length } : []
  })
  return (
    <section className="kit stack [--gap:.5rem]">
      <h3 className="row row-b">
        {`${children} `}
        <small>{carriedBy(kit)}</small>
      </h3>
      <ul className="sm">
        {known.map(({ product, quantity, way, isPart }) => (
          <li key={product.id}>
            {hasPictures && !isPart ? <KitPicture url={product.mainImage} /> : null}
            {`${quantity} × `}
            <a href={`/product/${product.slug}`}>
              <WithUnits>{nameOf(product, 'name', language)}</WithUnits>
            </a>
            {way ? <b>{` (${t(way)})`}</b> : null}
          </li>
        ))}
      </ul>
      {brings ? <p className="sm">{brings}</p> : null}
      {offGrid ? <p className="sm">{yieldOf(offGrid)}</p> : null}
      {charging ? <p className="sm">{t('calc.limit', charging)}</p> : null}
      <p className="tot">
        <span>{t('calc.total')}</span>
        <b>
          {cents === null ? t('calc.ask') : formatPrice(formatCents(cents), language)}
          {cents === null ? null : <small> USD{pricedOn ? ` ${t('saved.pricedOn', { day: pricedOn })}` : null}</small>}
        </b>
        <Approximate cents={cents} isDated />
      </p>
      {/* Products that are not in stock cannot be added to the cart, as on their own pages. */}
      {known.some(({ way }) => way) ? (
        <p className="sm">{t('calc.askFirst')}</p>
      ) : (
        <button
          type="button"
          className="btn btn-sun btn-wide js"
          data-kit={whole.map(({ id, quantity }) => `${id}.${quantity}`).join('-')}
          data-other={hasOtherChemistry ? '' : undefined}
        >
          <ShoppingCart />
          {t('calc.addKit')}
        </button>
      )}
      <ChatLink className="btn btn-wide" href={chat}>
        <WhatsappIcon />
        {t('calc.check')}
      </ChatLink>
      {sheet ? (
        <a className="sm" href={sheet}>
          {t('sheet.title')}
        </a>
      ) : null}
    </section>
  )
}

/** Kit of an installer's sheet: the one of a class, or the complete system. */
export type SheetKit = KitClass | 'system'

/** Address of the installer's sheet of a calculation; without `kit` that of the first kit. */
export function sheetAddress(home: string, kit?: SheetKit): string {
  return `/cuba-energia-solar/hoja?home=${encodeURIComponent(home)}${kit ? `&kit=${kit}` : ''}`
}
