import { redirect, useLocation, useRouteError } from 'react-router'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { AddToCart } from '#features/cart/screen/add-to-cart.tsx'
import { BuyBar } from '#features/cart/screen/buy-bar.tsx'
import { getProduct, listCategories, listCompanions } from '#features/catalog/calls.ts'
import { categoryAddress } from '#features/catalog/category/category-link.ts'
import { hasPerformance } from '#features/catalog/goods/advice.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { unlabelledFigures } from '#features/catalog/goods/figure.ts'
import { canBeOrdered } from '#features/catalog/goods/stock.ts'
import { PriceTag, ProductTags } from '#features/catalog/pages/card/price-tag.tsx'
import { CompareLink } from '#features/catalog/pages/card/product-card.tsx'
import { RatingPlate } from '#features/catalog/pages/card/rating-plate.tsx'
import { StockLine } from '#features/catalog/pages/card/stock-line.tsx'
import { ContactActions } from '#features/catalog/pages/contact-actions.tsx'
import { productChatLink } from '#features/catalog/pages/product-contact.ts'
import { Features, SetupSteps } from '#features/catalog/pages/product-facts.tsx'
import { availabilityOf, hasProductMarkup, productStructuredData } from '#features/catalog/pages/product-structured-data.ts'
import { type ProductView, viewProduct } from '#features/catalog/pages/product-view.ts'
import type { ProductDetail } from '#features/catalog/product/product.contract.ts'
import { Certifications, CompanyFigures, SupportChannels, Warranties, WhyUs } from '#features/settings/company-folds.tsx'
import { placeNames } from '#features/settings/places.ts'
import { nameOf, textIn } from '#i18n/language.ts'
import { parts } from '#islands/product.tsx'
import { toCartItem } from '#islands/to-cart-item.ts'
import { Breadcrumb } from '#ui/site/breadcrumb.tsx'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { RotateCcw, Search } from '#ui/site/icons.tsx'
import { islandsOf } from '#ui/site/island.tsx'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { microdataItem, microdataProperty } from '#ui/site/microdata.ts'
import { ShareLink } from '#ui/site/share-link.tsx'
import { WithUnits } from '#ui/site/with-units.tsx'
import { usePageText, useText, useVisit } from '#ui/visit.ts'
import { head } from '../head.ts'
import { ShortHouseholdChoice } from '../household-choice.tsx'
import { useFacts, useHasCalculator } from '../layout-data.ts'
import { type Load, onServer } from '../load.ts'
import { isUnavailable, PageProblem } from '../page-problem.tsx'
import { ProductGrid } from '../product-grid.tsx'
import { RuntimeLine, useRuntimes } from '../runtime.tsx'
import type { Route } from './+types/product.page'
import { RuntimeConditions } from './runtime-conditions.tsx'

const ProductIsland = islandsOf('product', parts)

/** `category`: address and name of the product's category. */
const load: Load<ProductView & { specs: Specs; category: { to: string; name: string } | undefined }> = async (
  api,
  { params, language },
) => {
  const slug = params.slug ?? ''
  const [product, categories, companions] = await Promise.all([
    findProduct(api, slug),
    api.call(listCategories).catch(() => []),
    // If this fails, the page works without it.
    api.call(listCompanions, { params: { slug } }).catch(() => ({ relation: 'similar' as const, products: [], banks: [] })),
  ])
  const category = categories.find(({ id }) => id === product.categoryId)
  return {
    ...viewProduct(product, companions, language),
    specs: product.specs,
    category: category && { to: categoryAddress(category.id), name: nameOf(category, 'name', language) },
  }
}

export const loader = onServer(load)

/** Finds the product of a slug. A former slug redirects to the current one; on the server the Api reports that as status 301. */
async function findProduct(api: Api, slug: string): Promise<ProductDetail> {
  const product = await api.call(getProduct, { params: { slug } }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 301) throw redirect(`/product/${String(error.body?.slug)}`, 301)
    throw error
  })
  if (product.slug !== slug) throw redirect(`/product/${product.slug}`, 301)
  return product
}

export function meta(args: Route.MetaArgs) {
  const { product, category, summary, plate = [] } = args.loaderData ?? {}
  return head(args, (t, language, { sites }) => {
    if (!product) return undefined
    const title = nameOf(product, 'name', language)
    return {
      title,
      description: summary || title,
      keywords: [
        ...[title, product.sku, ...unlabelledFigures(plate)],
        ...[product.advice.isSolar ? t('product.solarKeywords', { country: sites.countryName }) : '', sites.countryName],
        ...placeNames(sites),
      ]
        .filter(Boolean)
        .join(', '),
      preview: { kind: 'product', id: product.slug, title, picture: product.mainImage },
      trail: [{ name: t('nav.products'), path: '/products' }, ...(category ? [{ name: category.name, path: category.to }] : [])],
      things: ({ url, publicUrl, seller }) => {
        const images = product.pictures.map((picture) => `${publicUrl}${picture.url}`)
        const texts = { name: title, description: summary ?? '' }
        const thing = productStructuredData(product, texts, { url, images, seller }, sites.handover === 'pickup')
        return thing ? [thing] : []
      },
    }
  })
}

export default function ProductPage({
  loaderData: { product, specs, category, plate, figures, lead, text, features, companions },
}: Route.ComponentProps) {
  const t = useText()
  const facts = useFacts()
  const { phones, emails, address, sites } = facts
  const isPickedUp = sites.handover === 'pickup'
  // A company of solar equipment gives its three warranties on all its goods.
  const isPerformanceCovered = useHasCalculator() || hasPerformance(product.goods)
  const handover = address && sites.handover ? t('product.pickup', { address, isOnly: isPickedUp }) : address
  const { language, isLow, publicUrl, brand } = useVisit()
  const hasMicrodata = isLow && hasProductMarkup(product)
  const name = nameOf(product, 'name', language)
  const isOrderable = canBeOrdered(product)
  const { runtimeOf } = useRuntimes()
  const carrier = { goods: product.goods, specs }
  const bankOf = ({ id }: { id: number }) => {
    const bank = companions.banks.find((one) => one.id === id)
    return bank && t('product.bank', bank)
  }
  const pictures = product.pictures.length > 0 ? product.pictures : [{ url: null, alt: '', large: null }]

  return (
    <div
      className="[timeline-scope:--buy]"
      data-product={product.id}
      data-item={JSON.stringify(toCartItem(language === 'de' ? product : { ...product, nameDe: '' }))}
      data-notice={t('buy.notice', { name })}
    >
      <Breadcrumb trail={[{ to: '/products', name: t('nav.products') }, ...(category ? [category] : [])]} here={name} />
      <div className="wrap pb-section" {...(hasMicrodata ? microdataItem('Product') : null)}>
        <div className="split pd">
          <ProductIsland part="gallery" props={{ name, pictures, hasMicrodata: hasMicrodata || undefined }} />
          <div className="stack pinfo [--gap:1.1rem]">
            <div className="row gap-1.5">
              <ProductTags product={product} />
              {product.sku ? (
                <span className="xs muted num" {...(hasMicrodata ? microdataProperty('sku', product.sku) : null)}>
                  {t('product.sku', { sku: product.sku })}
                </span>
              ) : null}
            </div>
            <h1 {...(hasMicrodata ? microdataProperty('name') : null)}>
              <WithUnits>{name}</WithUnits>
            </h1>
            <RatingPlate figures={plate} />
            <RuntimeLine product={carrier} />
            <div className="stack [--gap:.35rem]" {...(hasMicrodata ? microdataItem('Offer', 'offers') : null)}>
              <PriceTag product={product} isLarge />
              <p {...(hasMicrodata ? microdataProperty('availability', availabilityOf(product.stockStatus)) : null)}>
                <StockLine product={product} />
              </p>
            </div>
            <div className="[view-timeline-inset:auto_4.5rem] [view-timeline:--buy]">
              <AddToCart
                canBeOrdered={isOrderable}
                stockStatus={product.stockStatus}
                hasAvailabilityText={textIn(product, 'availabilityText', language) !== ''}
              />
            </div>
            <div className="ctas">
              <CompareLink product={product} className="btn" />
              <ShareLink title={name} path={`/product/${product.slug}`} />
            </div>
            <RuntimeConditions product={carrier} />
            <ContactActions product={product} phone={phones.sales} email={emails.sales} handover={handover} />
          </div>
          <div className="pd-more">
            <div className="lead stack" {...(hasMicrodata && lead.length > 0 ? microdataProperty('description') : null)}>
              {lead.length > 0 ? <MarkedText blocks={lead} /> : <p>{t('product.soon')}</p>}
            </div>
            {text.length > 0 ? (
              <div className="stack text mt-4">
                <MarkedText blocks={text} />
              </div>
            ) : null}
            <div className="acc mt-7">
              <WhyUs facts={facts} isInWarehouse={product.stockStatus !== 'out_of_stock'} />
              <Features blocks={features} figures={figures} />
              <SetupSteps advice={product.advice} isPickedUp={isPickedUp} />
              <SupportChannels facts={facts} />
              <Certifications facts={facts} {...product.advice} />
              <Warranties facts={facts} isPerformanceCovered={isPerformanceCovered} {...product.advice} />
              <CompanyFigures facts={facts} />
            </div>
          </div>
        </div>
        <p className="paper sm">{[brand, phones.sales, `${publicUrl}/product/${product.slug}`].filter(Boolean).join(' · ')}</p>
        {companions.products.length > 0 ? (
          <section className="scr mt-section">
            <h2 className="mb-5">{t(companions.relation === 'fitting' ? 'product.combine' : 'product.alsoLike')}</h2>
            {!runtimeOf(carrier) && companions.products.some(runtimeOf) ? <ShortHouseholdChoice /> : null}
            <ProductGrid products={companions.products} layout={null} noteOf={bankOf} />
          </section>
        ) : null}
      </div>
      <BuyBar canBeOrdered={isOrderable} price={<PriceTag product={product} />}>
        <ChatLink className="btn btn-wa btn-ic" href={productChatLink(phones.sales, product)} aria-label="WhatsApp">
          <WhatsappIcon />
        </ChatLink>
      </BuyBar>
    </div>
  )
}

/** Screen for a product that is deleted, unknown, or could not be loaded. */
export function ErrorBoundary() {
  const t = useText()
  const tp = usePageText()
  const { pricedOn } = useVisit()
  const { pathname } = useLocation()
  if (isUnavailable(useRouteError())) return <PageProblem />
  return (
    <>
      <Breadcrumb trail={[{ to: '/products', name: t('nav.products') }]} here={t('product.notFound')} />
      <div className="wrap sec-tight">
        <div className="empty mt-4">
          <Search />
          <h1 className="text-2xl">{t('product.notFound')}</h1>
          <p className="muted text">{pricedOn ? tp('saved.unknown', { day: pricedOn }) : t('product.notFoundText')}</p>
          <div className="row justify-center">
            <a className="btn btn-sun" href="/products">
              {t('cart.browse')}
            </a>
            <a className="btn" href={pathname}>
              <RotateCcw />
              {t('product.retry')}
            </a>
          </div>
        </div>
      </div>
    </>
  )
}
