import type { Api } from '#api/client.ts'
import { listProducts } from '#features/catalog/calls.ts'
import { MOST_COMPARED, readCompared } from '#features/catalog/compare/compared-ids.ts'
import { nameInOneLanguage } from '#features/catalog/pages/product-texts.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { checkGoods } from '#features/sizing/calls.ts'
import { FindingsList } from '#features/sizing/findings-list.tsx'
import { nameOf } from '#i18n/language.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText } from '#ui/visit.ts'
import { head } from '../head.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/compare.page'
import { CompareMore, CompareNone } from './compare-choosing.tsx'
import { LeftOut } from './compare-left-out.tsx'
import { CompareTable } from './compare-table.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

/** How many others are named that one may add: for whoever has no script to choose with elsewhere. */
const OTHERS = 12
const none = { findings: [] }

const load = (async (api, { query: read, language }) => {
  const { ids, hasRepeated, hasOthers } = readCompared(read('/compare').get('p'))
  const cards = ids.length === 0 ? [] : await api.call(listProducts, { query: { ids: ids.join() } })
  const known = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const products = known.slice(0, MOST_COMPARED).map((card) => nameInOneLanguage(card, language))
  const last = products.at(-1)
  const others = last && products.length < MOST_COMPARED ? await listOthers(api, last, ids) : []
  const items = products.map(({ id }) => id).join('-')
  // Nice to have, as the others are.
  const { findings } = products.length > 1 ? await api.call(checkGoods, { query: { items, alternatives: 'true' } }).catch(() => none) : none
  return {
    products,
    findings,
    others: others.map((card) => ({ id: card.id, name: nameOf(card, 'name', language) })),
    gone: ids.filter((id) => !known.some((card) => card.id === id)),
    leftOut: { isTooMany: known.length > MOST_COMPARED, hasRepeated, hasOthers },
  }
}) satisfies Load<unknown>

/** Others of the same subcategory, then of the same category. Nice to have: with script products are chosen on their cards. */
async function listOthers(api: Api, { categoryId, subcategoryId }: ProductCard, ids: readonly number[]): Promise<ProductCard[]> {
  const page = { category: categoryId, page: 1, pageSize: OTHERS + ids.length }
  const near = await Promise.all(
    [{ ...page, subcategory: subcategoryId ?? ('none' as const) }, page].map((query) => api.call(listProducts, { query }).catch(() => [])),
  )
  const others = new Map(near.flat().map((card) => [card.id, card]))
  return [...others.values()].filter(({ id }) => !ids.includes(id)).slice(0, OTHERS)
}

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => {
    const count = args.loaderData?.products.length ?? 0
    return {
      title: count > 1 ? t('compare.title', { count }) : t('compare.none'),
      description: t('compare.description'),
      isUnlisted: true,
    }
  })

export default function ComparePage({ loaderData: { products, findings, others, gone, leftOut } }: Route.ComponentProps) {
  const t = usePageText()
  const isComparison = products.length > 1
  const more = <CompareMore products={products} others={others} />
  return (
    <>
      <Breadcrumb trail={[{ to: '/products', name: t('nav.products') }]} here={t('compare.go')} />
      {/* The script that keeps the choice takes it from here: what is shown is what is chosen, and what is gone is not. */}
      <div
        className="wrap sec-tight stack"
        data-compared={products.map(({ id }) => id).join()}
        data-gone={gone.length > 0 ? gone.join() : undefined}
      >
        <h1>{isComparison ? t('compare.title', { count: products.length }) : t('compare.none')}</h1>
        <LeftOut gone={gone.length} {...leftOut} />
        {isComparison ? null : <p className="text">{t(products.length === 1 ? 'compare.one' : 'compare.noneText')}</p>}
        {products.length === 0 ? <CompareNone /> : null}
        {products.length === 1 ? more : null}
        {products.length > 0 ? <CompareTable products={products} /> : null}
        {findings.length > 0 ? (
          <section className="stack cmp-no text [--gap:.75rem]" aria-labelledby="fit">
            <h2 id="fit">{t('checks.pairs')}</h2>
            <FindingsList findings={findings} />
          </section>
        ) : null}
        {isComparison && products.length < MOST_COMPARED ? more : null}
      </div>
    </>
  )
}
