import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { powerSourceOf } from '#features/sizing/carries.ts'
import { presetHousehold } from '#features/sizing/household/household.ts'
import { encodeCapacity, type RuntimeText, tellCarried } from '#features/sizing/runtime-text.ts'
import { carriesTexts } from '#i18n/scripts/carries.ts'
import { useVisit } from '#ui/visit.ts'
import { useSizingBasis } from './layout-data.ts'

/** For which household it is told until a visitor has chosen one: documents know nobody's. */
export const SHOWN = 'basic'

type Goods = { goods: GoodsKind; specs: Specs }
/** Runtime text of a product, and the figures from which a script words it for another household. */
type ToldGoods = RuntimeText & { figures: string }

/** For how long products carry the household that is shown, in words; undefined of what does not carry, or lacks figures. */
export function useCarried(): { tell: (product: Goods) => ToldGoods | undefined; household: string } {
  const basis = useSizingBasis()
  const words = carriesTexts[useVisit().language]
  return {
    household: words.households[SHOWN],
    tell({ goods, specs }) {
      const carrier = basis && powerSourceOf(goods, specs, basis.assumed)
      if (!carrier || 'lacks' in carrier) return undefined
      const figures = encodeCapacity(carrier)
      const told = tellCarried(figures, presetHousehold(SHOWN, basis.appliances), words)
      return told && { ...told, figures }
    },
  }
}

/** The line of a card, below its figures and like them: "Aguanta 15 h | casa básica". */
export function CarriedLine({ product }: { product: Goods }) {
  const { tell, household } = useCarried()
  const told = tell(product)
  if (!told) return null
  return (
    <p className="spec" data-c={told.figures}>
      <b>{told.line}</b>
      <span>{household}</span>
    </p>
  )
}
