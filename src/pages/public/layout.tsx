import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CartButton } from '#features/cart/screen/cart-button.tsx'
import { CartNotice } from '#features/cart/screen/cart-notice.tsx'
import { SearchBox } from '#features/catalog/pages/search-box.tsx'
import { readWords } from '#features/catalog/pages/search-words.ts'
import { readConstraints } from '#features/search/plan/query-plan.ts'
import { textPages } from '#features/settings/page-texts.ts'
import { hasWarehouse } from '#features/settings/places.ts'
import { SiteFooter } from '#features/settings/site-footer.tsx'
import { SiteHeader } from '#features/settings/site-header.tsx'
import { encodeChangedAppliances } from '#features/sizing/household/changed-appliances.ts'
import { whatsappLink } from '#kit/links.ts'
import { ChatLink, WhatsappIcon } from '#ui/site/chat-link.tsx'
import { Search } from '#ui/site/icons.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/layout'
import type { LayoutData } from './layout-data.ts'
import { onServer } from './load.ts'
import { loadLayout } from './load-layout.ts'
import { CALCULATOR_PATH, companyNavigation, isPartOf, navigation } from './navigation.ts'
import { PageProblem } from './page-problem.tsx'

export const loader = onServer(loadLayout)

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** For errors outside of a page's own boundary: shows the error within the layout. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame data={loaderData as LayoutData}>
      <PageProblem />
    </Frame>
  )
}

function Frame({ data: { categories, facts, pages, basis, hasCalculator }, children }: { data: LayoutData; children: ReactNode }) {
  const t = useText()
  const { language, publicUrl } = useVisit()
  const { pathname } = useLocation()
  const isShown = ({ to }: { to: string }) => hasCalculator || to !== CALCULATOR_PATH
  const links = navigation.filter(isShown).map(({ to, text }) => ({ to, name: t(text), isHere: isPartOf(to, pathname) }))
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <SiteHeader links={links} facts={facts}>
        <HeaderSearch />
        <CartButton
          phone={facts.phones.sales}
          email={facts.emails.sales}
          publicUrl={publicUrl}
          {...(facts.sites.handover === 'pickup' && hasWarehouse(facts) ? {} : { mayDeliver: true })}
        />
      </SiteHeader>
      <div className="offline" role="status">
        <p className="wrap">
          <span>
            <b data-text={`${t('layout.offline')}. `} />
            <span data-text={t('layout.offlineText')} />
            <span className="cart-here" data-text={` ${t('layout.offlineCart')}`} />
          </span>
        </p>
      </div>
      <main
        id="main"
        className={hasCalculator ? undefined : 'unsized'}
        tabIndex={-1}
        data-appliances={basis ? encodeChangedAppliances(basis.appliances) : undefined}
      >
        {children}
      </main>
      {facts.phones.technical ? (
        <aside className="fab">
          <ChatLink className="btn btn-wa" href={whatsappLink(facts.phones.technical, t('layout.helpMessage'))}>
            <WhatsappIcon />
            {t('layout.help')}
          </ChatLink>
        </aside>
      ) : null}
      <SiteFooter
        facts={facts}
        columns={[
          {
            title: t('nav.products'),
            links: categories.map(({ id, name }) => ({ to: `/products?category=${id}`, name })),
          },
          {
            title: t('layout.company'),
            links: [
              ...companyNavigation.filter(isShown).map(({ to, text }) => ({ to, name: t(text) })),
              ...pages.map((name) => ({ to: textPages[name].path, name: textPages[name].titles[language] })),
            ],
            more: <CookieSettings />,
          },
        ].filter((column) => column.links.length > 0)}
      />
      <CartNotice isCalculator={pathname === CALCULATOR_PATH} />
    </>
  )
}

/** Opens the cookie settings by the early script. Type "submit", because the event replay would catch clicks on type "button". */
function CookieSettings() {
  return (
    <li className="js">
      <button type="submit" data-cookies="">
        {useText()('layout.cookies')}
      </button>
    </li>
  )
}

/** The search in the header. In a narrow header it is an icon, and covers the header while it has the focus. */
function HeaderSearch() {
  const { pathname, search } = useLocation()
  const { language } = useVisit()
  // Leaves out price and limits: the list shows them as filters, where visitors can change them.
  const words = pathname === '/products' ? readConstraints(readWords(new URLSearchParams(search)), language).rest : ''
  return (
    <>
      <label className="hb push" htmlFor="q">
        <Search />
      </label>
      <SearchBox id="q" words={words} isLandmark />
    </>
  )
}
