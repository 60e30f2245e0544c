import { listCategories, listProducts } from '#features/catalog/calls.ts'
import { categoryAddress, pickNames } from '#features/catalog/category/category-link.ts'
import { listSettings } from '#features/settings/calls.ts'
import { placeNames } from '#features/settings/places.ts'
import { heroSlides, settingPicture } from '#features/settings/setting-picture.ts'
import { usePageText } from '#ui/visit.ts'
import { CategoryGrid } from '../category-grid.tsx'
import { head } from '../head.ts'
import { ShortHouseholdChoice } from '../household-choice.tsx'
import { type Load, onServer } from '../load.ts'
import { ProductGrid } from '../product-grid.tsx'
import { useRuntimes } from '../runtime.tsx'
import type { Route } from './+types/home.page'
import { AboutBlock } from './home-about.tsx'
import { ContactBlock } from './home-contacts.tsx'
import { Hero } from './home-hero.tsx'
import { ServicesBlock } from './home-services.tsx'
import { SunBlock } from './home-sun.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const FEATURED = 3

const load = (async (api, { language }) => {
  // If one of these fails, the page works without it.
  const [categories, featured, settings] = await Promise.all([
    api.call(listCategories).catch(() => []),
    api.call(listProducts, { query: { featured: 'true', page: 1, pageSize: FEATURED } }).catch(() => []),
    api.call(listSettings).catch(() => []),
  ])
  return {
    categories: categories.map((category) => pickNames(category, language)),
    featured,
    slides: heroSlides(settings, language),
    aboutPicture: settingPicture(settings, 'about_team_image', language) ?? settingPicture(settings, 'about_warehouse_image', language),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, _, { lines, phones, sites }, trade) => ({
    title: trade || t('nav.home'),
    description: t('home.description', {
      range: lines.range || trade,
      place: sites.handover ? sites.warehousePlace : undefined,
      hasChat: phones.technical !== '',
    }),
    keywords: [trade, ...placeNames(sites)].filter(Boolean).join(', '),
  }))

export default function HomePage({ loaderData: { categories, featured, slides, aboutPicture } }: Route.ComponentProps) {
  const t = usePageText()
  const isEmpty = categories.length === 0
  const { runtimeOf } = useRuntimes()
  return (
    <>
      <Hero slides={slides} />
      {isEmpty ? null : (
        <section className="wrap sec" aria-labelledby="need">
          <div className="head">
            <h2 id="need">{t('home.need')}</h2>
            <a className="hide-m py-2.5" href="/products">
              {t('home.allProducts')}
            </a>
          </div>
          <CategoryGrid categories={categories} heading="h3" addressOf={({ id }) => categoryAddress(id)} />
        </section>
      )}
      {/* An empty shop has this dark block further down: here it would follow the dark hero directly. */}
      {isEmpty ? null : <SunBlock />}
      {featured.length > 0 ? (
        <section className="wrap sec" aria-labelledby="featured">
          <div className="head">
            <h2 id="featured">{t('home.featured')}</h2>
          </div>
          {featured.some(runtimeOf) ? <ShortHouseholdChoice /> : null}
          <ProductGrid products={featured} layout={null} />
        </section>
      ) : null}
      <AboutBlock picture={aboutPicture} />
      {isEmpty ? <SunBlock /> : null}
      <ServicesBlock />
      <ContactBlock />
    </>
  )
}
