import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { HouseholdChoice } from '../household-choice.tsx'
import { useSizingBasis } from '../layout-data.ts'
import { useRuntimes } from '../runtime.tsx'

const notes = { battery: 'carries.battery', system: 'carries.system', generator: 'carries.generator' } as const
const hasNote = (goods: GoodsKind): goods is keyof typeof notes => goods in notes

type Props = { product: { goods: GoodsKind; specs: Specs } }

/** Conditions of a product's runtime on its page: the choice of households, the assumptions and a link to the calculator. */
export function RuntimeConditions({ product }: Props) {
  const t = usePageText()
  const { language } = useVisit()
  const basis = useSizingBasis()
  const { goods } = product
  const { runtimeOf } = useRuntimes()
  if (!runtimeOf(product) || !basis || !hasNote(goods)) return null
  return (
    <div>
      <HouseholdChoice />
      <p className="sm muted">
        {`${t(notes[goods])} ${t('carries.estimate', { date: formatDate(basis.assumedOn, language) })} `}
        <a href="/cuba-energia-solar#calc">{t('carries.calculate')}</a>
      </p>
    </div>
  )
}
