import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { listSettings } from '#features/settings/calls.ts'
import { CertificateTags, hasCertificateDocuments } from '#features/settings/company-folds.tsx'
import { pageText } from '#features/settings/page-texts.ts'
import { placeNames } from '#features/settings/places.ts'
import { settingPicture } from '#features/settings/setting-picture.ts'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { MarkedText } from '#ui/site/marked-text.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/about.page'
import { WarehouseCard } from './about-warehouse.tsx'
import { WhyChooseUs } from './about-why.tsx'
import { head } from './head.ts'
import { useFacts, useTrade } from './layout-data.ts'
import { type Load, onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const load = (async (api, { language }) => {
  // Without settings the page lacks pictures and texts of staff, but still works.
  const settings = await api.call(listSettings).catch(() => [])
  return {
    team: settingPicture(settings, 'about_team_image', language),
    warehouse: settingPicture(settings, 'about_warehouse_image', language),
    story: pageText(settings, 'about', language),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, _, { lines, sites }, trade) => ({
    title: t('about.title'),
    description: lines.about || lines.motto || trade || t('about.title'),
    keywords: [trade, ...placeNames(sites)].filter(Boolean).join(', '),
  }))

export default function AboutPage({ loaderData: { team, warehouse, story } }: Route.ComponentProps) {
  const t = usePageText()
  const { language } = useVisit()
  const { statistics, lines, address, sites, reasons } = useFacts()
  const { clients, support } = statistics
  const hasPlace = Boolean(address || sites.warehousePlace)
  const hasClients = Boolean(clients && support)
  // Without a light block below it, a dark heading would meet the dark footer.
  const isDark = hasPlace || hasClients || story.text !== '' || reasons.length > 0
  return (
    <>
      <section className={isDark ? 'dark' : undefined}>
        <div className="wrap sec split split-2 items-end">
          <h1 className="text-4xl min-w-0">{lines.motto || t('about.title')}</h1>
          {lines.about ? <p className="lead muted min-w-0">{lines.about}</p> : <ShopAndTrade />}
        </div>
      </section>
      {Object.values(statistics).some(Boolean) ? (
        <section className="wrap" aria-label={t('about.figures')}>
          <Plate
            className="plate-md -mt-6 [&>*]:max-w-full"
            figures={[
              [statistics.years, t('about.years', lines)],
              [statistics.systems, t('about.systems')],
              [statistics.clients, t('about.clients')],
              [statistics.support, t('about.support')],
            ]}
          />
        </section>
      ) : null}
      {story.text ? (
        <section className={team ? 'wrap sec split split-2 items-center' : 'wrap sec'} aria-labelledby="history">
          <div className="stack text">
            <h2 id="history">{t('about.history')}</h2>
            <div className="stack" lang={story.language === language ? undefined : story.language}>
              <MarkedText blocks={parseMarkedText(story.text)} />
            </div>
          </div>
          {team ? (
            <div className="pic cover aspect-3/2 rounded-lg">
              <Picture url={team.url} alt={team.alt || t('about.team')} sizes={pictureSizes.half} ratio="3:2" />
            </div>
          ) : null}
        </section>
      ) : null}
      <WhyChooseUs />
      <CertificateDocuments />
      {hasPlace || hasClients ? (
        <section className="wrap sec split split-2">
          {hasPlace ? <WarehouseCard picture={warehouse} /> : null}
          {hasClients ? (
            <div className="stack">
              <h2 className="text-xl">{t('about.satisfaction')}</h2>
              <p>{t('about.satisfactionText', { clients: Number.parseInt(clients, 10), support })}</p>
              <p className="muted">{t('about.satisfactionNote')}</p>
              <a className="btn" href="/contact">
                {t('nav.contact')}
              </a>
            </div>
          ) : null}
        </section>
      ) : null}
      {lines.partner ? (
        <section className="dark" aria-labelledby="partner">
          <div className="wrap sec split split-2 items-center">
            <div className="stack">
              <h2 id="partner">{t('about.partner', lines)}</h2>
              <p className="lead muted">{lines.partnership}</p>
            </div>
            <Plate
              className="plate-3"
              figures={[
                [statistics.years, t('about.partnerYears')],
                [statistics.countries, t('about.partnerCountries')],
                [statistics.containers, t('about.partnerContainers')],
              ]}
            />
          </div>
        </section>
      ) : null}
    </>
  )
}

/** In place of the company's own sentence: name and trade, with links to the products and to the contacts. */
function ShopAndTrade() {
  const t = usePageText()
  const { brand } = useVisit()
  const trade = useTrade()
  return (
    <div className="stack">
      <p className="lead muted">{trade ? `${brand}: ${trade}` : brand}</p>
      <p className="row">
        <a className="btn btn-sun" href="/products">
          {t('nav.products')}
        </a>
        <a className="btn" href="/contact">
          {t('nav.contact')}
        </a>
      </p>
    </div>
  )
}

/**
 * The company's certificates, if at least one has a document. A product page lists certificates only if its product is of a kind
 * that they cover; other product pages link to this list.
 */
function CertificateDocuments() {
  const t = usePageText()
  const { certificates } = useFacts()
  if (!hasCertificateDocuments(certificates)) return null
  return (
    <section className="wrap sec-tight stack" aria-labelledby="certificates">
      <h2 id="certificates">{t('product.certifications')}</h2>
      <p className="row">
        <CertificateTags certificates={certificates} />
      </p>
    </section>
  )
}

function Plate({ figures, className }: { figures: readonly (readonly [figure: string, label: string])[]; className: string }) {
  return (
    <div className={`plate ${className}`}>
      {figures
        .filter(([figure]) => figure)
        .map(([figure, label]) => (
          <div key={label}>
            <b>{figure}</b>
            <span>{label}</span>
          </div>
        ))}
    </div>
  )
}
