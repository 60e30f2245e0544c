import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { smallPictureUrl } from '#features/media/rendition.ts'
import { listSettings } from '#features/settings/calls.ts'
import { companyNameOf } from '#features/settings/company/company-name.ts'
import { defaultColours, lookOf, tokensOf } from '#features/settings/company/look.ts'
import { settingsByKey } from '#features/settings/contacts.ts'
import { formatRateDay } from '#i18n/approximate.ts'
import { defaultLanguage } from '#i18n/language.ts'
import { siteText } from '#i18n/site.ts'
import { writeRate } from '#kit/exchange-rate.ts'
import { whatsappLink } from '#kit/links.ts'
import icon from '#ui/site/icon.svg?url'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { useText, VisitContext, type VisitData } from '#ui/visit.ts'
import type { Route } from './+types/root'
import { apiContext, visitContext } from './pages/visit.ts'
import { ChatLink, WhatsappIcon } from './ui/site/chat-link.tsx'

/** Loads the data of every page: language, low-bandwidth mode, currencies, and the company's name, look and phone for help. */
export async function loader({ context }: Route.LoaderArgs) {
  const { language, isLow, publicUrl, money } = context.get(visitContext)
  const settings = await context
    .get(apiContext)
    .call(listSettings)
    .catch(() => [])
  const set = settingsByKey(settings)
  return {
    language,
    isLow,
    publicUrl,
    money,
    brand: companyNameOf(set, publicUrl),
    look: lookOf(set, publicUrl, smallPictureUrl(set.company_mark_image ?? null)),
    helpPhone: set.contact_technical_phone,
  }
}

// Never reloads this data within a document: a change of language loads a new document.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const visit = useRouteLoaderData<typeof loader>('root')
  const isStaff = useLocation().pathname.startsWith('/admin')
  return (
    <html
      lang={visit?.language ?? defaultLanguage}
      style={visit?.look.colours ? (tokensOf(visit.look.colours) as React.CSSProperties) : undefined}
      data-bandwidth={visit?.isLow ? 'low' : undefined}
      {...moneyData(visit)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {visit?.look.colours || visit?.look.mark ? (
          <link rel="icon" type="image/png" href="/icon-192.png" />
        ) : (
          <link rel="icon" type="image/svg+xml" href={icon} />
        )}
        {isStaff ? null : <link rel="manifest" href={manifestAddress(visit)} />}
        <meta name="theme-color" content={(visit?.look.colours ?? defaultColours).main} />
        <Meta />
        {isStaff ? <Links /> : null}
        {import.meta.env.DEV && !isStaff ? <DevelopmentScripts /> : null}
      </head>
      <body>
        {visit ? <VisitContext value={visit}>{children}</VisitContext> : children}
        {isStaff ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

/** Address of the web app manifest in the page's language. Spanish documents have no bytes to spare for its name. */
function manifestAddress(visit: VisitData | undefined): string {
  const { language = defaultLanguage } = visit ?? {}
  return language === defaultLanguage ? MANIFEST : `${MANIFEST}?lang=${language}`
}
const MANIFEST = '/manifest.webmanifest'

/** Attributes for scripts: the rate of the currency that the visitor chose, and its day in words. */
function moneyData(visit: VisitData | undefined) {
  const chosen = visit?.money?.chosen
  if (!chosen) return null
  const date = formatRateDay(chosen, visit.language)
  return { 'data-money': writeRate(chosen), 'data-rate-of': siteText(visit.language)('money.rateOf', { date }) }
}

/** Scripts of the development server. They come before the early script, since hot-reloaded components need the first of them. */
function DevelopmentScripts() {
  return (
    <>
      <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      <script type="module" src="/src/early/development.ts" />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown if not even the frame of a page could be rendered. Offers a retry and the company's WhatsApp. */
export function ErrorBoundary() {
  const t = useText()
  const { pathname } = useLocation()
  const helpPhone = useRouteLoaderData<typeof loader>('root')?.helpPhone
  return (
    <main>
      <ProblemScreen title={t('failure.title')} text={t('failure.text')}>
        {/* A link without the router, so that the browser loads the document again. */}
        <a className="btn btn-sun" href={pathname}>
          {t('failure.retry')}
        </a>
        <ChatLink className="btn btn-wa" href={whatsappLink(helpPhone ?? '', t('layout.helpMessage'))}>
          <WhatsappIcon />
          WhatsApp
        </ChatLink>
      </ProblemScreen>
    </main>
  )
}
