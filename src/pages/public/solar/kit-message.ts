import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { appliancesOf } from '#features/sizing/household/appliances.ts'
import { withOtherChemistry } from '#features/sizing/household/household.ts'
import { encodeHousehold, withoutNames } from '#features/sizing/household/household-link.ts'
import { allLines, type Kit } from '#features/sizing/kits/kit.ts'
import { MAX_RUNTIME_HOURS } from '#features/sizing/runtime.ts'
import { roundNeeds } from '#features/sizing/shown-needs.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatDate, formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { useSecondCurrencyFormatter } from '#ui/site/approximate.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useApplianceName } from './calculator-rows.tsx'

/** Returns a function that formats how long a kit powers the household: "15 h". */
export function useHoursText(): (kit: Kit) => string {
  const t = usePageText()
  const { language } = useVisit()
  return ({ carriedHours }) =>
    carriedHours >= MAX_RUNTIME_HOURS ? t('calc.manyHours') : t('calc.hours', { hours: formatNumber(Math.floor(carriedHours), language) })
}

/** Returns a function for the text about the runtime of a kit: "Aguanta 15 h". */
export function useRuntimeText(): (kit: Kit) => string {
  const t = usePageText()
  const hoursOf = useHoursText()
  return (kit) => t('calc.carries', { hours: hoursOf(kit) })
}

/** Returns a function that names the classes of a kit: "Justo y Cómodo". */
export function useClassesText(): (kit: Kit) => string {
  const t = usePageText()
  const { language } = useVisit()
  return ({ classes }) =>
    formatList(
      classes.map((kitClass) => t(`calc.class.${kitClass}`)),
      language,
    )
}

/** The household with the other battery chemistry, and its link. */
function otherHome({ household, appliances }: Pick<Sizing, 'household' | 'appliances'>) {
  const other = withOtherChemistry(household)
  return { household: other, home: encodeHousehold(other, appliancesOf(appliances)) }
}

/** Maximum length of an encoded message (our choice, as for orders). */
const MAX_MESSAGE_LENGTH = 1750

/**
 * Returns a function that composes the chat message to a technician: the calculation, the kit with its class and runtime if one
 * is given, the appliances if they fit, and the link.
 */
export function useKitMessage(sizing: Sizing, products: readonly ProductCard[]): (kit?: Kit) => string {
  const t = usePageText()
  const { language, publicUrl } = useVisit()
  const approximate = useSecondCurrencyFormatter()
  const { household, needs, calculatedOn, system, otherSystem } = sizing
  const [classesOf, carriedBy] = [useClassesText(), useRuntimeText()]
  const loadName = useApplianceName(sizing)
  const hours =
    household.supply === 'offGrid'
      ? t('calc.messageOffGrid')
      : t('calc.messageOutage', {
          hours: formatNumber(household.outageHours, language),
          when: t(household.isNight ? 'calc.messageNight' : 'calc.messageDay'),
        })
  const daily = formatNumber(roundNeeds(needs).daily, language)
  const loads = household.loads.map((load) => {
    const hours = formatNumber(load.dayHours + load.nightHours, language)
    return `${load.count} x ${loadName(load)} ${t('calc.hours', { hours })}`
  })
  const appliances = `${t('calc.entered')}: ${loads.join(', ')}`
  // A household without appliances has no figures.
  if (needs.dailyWh <= 0) return () => t('solar.askMessage')
  return (kit) => {
    const { home, household } = kit === otherSystem && kit ? otherHome(sizing) : sizing
    const words = { daily, hours, battery: t(`calc.${household.chemistry}`) }
    const lines = (kit ? allLines(kit) : []).flatMap(({ id, quantity }) => {
      const product = products.find((one) => one.id === id)
      if (!kit || !product) return []
      const way = availabilityKey(kit, id)
      return `${quantity} x ${nameOf(product, 'name', language)}${product.sku ? ` [${product.sku}]` : ''}${way ? ` (${t(way)})` : ''}`
    })
    const total =
      kit && `${t('calc.total')}: ${kit.cents === null ? t('calc.ask') : `${formatPrice(formatCents(kit.cents), language)} USD`}`
    const linkTo = (of: string) => `${publicUrl}/cuba-energia-solar?home=${encodeURIComponent(of)}`
    const before = [
      t(kit ? 'calc.message' : 'calc.messageNoKit', words),
      ...(kit ? [`${kit === system || kit === otherSystem ? '' : `${classesOf(kit)}. `}${carriedBy(kit)}:`] : []),
      ...lines,
      ...(total ? [total] : []),
      ...(kit?.cents ? approximate(kit.cents) : []),
      t('calc.estimate', { date: formatDate(calculatedOn, language) }),
    ]
    const brief = withoutNames(home)
    const shortest = brief === home ? [...before, linkTo(home)] : [...before, t('calc.messageNameless'), linkTo(brief)]
    const fitting = [
      [...before, appliances, linkTo(home)],
      [...before, linkTo(home)],
    ].find((message) => encodeURIComponent(message.join('\n')).length <= MAX_MESSAGE_LENGTH)
    return (fitting ?? shortest).join('\n')
  }
}

/** Keys of notes about products that are not in stock. */
export const availabilityKeys = { limited: 'buy.onReservation', out_of_stock: 'calc.ordered' } as const

/** Note on the availability of a product in a kit; undefined if it is in stock. */
export function availabilityKey(
  { orderedIds, reservedIds }: Kit,
  id: number,
): (typeof availabilityKeys)[keyof typeof availabilityKeys] | undefined {
  if (orderedIds.includes(id)) return availabilityKeys.out_of_stock
  return reservedIds.includes(id) ? availabilityKeys.limited : undefined
}
