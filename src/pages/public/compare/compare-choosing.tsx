import { categoryAddress } from '#features/catalog/category/category-address.ts'
import { compareAddress } from '#features/catalog/compare/compared-ids.ts'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText } from '#ui/visit.ts'

/** Where nothing is chosen yet: the ways to goods. */
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

type CompareMoreProps = { products: readonly ProductCard[]; others: readonly { id: number; name: string }[] }

/** Others of the same kind, each a link to the page with it: so choosing needs no script. */
export function CompareMore({ products, others }: CompareMoreProps) {
  const t = usePageText()
  const ids = products.map(({ id }) => id)
  const last = products.at(-1)
  if (!last) return null
  return (
    <section className="cmp-no stack" aria-labelledby="more">
      <h2 id="more">{t('compare.more')}</h2>
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
      <a href={categoryAddress(last.categoryId, last.subcategoryId ?? undefined)}>{t('compare.list')}</a>
    </section>
  )
}
