import { formatUnitPrice } from '#i18n/format.ts'
import { type Language, textIn } from '#i18n/language.ts'
import { centsToPay, displayPrice } from '#kit/price.ts'
import { type Attribute, attributes, type Specs } from '../goods/attributes.ts'
import { ofSolarInput } from '../goods/figure-rules.ts'
import { figuresOf } from '../goods/figures.ts'
import { type GoodsKind, goods } from '../goods/goods-kinds.ts'
import type { ProductCard } from '../product/product.contract.ts'

export type Compared = Pick<
  ProductCard,
  | 'goods'
  | 'priceOnRequest'
  | 'oldPrice'
  | 'newPrice'
  | 'stockStatus'
  | 'availabilityTextDe'
  | 'availabilityTextEs'
  | 'availabilityTextEn'
  | 'specs'
>
/** A figure of all products, one value a product; null of whoever does not say, undefined of what has no such figure. */
export type FigureRow = {
  key: string
  /** Label; for unit prices the page has it. */
  label: string
  /** Stands once, beside the label; '' where the values say it themselves. */
  unit: string
  values: (string | null | undefined)[]
  differs: boolean
  /** Priority where not all figures fit, lowest first. */
  rank: number
}
export type Comparison = {
  isPriceSame: boolean
  isStockSame: boolean
  /** The price of a watt of a panel; of a battery that of a kilowatt-hour that may be used, and of one of all its cycles. */
  perUnit: FigureRow[]
  figures: FigureRow[]
}

/** The figures by which prices are compared, with their units, and how their prices are called. */
const units: readonly { key: string; amount: (specs: Specs) => number; other: keyof Specs; of: GoodsKind }[] = [
  { key: 'perWp', amount: ({ wattPeak = 0 }) => wattPeak, other: 'capacityKwh', of: 'panel' },
  { key: 'perKwh', amount: usableKwh, other: 'wattPeak', of: 'battery' },
  { key: 'perCycleKwh', amount: (specs) => usableKwh(specs) * (specs.cycles ?? 0), other: 'wattPeak', of: 'battery' },
]
const LAST = 1000

/** All figures of two to four products side by side, in the registry's order. */
export function compareProducts(products: readonly Compared[], language: Language): Comparison {
  const figures = products.map(({ specs }) => new Map(figuresOf(specs, language).map((figure) => [figure.key, figure])))
  const rows = Object.entries<Attribute>(attributes).flatMap(([key, attribute]) => {
    const own = figures.map((known) => known.get(key))
    const said = own.find((figure) => figure !== undefined)
    if (!said) return []
    const values = own.map((figure, at) => figure?.value ?? (hasFigure(products[at], key) ? null : undefined))
    return [row({ key, label: said.label, unit: said.unit, values, rank: attribute.rank ?? LAST })]
  })
  const perUnit = units.flatMap(({ key, amount: amountOf, other, of }) => {
    const values = products.map((product) => {
      const [cents, amount] = [centsToPay(product), amountOf(product.specs)]
      // The price of a whole system is that of its panels, its battery and all else together.
      const isWhole = product.specs[other] !== undefined
      if (isWhole) return undefined
      if (cents !== undefined && amount > 0) return formatUnitPrice(cents / 100 / amount, language)
      return product.goods === of ? null : undefined
    })
    return values.some(Boolean) ? [row({ key, label: '', unit: '', values, rank: -1 })] : []
  })
  return {
    isPriceSame: isSame(products.map((product) => JSON.stringify(displayPrice(product)))),
    isStockSame: isSame(products.map((product) => textIn(product, 'availabilityText', language) || product.stockStatus)),
    perUnit,
    figures: rows,
  }
}

/** Reports if anything differs between the products, and if anything is the same. */
export function differences({ isPriceSame, isStockSame, perUnit, figures }: Comparison): { isAnyOther: boolean; isAnySame: boolean } {
  const all = [!isPriceSame, !isStockSame, ...[...perUnit, ...figures].map(({ differs }) => differs)]
  return { isAnyOther: all.includes(true), isAnySame: all.includes(false) }
}

/** Energy that may be drawn from a battery, in kWh; 0 where its maker does not say how deep. */
function usableKwh({ capacityKwh = 0, depthPercent = 0 }: Specs): number {
  return (capacityKwh * depthPercent) / 100
}

/**
 * True for a figure that a product can have: its kind is asked for it, and figures of a high voltage or of a solar input
 * are those of a product that has one.
 */
function hasFigure({ goods: kind, specs }: Pick<Compared, 'goods' | 'specs'> = { goods: 'other', specs: {} }, key: string): boolean {
  if (ofHighVoltage.some((own) => own === key) && specs.batteryV !== undefined && specs.batteryV !== 'hv') return false
  if (ofSolarInput.some((own) => own === key) && specs.solarInput === 'no') return false
  return goods[kind].asks.some((asked) => asked === key)
}
const ofHighVoltage = ['batteryMinV', 'batteryMaxV'] as const satisfies (keyof Specs)[]

const row = (given: Omit<FigureRow, 'differs'>): FigureRow => ({ ...given, differs: !isSame(given.values) })
/** A missing value and an inapplicable one count as equal. */
const isSame = (values: readonly unknown[]) => new Set(values.map((value) => value ?? null)).size < 2
