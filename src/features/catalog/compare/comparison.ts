import { formatPricePerUnit } from '#i18n/format.ts'
import { type Language, textIn } from '#i18n/language.ts'
import { centsToPay, displayPrice } from '#kit/price.ts'
import { type Attribute, attributes, type Specs } from '../goods/attributes.ts'
import { solarInputFigures } from '../goods/figure-rules.ts'
import { figuresOf } from '../goods/figures.ts'
import { type GoodsKind, goodsKindDetails } from '../goods/goods-kinds.ts'
import type { ProductCard } from '../product/product.contract.ts'

export type ComparedProduct = Pick<
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
/**
 * A row with the values of all products for one figure. A value is null if the product lacks the figure, undefined if its kind of
 * goods has no such figure.
 */
export type FigureRow = {
  key: string
  /** Label of the figure; '' for prices per unit, see `rowLabel`. */
  label: string
  /** Shown once, beside the label; '' if the values contain their unit. */
  unit: string
  values: (string | null | undefined)[]
  differs: boolean
  /** Order of importance if not all figures can be shown, lowest first. */
  rank: number
}
export type Comparison = {
  isPriceSame: boolean
  isStockSame: boolean
  /** Prices per unit: of panels per watt; of batteries per usable kilowatt-hour, and per kilowatt-hour over all cycles. */
  perUnit: FigureRow[]
  figures: FigureRow[]
}

/**
 * Prices per unit. `amount`: the number that the price is divided by. `of`: kind of goods that should have this price. `other`: a
 * figure that marks a complete system, whose price includes more and is not divided.
 */
const units: readonly { key: string; amount: (specs: Specs) => number; other: keyof Specs; of: GoodsKind }[] = [
  { key: 'perWp', amount: ({ wattPeak = 0 }) => wattPeak, other: 'capacityKwh', of: 'panel' },
  { key: 'perKwh', amount: usableKwh, other: 'wattPeak', of: 'battery' },
  { key: 'perCycleKwh', amount: (specs) => usableKwh(specs) * (specs.cycles ?? 0), other: 'wattPeak', of: 'battery' },
]
const LAST = 1000

/** Compares two to four products: all their figures, in the order of attributes.ts, their prices per unit, price and stock. */
export function compareProducts(products: readonly ComparedProduct[], language: Language): Comparison {
  const figures = products.map(({ specs }) => new Map(figuresOf(specs, language).map((figure) => [figure.key, figure])))
  const rows = Object.entries<Attribute>(attributes).flatMap(([key, attribute]) => {
    const own = figures.map((known) => known.get(key))
    const firstFigure = own.find((figure) => figure !== undefined)
    if (!firstFigure) return []
    const values = own.map((figure, at) => figure?.value ?? (hasFigure(products[at], key) ? null : undefined))
    return [row({ key, label: firstFigure.label, unit: firstFigure.unit, values, rank: attribute.rank ?? LAST })]
  })
  const perUnit = units.flatMap(({ key, amount: amountOf, other, of }) => {
    const values = products.map((product) => {
      const [cents, amount] = [centsToPay(product), amountOf(product.specs)]
      const isCompleteSystem = product.specs[other] !== undefined
      if (isCompleteSystem) return undefined
      if (cents !== undefined && amount > 0) return formatPricePerUnit(cents / 100 / amount, language)
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

/** Finds out if anything differs between the products, and if anything is the same. */
export function summarizeDifferences({ isPriceSame, isStockSame, perUnit, figures }: Comparison): {
  isAnyOther: boolean
  isAnySame: boolean
} {
  const all = [!isPriceSame, !isStockSame, ...[...perUnit, ...figures].map(({ differs }) => differs)]
  return { isAnyOther: all.includes(true), isAnySame: all.includes(false) }
}

/** Usable energy of a battery in kWh; 0 if its capacity or depth of discharge is missing. */
function usableKwh({ capacityKwh = 0, depthPercent = 0 }: Specs): number {
  return (capacityKwh * depthPercent) / 100
}

/**
 * True if a product can have a figure: the form of its kind of goods asks for it. Figures of high voltage or of a solar input apply
 * only to a product with high voltage or a solar input.
 */
function hasFigure({ goods: kind, specs }: Pick<ComparedProduct, 'goods' | 'specs'> = { goods: 'other', specs: {} }, key: string): boolean {
  if (ofHighVoltage.some((own) => own === key) && specs.batteryV !== undefined && specs.batteryV !== 'hv') return false
  if (solarInputFigures.some((own) => own === key) && specs.solarInput === 'no') return false
  return goodsKindDetails[kind].asks.some((asked) => asked === key)
}
const ofHighVoltage = ['batteryMinV', 'batteryMaxV'] as const satisfies (keyof Specs)[]

const row = (given: Omit<FigureRow, 'differs'>): FigureRow => ({ ...given, differs: !isSame(given.values) })
/** True if all values are equal; null and undefined count as equal. */
const isSame = (values: readonly unknown[]) => new Set(values.map((value) => value ?? null)).size < 2
