import { listProducts } from '#features/catalog/calls.ts'
import { MAX_COMPARED, parseComparedIds } from '#features/catalog/compare/compared-ids.ts'
import { pickName } from '#features/catalog/pages/product-texts.ts'
import { isCut, readWords } from '#features/catalog/pages/search-words.ts'
import { checkGoods } from '#features/sizing/calls.ts'
import type { Checks } from '#features/sizing/checks.contract.ts'
import { FindingsList } from '#features/sizing/findings-list.tsx'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { head } from '../head.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/compare.page'
import { findCandidates, listSimilar } from './candidates.ts'
import { CompareMore, CompareNone } from './compare-choosing.tsx'
import { CompareTable } from './compare-table.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const none: Checks = { findings: [] }

const load = (async (api, { query: read, language, rates }) => {
  const asked = read('/compare')
  const { ids, hasRepeated, hasOthers } = parseComparedIds(asked.get('p'))
  const cards = ids.length === 0 ? [] : await api.call(listProducts, { query: { ids: ids.join() } })
  const known = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const products = known.slice(0, MAX_COMPARED).map((card) => pickName(card, language))
  const last = products.at(-1)
  const words = readWords(asked)
  const beside = { ids, language, rates }
  const list = () => (words ? findCandidates(api, { words, isCut: isCut(asked) }, beside) : listSimilar(api, last, beside))
  const candidates = last && products.length < MAX_COMPARED ? await list() : null
  const items = products.map(({ id }) => id).join('-')
  // If the findings cannot be loaded, the page works without them.
  const { findings, headline } =
    products.length > 1 ? await api.call(checkGoods, { query: { items, alternatives: 'true' } }).catch(() => none) : none
  return {
    products,
    findings,
    headline,
    candidates,
    gone: ids.filter((id) => !known.some((card) => card.id === id)),
    leftOut: { isTooMany: known.length > MAX_COMPARED, hasRepeated, hasOthers },
  }
}) satisfies Load<unknown>

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

export default function ComparePage({ loaderData: { products, findings, headline, candidates, gone, leftOut } }: Route.ComponentProps) {
  const t = usePageText()
  // Products that a saved catalogue lacks may be newer, so they stay chosen.
  const isIncomplete = useVisit().pricedOn !== undefined && gone.length > 0
  const isComparison = products.length > 1
  const more = candidates && <CompareMore products={products} candidates={candidates} />
  return (
    <>
      <Breadcrumb trail={[{ to: '/products', name: t('nav.products') }]} here={t('compare.go')} />
      {/* The compare script reads these attributes: shown products become the chosen ones, and products that are no longer for
          sale are removed from the choice. */}
      <div
        className="wrap sec-tight stack"
        data-compared={isIncomplete ? undefined : products.map(({ id }) => id).join()}
        data-gone={gone.length > 0 && !isIncomplete ? gone.join() : undefined}
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
            <p>
              <b>{headline}</b>
            </p>
            <FindingsList findings={findings} />
          </section>
        ) : null}
        {isComparison ? more : null}
      </div>
    </>
  )
}

type LeftOutProps = { gone: number; isTooMany: boolean; hasRepeated: boolean; hasOthers: boolean }

/** Products of the address that the page does not show, and why. */
function LeftOut({ gone, isTooMany, hasRepeated, hasOthers }: LeftOutProps) {
  const t = usePageText()
  const { pricedOn: day } = useVisit()
  const goneText = () =>
    day ? t('saved.unknownOf', { count: gone, day }) : gone === 1 ? t('compare.gone') : t('compare.goneMany', { count: gone })
  const sentences = [
    ...(gone > 0 ? [goneText()] : []),
    ...(isTooMany ? [t('compare.tooMany')] : []),
    ...(hasRepeated ? [t('compare.repeated')] : []),
    ...(hasOthers ? [t('compare.others')] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <div className="note note-warn">
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
