import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { CartButton } from '#features/cart/cart-button.tsx'
import { CartDialog } from '#features/cart/cart-dialog.tsx'
import type { CartContents } from '#features/cart/cart-opening.ts'
import { SiteFooter } from '#features/settings/site-footer.tsx'
import { SiteHeader } from '#features/settings/site-header.tsx'
import { whatsappLink } from '#kit/links.ts'
import { ProductSkeleton, ProductsSkeleton } from '#ui/site/skeletons.tsx'
import { useScroll } from '#ui/site/use-scroll.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { useText } from '#ui/visit.ts'
import type { Route } from './+types/layout'
import type { LayoutData } from './layout-data.ts'
import { bringTexts, onServer } from './load.ts'
import { loadLayout } from './load-layout.ts'
import { companyNavigation, isWithin, navigation } from './navigation.ts'
import { PageProblem } from './page-problem.tsx'
import { HeaderSearch } from './search-header.tsx'

export const loader = onServer(loadLayout)
// What the frame shows does not depend on the page; a document brings it anew, and a browser never asks for it.
export const shouldRevalidate = () => false

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <WhileLoading>
        <Outlet />
      </WhileLoading>
    </Frame>
  )
}

/** For a page whose very file did not arrive: the frame, which is there, stays around the screen that says so. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  // This frame is another one than that which stood here, so the link that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [])
  return (
    <Frame data={loaderData as LayoutData}>
      <PageProblem />
    </Frame>
  )
}

function Frame({ data: { categories, facts }, children }: { data: LayoutData; children: ReactNode }) {
  const t = useText()
  const { pathname, search } = useLocation()
  useScroll()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that is shown
  useEffect(() => window.count?.(), [pathname, search])
  const links = navigation.map(({ to, text }) => ({ to, name: t(text), isHere: isWithin(to, pathname) }))
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <SiteHeader links={links} facts={facts}>
        <HeaderSearch />
        <CartButton />
      </SiteHeader>
      <div className="offline" role="status">
        <p className="wrap">
          <span>
            <b>{t('layout.offline')}.</b> {t('layout.offlineText')}
            <span className="cart-here"> {t('layout.offlineCart')}</span>
          </span>
        </p>
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <aside className="fab" aria-label={t('layout.help')}>
        <a className="btn btn-wa" href={whatsappLink(facts.phones.technical, t('layout.helpMessage'))} aria-label={t('layout.help')}>
          <WhatsappIcon />
          <span className="hide-m">{t('layout.help')}</span>
        </a>
      </aside>
      <SiteFooter
        facts={facts}
        columns={[
          {
            title: t('nav.products'),
            links: categories.map(({ id, name }) => ({ to: `/products?category=${id}`, name })),
          },
          {
            title: t('layout.company'),
            links: companyNavigation.map(({ to, text }) => ({ to, name: t(text) })),
            more: <CookieSettings />,
          },
        ].filter((column) => column.links.length > 0)}
      />
      <CartDialog load={loadCart} />
    </>
  )
}

/** The early script answers it, with a script of its own: of type "button" it would fetch the application. */
function CookieSettings() {
  return (
    <li className="js">
      <button type="submit" data-cookies="">
        {useText()('layout.cookies')}
      </button>
    </li>
  )
}

/** What the open cart shows comes when it is wanted, with its texts. */
async function loadCart(): Promise<CartContents> {
  // The link's part is a file that the cart shares with the staff area; asked for at once, it costs no round trip of its own.
  const [{ CartContents }] = await Promise.all([import('./cart-contents.tsx'), bringTexts(['cart']), import('#features/cart/cart-link.ts')])
  return CartContents
}

const PATIENCE_MS = 150

/** Grey boxes in the page's place once the line has kept the visitor waiting; a quick answer shows none. */
function WhileLoading({ children }: { children: ReactNode }) {
  const { location } = useNavigation()
  const [isSlow, setSlow] = useState(false)
  const Skeleton = skeletonOf(location?.pathname ?? '')
  const isWaiting = Skeleton !== undefined
  const isBusy = location !== undefined

  // A bar at the top of the window, drawn by the sheet; it too lets a quick answer pass.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-loading', isBusy)
  }, [isBusy])

  useEffect(() => {
    setSlow(false)
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setSlow(true)
      scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  return Skeleton && isSlow ? <Skeleton /> : children
}

function skeletonOf(path: string): typeof ProductsSkeleton | undefined {
  if (path === '/products') return ProductsSkeleton
  return path.startsWith('/product/') ? ProductSkeleton : undefined
}
