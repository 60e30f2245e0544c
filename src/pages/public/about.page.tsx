import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { listSettings } from '#features/settings/calls.ts'
import { company } from '#features/settings/company.ts'
import { settingPicture } from '#features/settings/setting-picture.ts'
import { usePageText } from '#ui/visit.ts'
import type { Route } from './+types/about.page'
import { WarehouseCard } from './about-warehouse.tsx'
import { WhyChooseUs } from './about-why.tsx'
import { head } from './head.ts'
import { useFacts } from './layout-data.ts'
import { type Load, onServer } from './load.ts'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const load = (async (api, { language }) => {
  // The pictures are nice to have; the company stands without them.
  const settings = await api.call(listSettings).catch(() => [])
  return {
    team: settingPicture(settings, 'about_team_image', language),
    warehouse: settingPicture(settings, 'about_warehouse_image', language),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)

const { claims } = company

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, _, { statistics }) => ({
    title: t('about.title'),
    description: t('about.description', { years: Number.parseInt(statistics.years, 10) }),
    keywords: t('about.keywords'),
  }))

export default function AboutPage({ loaderData: { team, warehouse } }: Route.ComponentProps) {
  const t = usePageText()
  const { statistics } = useFacts()
  return (
    <>
      <section className="dark">
        <div className="wrap sec split split-2 items-end">
          <h1 className="text-4xl">{t('about.hero')}</h1>
          <p className="lead muted">{t('about.heroText')}</p>
        </div>
      </section>
      <section className="wrap" aria-label={t('about.figures')}>
        <Plate
          className="plate-md -mt-6"
          figures={[
            [statistics.years, t('about.years')],
            [statistics.systems, t('about.systems')],
            [statistics.clients, t('about.clients')],
            [statistics.support, t('about.support')],
          ]}
        />
      </section>
      <section className="wrap sec split split-2 items-center" aria-labelledby="history">
        <div className="stack text">
          <h2 id="history">{t('about.history')}</h2>
          <p>{t('about.history1', { years: Number.parseInt(statistics.years, 10) })}</p>
          <p>{t('about.history2', { from: claims.systemsFromKw, to: claims.systemsToKw })}</p>
          <p>{t('about.history3')}</p>
        </div>
        <div className="pic rounded-lg">
          <Picture url={team?.url ?? null} alt={team ? team.alt || t('about.team') : ''} sizes={pictureSizes.half} ratio="3:2" />
        </div>
      </section>
      <WhyChooseUs />
      <section className="wrap sec split split-2">
        <WarehouseCard picture={warehouse} />
        <div className="stack">
          <h2 className="text-xl">{t('about.satisfaction')}</h2>
          <p>{t('about.satisfactionText', { clients: Number.parseInt(statistics.clients, 10), support: statistics.support })}</p>
          <p className="muted">{t('about.satisfactionNote')}</p>
          <a className="btn" href="/contact">
            {t('nav.contact')}
          </a>
        </div>
      </section>
      <section className="dark" aria-labelledby="partner">
        <div className="wrap sec split split-2 items-center">
          <div className="stack">
            <h2 id="partner">{t('about.partner')}</h2>
            <p className="lead muted">{t('about.partnerText')}</p>
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
    </>
  )
}

function Plate({ figures, className }: { figures: readonly (readonly [figure: string, label: string])[]; className: string }) {
  return (
    <div className={`plate ${className}`}>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </div>
      ))}
    </div>
  )
}
