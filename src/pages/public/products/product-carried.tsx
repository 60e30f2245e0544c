import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { formatDate } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { CarriedLine, useCarried } from '../carried.tsx'
import { useSizingBasis } from '../layout-data.ts'

const notes = { battery: 'carries.battery', system: 'carries.system', generator: 'carries.generator' } as const
const hasNote = (goods: GoodsKind): goods is keyof typeof notes => goods in notes

/** On a product's page: for how long it carries a household, under which conditions, and the way to calculate it for one's own. */
export function ProductCarried({ product }: { product: { goods: GoodsKind; specs: Specs } }) {
  const t = usePageText()
  const { language } = useVisit()
  const basis = useSizingBasis()
  const { goods } = product
  const { tell } = useCarried()
  if (!tell(product) || !basis || !hasNote(goods)) return null
  return (
    <div className="stack [--gap:.35rem]">
      <CarriedLine product={product} />
      <p className="sm muted">
        {t(notes[goods])} {t('carries.estimate', { date: formatDate(basis.assumedOn, language) })}{' '}
        <a href="/cuba-energia-solar#calc">{t('carries.calculate')}</a>
      </p>
    </div>
  )
}
