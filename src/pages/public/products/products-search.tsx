import { categoryAddress } from '#features/catalog/category/category-address.ts'
import { FOUND_PAGE } from '#features/catalog/entity/limits.ts'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { searchAddress } from '#features/catalog/pages/search-words.ts'
import type { FoundProducts } from '#features/catalog/product/product.contract.ts'
import { whatsappLink } from '#kit/links.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { ChevronLeft, ChevronRight } from '#ui/site/icons.tsx'
import { SearchX } from '#ui/site/products-icons.tsx'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'
import { ProductGrid } from '../product-grid.tsx'

type Named = { id: number; name: string }
/** `categories`: where nothing was found, those of what comes close first. */
type SearchViewProps = { words: string; found: FoundProducts; categories: readonly Named[] }

/** What a visitor's words find, a page of it, or the ways on where they find nothing. */
export function SearchView({ words, found: { total, page, products, near, featured, isForOffers }, categories }: SearchViewProps) {
  const t = usePageText()
  return (
    <>
      <Breadcrumb here={t('search.go')} />
      <div className="wrap sec-tight">
        <div className="stack mb-5">
          <h1 className="wrap-anywhere">{t('search.title', { words })}</h1>
          <div className="max-w-176">
            <SearchBox id="again" words={words} />
          </div>
        </div>
        {total > 0 ? (
          <section aria-labelledby="products">
            <h2 className="muted num mb-3 text-base [font-weight:400] [letter-spacing:0]" id="products">
              {t('products.count', { count: total })}
            </h2>
            <ProductGrid products={products} layout={null} early={3} />
            <Pages words={words} page={page} last={Math.ceil(total / FOUND_PAGE)} />
          </section>
        ) : (
          <NothingFound words={words} isForOffers={isForOffers} categories={categories} />
        )}
        <Instead heading={t('search.near')} products={near} />
        <Instead heading={t('search.featured')} products={featured} />
      </div>
    </>
  )
}

function Instead({ heading, products }: { heading: string; products: FoundProducts['near'] }) {
  if (products.length === 0) return null
  return (
    <section className="mt-section" aria-labelledby="instead">
      <div className="head">
        <h2 id="instead">{heading}</h2>
      </div>
      <ProductGrid products={products} layout={null} />
    </section>
  )
}

function Pages({ words, page, last }: { words: string; page: number; last: number }) {
  const t = usePageText()
  if (last === 1) return null
  return (
    <nav className="row mt-6 justify-center" aria-label={t('search.pages')}>
      {page > 1 ? (
        <a className="btn" rel="prev" href={searchAddress(words, page - 1)}>
          <ChevronLeft />
          {t('search.previous')}
        </a>
      ) : null}
      <span className="num muted">{t('search.page', { page, last })}</span>
      {page < last ? (
        <a className="btn" rel="next" href={searchAddress(words, page + 1)}>
          {t('search.next')}
          <ChevronRight />
        </a>
      ) : null}
    </nav>
  )
}

function NothingFound({ words, isForOffers, categories }: { words: string; isForOffers: boolean; categories: readonly Named[] }) {
  const t = usePageText()
  const { phones } = useFacts()
  return (
    <div className="empty">
      <SearchX />
      <h2 className="text-xl wrap-anywhere">{isForOffers ? t('search.noOffers') : t('search.nothing', { words })}</h2>
      <p className="muted text">{t(isForOffers ? 'search.noOffersText' : 'search.nothingText')}</p>
      <div className="row justify-center">
        {categories.map(({ id, name }) => (
          <a className="chip" key={id} href={categoryAddress(id)}>
            {name}
          </a>
        ))}
      </div>
      <div className="row justify-center">
        <a className="btn" href="/products">
          {t('search.categories')}
        </a>
        <a className="btn" href="/contact">
          {t('products.quote')}
        </a>
        <a className="btn btn-wa" href={whatsappLink(phones.sales, t('search.askMessage', { words }))}>
          <WhatsappIcon />
          {t('products.ask')}
        </a>
      </div>
    </div>
  )
}
