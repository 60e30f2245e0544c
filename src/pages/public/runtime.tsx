import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { presetHousehold } from '#features/sizing/household/household.ts'
import { powerSourceOf } from '#features/sizing/runtime.ts'
import { describeRuntime, encodeCapacity, type RuntimeText } from '#features/sizing/runtime-text.ts'
import { carriesTexts } from '#i18n/scripts/carries.ts'
import { useVisit } from '#ui/visit.ts'
import { useSizingBasis } from './layout-data.ts'

/** Preset household of the runtimes in documents; a script replaces them once the visitor has chosen another household. */
export const DEFAULT_HOUSEHOLD = 'basic'

type Goods = { goods: GoodsKind; specs: Specs }
/** Runtime text of a product, and the figures from which a script computes it for another household. */
type GoodsRuntime = RuntimeText & { figures: string }

/**
 * Returns a function for the runtime text of a product with the shown household; undefined for a product that powers nothing or
 * lacks figures.
 */
export function useRuntimes(): { runtimeOf: (product: Goods) => GoodsRuntime | undefined; household: string } {
  const basis = useSizingBasis()
  const words = carriesTexts[useVisit().language]
  return {
    household: words.households[DEFAULT_HOUSEHOLD],
    runtimeOf({ goods, specs }) {
      const carrier = basis && powerSourceOf(goods, specs, basis.assumed)
      if (!carrier || 'lacks' in carrier) return undefined
      const figures = encodeCapacity(carrier)
      const runtime = describeRuntime(figures, presetHousehold(DEFAULT_HOUSEHOLD, basis.appliances), words)
      return runtime && { ...runtime, figures }
    },
  }
}

/** Runtime line of a card, below its figures: "Aguanta 15 h | casa básica". */
export function RuntimeLine({ product }: { product: Goods }) {
  const { runtimeOf, household } = useRuntimes()
  const runtime = runtimeOf(product)
  if (!runtime) return null
  return (
    <p className="spec" data-c={runtime.figures}>
      <b>{runtime.line}</b>
      <span>{household}</span>
    </p>
  )
}
