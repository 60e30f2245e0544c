import { categoryAddress } from '#features/catalog/category/category-link.ts'
import { compareAddress } from '#features/catalog/compare/compared-ids.ts'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { QUERY_BOX_MAX, QUERY_MAX } from '#features/catalog/product/listing/list-limits.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Candidates } from './candidates.ts'

/** An empty comparison: search box and link to the products. */
export function CompareNone() {
  const t = usePageText()
  return (
    <>
      <div className="max-w-176">
        <SearchBox id="find" words="" />
      </div>
      <a className="btn btn-sun" href="/products">
        {t('layout.products')}
      </a>
    </>
  )
}

type CompareMoreProps = { products: readonly ProductCard[]; candidates: Candidates }

/**
 * Products that can be added, each a link to the comparison with it, and a form that searches for others. So choosing needs no
 * scripts, and the address always contains the choice.
 */
export function CompareMore({ products, candidates: { products: others, found } }: CompareMoreProps) {
  const t = usePageText()
  const ids = products.map(({ id }) => id)
  const last = products.at(-1)
  if (!last) return null
  return (
    <section className="cmp-no stack mt-7" aria-labelledby="more">
      <h2 id="more">{t('compare.more')}</h2>
      {/* The hash leads back to this form, below the comparison. */}
      <form className="row nowrap gap-2 max-w-176" action="/compare#more">
        <input type="hidden" name="p" value={ids.join()} />
        <input
          className="in"
          name="q"
          defaultValue={found?.words}
          maxLength={QUERY_BOX_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.products')}
          aria-label={t('compare.find')}
        />
        <button className="btn" type="submit">
          {t('search.go')}
        </button>
      </form>
      {found?.isCut ? <p>{t('search.cut', { most: QUERY_MAX })}</p> : null}
      {found && found.otherMoney.length > 0 ? <p>{t('search.otherMoney', { limits: found.otherMoney.join(', ') })}</p> : null}
      {found && found.unclear.length > 0 ? <p>{t('search.unclear', { limits: found.unclear.join(', ') })}</p> : null}
      {found && found.unfit.length > 0 ? <p>{t('search.unfit', { limits: found.unfit.join(', ') })}</p> : null}
      {found ? <Found {...found} isAllHere={others.length === 0} /> : null}
      <ul className="row gap-2">
        {others.map(({ id, name }) => (
          <li key={id}>
            <a className="btn" href={compareAddress([...ids, id])}>
              <span>
                <WithUnits>{name}</WithUnits>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found && found.more > 0 ? <p className="muted">{t('compare.foundMore', { count: found.more })}</p> : null}
      {/* Needs scripts: without them a product chosen in a list is not added to this comparison. */}
      <a className="js py-2.5" href={categoryAddress(last.categoryId, last.subcategoryId ?? undefined)}>
        {t('compare.list')}
      </a>
    </section>
  )
}

/** Heading of the search results. */
function Found({ words, total, isAllHere }: { words: string; total: number; isAllHere: boolean }) {
  const t = usePageText()
  if (total > 0) return <p className="wrap-anywhere">{t(isAllHere ? 'compare.foundHere' : 'compare.found', { words })}</p>
  return (
    <p className="wrap-anywhere">
      {t('compare.foundNone', { words })}
      {isAllHere ? null : ` ${t('search.near')}:`}
    </p>
  )
}
