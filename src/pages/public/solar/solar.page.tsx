import { redirect } from 'react-router'
import { listProducts } from '#features/catalog/calls.ts'
import { hasWarehouse, placeNames, waysToBuy } from '#features/settings/places.ts'
import { sizeHousehold } from '#features/sizing/calls.ts'
import { appliancesOf } from '#features/sizing/household/appliances.ts'
import { MAX_HOUSEHOLD_LINK_LENGTH, readHousehold } from '#features/sizing/household/household-form.ts'
import { decodeCorrections, encodeCorrections, encodeHousehold } from '#features/sizing/household/household-link.ts'
import { readSentForm } from '#features/sizing/household/sent-form.ts'
import { SUN_HOURS } from '#features/sizing/irradiation.ts'
import { allLines } from '#features/sizing/kits/kit.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { phoneLink, whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Check, MapPin, Phone } from '#ui/site/icons.tsx'
import { SunCurve } from '#ui/site/sun-curve.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { apiContext } from '../../visit.ts'
import { head } from '../head.ts'
import { useFacts } from '../layout-data.ts'
import { type Load, onServer } from '../load.ts'
import type { Route } from './+types/solar.page'
import { Calculator } from './calculator.tsx'
import { requireCalculator } from './require-calculator.ts'
import { helpWithSetup, Questions, questionsSchema } from './solar-questions.tsx'
import { Irradiation, SunFigures } from './solar-sun.tsx'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

const load = (async (api, { query }) => {
  // Only the beginning of an overlong link is read (the shop makes no such links); the page says that it was cut.
  const whole = query('/cuba-energia-solar').get('home') ?? ''
  const home = whole.slice(0, MAX_HOUSEHOLD_LINK_LENGTH)
  const [answer] = await Promise.all([api.call(sizeHousehold, { query: { home } }), requireCalculator(api)])
  // Corrections of a submitted form, from the address that its redirect leads to.
  const fixed = decodeCorrections(query('/cuba-energia-solar').get('fixed') ?? '')
  const corrections = [...answer.corrections, ...(home === whole ? [] : [{ field: 'cut' } as const]), ...fixed]
  const sizing = { ...answer, corrections }
  const ids = [...sizing.kits, sizing.system, sizing.otherSystem].flatMap((kit) => (kit ? allLines(kit) : []).map(({ id }) => id))
  const wanted = new Set([...ids, ...(sizing.generator ? [sizing.generator.id] : [])])
  const products = wanted.size > 0 ? await api.call(listProducts, { query: { ids: [...wanted].join(',') } }) : []
  return { sizing, products, isAsked: home !== '' }
}) satisfies Load<unknown>

export const loader = onServer(load)

/** Handles the form without scripts: redirects to the household's link, which can be reloaded and shared. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = readSentForm(await request.formData())
  // The link contains only differences from the shop's appliances, so these are needed to encode it.
  const { appliances } = await context.get(apiContext).call(sizeHousehold, { query: {} })
  const known = appliancesOf(appliances)
  const { household, corrections } = readHousehold(sent, known)
  const asked = new URLSearchParams({ home: encodeHousehold(household, known) })
  if (corrections.length > 0) asked.set('fixed', encodeCorrections(corrections))
  return redirect(`/cuba-energia-solar?${asked}#calc`, 303)
}

export const meta = (args: Route.MetaArgs) =>
  head(args, (t, _, facts) => {
    const title = t('solar.title')
    return {
      title,
      description: t('solar.description', { ways: t('products.ways', waysToBuy(facts)) }),
      keywords: [t('solar.keywords'), ...placeNames(facts.sites)].join(', '),
      things: ({ url }) => [questionsSchema(t, url, facts)],
    }
  })

export default function SolarPage({ loaderData: { sizing, products, isAsked } }: Route.ComponentProps) {
  const t = usePageText()
  const { language, isLow } = useVisit()
  const facts = useFacts()
  const { phones, currencies, address, claims, sites } = facts
  const help = helpWithSetup(facts)
  const isPickedUp = sites.handover === 'pickup'
  const { sunDays } = claims
  // Uses the official figure if the company has not set its own.
  const kwh = formatNumber(claims.irradiation ?? SUN_HOURS, language)
  const chat = whatsappLink(phones.technical, t('solar.askMessage'))
  return (
    <>
      <section className="dark">
        <div className="wrap sec split split-2 items-center">
          <div className="stack [--gap:1.25rem]">
            <h1 className="text-4xl">{t('solar.hero')}</h1>
            {sunDays ? <p className="lead muted">{t('solar.heroText', { kwh, days: sunDays })}</p> : null}
            <a className="btn btn-sun btn-lg" href="#calc">
              {t('solar.start')}
            </a>
          </div>
          <SunCurve name={t('solar.curve', { kwh })} figure={kwh} unit={t('solar.perDay')} />
        </div>
      </section>
      {/* Shows pictures only if the address has a household: on the plain page they would exceed the byte budget. */}
      <Calculator sizing={sizing} products={products} phone={phones.technical} hasPictures={isAsked && !isLow} />
      <SunFigures assumed={sizing.assumed} />
      <Irradiation />
      <section className="wrap sec split split-2" aria-labelledby="steps">
        <div className="stack">
          <h2 id="steps">{t('solar.steps')}</h2>
          <ol className="steps">
            <li>{t('solar.step1')}</li>
            <li>{t('solar.step2', help)}</li>
            <li>{t('solar.step3', help)}</li>
            <li>{t(isPickedUp && hasWarehouse(facts) ? 'solar.step4' : 'solar.step4Received')}</li>
            <li>{t('solar.step5', help)}</li>
          </ol>
        </div>
        <div className="stack">
          {currencies.length > 0 ? (
            <div className="note">
              <Check />
              <h3 className="text-base">{t('solar.pay', { list: formatList(currencies, language, 'disjunction') })}</h3>
              <p>{t('solar.payText')}</p>
            </div>
          ) : null}
          {address && sites.handover ? (
            <div className="note">
              <MapPin />
              <h3 className="text-base">{t('solar.pickup', { isOnly: isPickedUp })}</h3>
              <p>{t('solar.pickupText', { address, isOnly: isPickedUp })}</p>
            </div>
          ) : null}
        </div>
      </section>
      <Questions />
      {phones.technical ? (
        <section className="wrap sec stack stack-c" aria-labelledby="contact">
          <h2 id="contact">{t('solar.contact')}</h2>
          <p className="lead muted text">{t('solar.contactText')}</p>
          <div className="row justify-center">
            <ChatLink className="btn btn-wa btn-lg" href={chat}>
              <WhatsappIcon />
              {t('layout.write')}
            </ChatLink>
            <a className="btn btn-lg" href={phoneLink(phones.technical)}>
              <Phone />
              {t('solar.call')}
            </a>
          </div>
        </section>
      ) : null}
    </>
  )
}
