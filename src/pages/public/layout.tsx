import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { CartButton } from '#features/cart/cart-button.tsx'
import { CartDialog } from '#features/cart/cart-dialog.tsx'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { SiteFooter } from '#features/settings/site-footer.tsx'
import { SiteHeader } from '#features/settings/site-header.tsx'
import { nameOf } from '#i18n/language.ts'
import { whatsappLink } from '#kit/links.ts'
import { ProductSkeleton, ProductsSkeleton } from '#ui/site/skeletons.tsx'
import { useScroll } from '#ui/site/use-scroll.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { useText, useVisit } from '#ui/visit.ts'
import type { Route } from './+types/layout'
import { loadLayout } from './layout-data.ts'
import { inBrowser, onServer } from './load.ts'
import { companyNavigation, isWithin, navigation } from './navigation.ts'

export const loader = onServer(loadLayout)
export const clientLoader = inBrowser(loadLayout)
// What the frame shows does not depend on the page; a document brings it anew.
export const shouldRevalidate = () => false

export default function PublicLayout({ loaderData: { categories, contacts } }: Route.ComponentProps) {
  const t = useText()
  const { language } = useVisit()
  const { pathname } = useLocation()
  useScroll()
  const links = navigation.map(({ to, text }) => ({ to, name: t(text), isHere: isWithin(to, pathname) }))
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <SiteHeader links={links} contacts={contacts}>
        <CartButton />
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <WhileLoading>
          <Outlet />
        </WhileLoading>
      </main>
      <aside className="fab" aria-label={t('layout.help')}>
        <a className="btn btn-wa" href={whatsappLink(contacts.phones.technical, t('layout.helpMessage'))} aria-label={t('layout.help')}>
          <WhatsappIcon />
          <span className="hide-m">{t('layout.help')}</span>
        </a>
      </aside>
      <SiteFooter
        contacts={contacts}
        columns={[
          {
            title: t('nav.products'),
            links: categories.map((category) => ({ to: `/products?category=${category.id}`, name: nameOf(category, 'name', language) })),
          },
          { title: t('layout.company'), links: companyNavigation.map(({ to, text }) => ({ to, name: t(text) })) },
        ].filter((column) => column.links.length > 0)}
      />
      <CartDialog phone={contacts.phones.sales} picture={(image) => <Picture url={image} alt="" sizes={pictureSizes.thumb} />} />
    </>
  )
}

const PATIENCE_MS = 150

/** Grey boxes in the page's place once the line has kept the visitor waiting; a quick answer shows none. */
function WhileLoading({ children }: { children: ReactNode }) {
  const { location } = useNavigation()
  const [isSlow, setSlow] = useState(false)
  const Skeleton = skeletonOf(location?.pathname ?? '')
  const isWaiting = Skeleton !== undefined

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
