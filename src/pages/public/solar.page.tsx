import { listProducts } from '#features/catalog/calls.ts'
import { pickCompleteSystems } from '#features/catalog/product/complete-systems.ts'
import { company } from '#features/settings/company.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { phoneLink, whatsappLink } from '#kit/links.ts'
import { Check, MapPin, Phone } from '#ui/site/icons.tsx'
import { SunCurve } from '#ui/site/sun-curve.tsx'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/solar.page'
import { head } from './head.ts'
import { useFacts } from './layout-data.ts'
import { type Load, onServer } from './load.ts'
import { ProductGrid } from './product-grid.tsx'
import { ExampleHousehold } from './solar-example.tsx'
import { Questions, questionsSchema } from './solar-questions.tsx'
import { Irradiation, SunFigures } from './solar-sun.tsx'

export { PageProblem as ErrorBoundary } from './page-problem.tsx'

const KITS = 3

const load = (async (api) => {
  // Nice to have: what the sun gives does not depend on the catalogue.
  const products = await api.call(listProducts, { query: { page: 1, pageSize: 100 } }).catch(() => [])
  return { kits: pickCompleteSystems(products, KITS) }
}) satisfies Load<unknown>

export const loader = onServer(load)

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => {
    const title = t('solar.title')
    return {
      title,
      description: t('solar.description'),
      keywords: t('solar.keywords'),
      things: ({ url }) => [questionsSchema(t, url)],
    }
  })

export default function SolarPage({ loaderData: { kits } }: Route.ComponentProps) {
  const t = usePageText()
  const { language } = useVisit()
  const { phones, hours, currencies, address } = useFacts()
  const { sunDays, irradiation } = company.claims
  const kwh = formatNumber(irradiation, language)
  const chat = whatsappLink(phones.technical, t('solar.askMessage'))
  return (
    <>
      <section className="dark">
        <div className="wrap sec split split-2 items-center">
          <div className="stack [--gap:1.25rem]">
            <h1 className="text-4xl">{t('solar.hero')}</h1>
            <p className="lead muted">{t('solar.heroText', { kwh, days: sunDays })}</p>
            <a className="btn btn-sun btn-lg" href="#kits">
              {t('solar.seeKits')}
            </a>
          </div>
          <SunCurve name={t('solar.curve', { kwh })} figure={kwh} unit={t('solar.perDay')} />
        </div>
      </section>
      <SunFigures />
      {/* The calculator will take this place. */}
      <ExampleHousehold chat={chat} />
      <section className="wrap sec" id="kits" aria-labelledby="kits-title">
        {kits.length > 0 ? (
          <>
            <div className="head">
              <h2 id="kits-title">{t('solar.kits')}</h2>
              <p className="muted">{t('solar.kitsText')}</p>
            </div>
            <ProductGrid products={kits} layout={null} />
          </>
        ) : (
          <div className="empty">
            <h2 id="kits-title">{t('solar.noKits')}</h2>
            <p className="muted text">{t('solar.noKitsText')}</p>
            <a className="btn btn-wa" href={chat}>
              <WhatsappIcon />
              {t('solar.ask')}
            </a>
          </div>
        )}
        <p className="mt-5">
          <a href="/products">{t('solar.allProducts')}</a>
        </p>
      </section>
      <Irradiation />
      <section className="wrap sec split split-2" aria-labelledby="steps">
        <div className="stack">
          <h2 id="steps">{t('solar.steps')}</h2>
          <ol className="steps">
            <li>{t('solar.step1')}</li>
            <li>{t('solar.step2')}</li>
            <li>{t('solar.step3')}</li>
            <li>{t('solar.step4')}</li>
            <li>{t('solar.step5')}</li>
          </ol>
        </div>
        <div className="stack">
          <div className="note">
            <Check />
            <h3 className="text-base">{t('solar.pay', { list: formatList(currencies, language, 'disjunction') })}</h3>
            <p>{t('solar.payText')}</p>
          </div>
          <div className="note">
            <MapPin />
            <h3 className="text-base">{t('solar.pickup')}</h3>
            <p>{t('solar.pickupText', { address })}</p>
          </div>
        </div>
      </section>
      <Questions />
      <section className="wrap sec stack stack-c" aria-labelledby="contact">
        <h2 id="contact">{t('solar.contact')}</h2>
        <p className="lead muted text">{t('solar.contactText')}</p>
        <div className="row justify-center calls">
          <a className="btn btn-wa btn-lg" href={chat}>
            <WhatsappIcon />
            {t('layout.write')}
          </a>
          <a className="btn btn-lg" href={phoneLink(phones.technical)}>
            <Phone />
            {t('solar.call')}
          </a>
        </div>
        <p className="muted">{hours}</p>
      </section>
    </>
  )
}
