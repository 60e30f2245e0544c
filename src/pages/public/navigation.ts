import type { Site } from '#i18n/site.ts'

/** The pages of the main navigation, in order; header, mobile menu and footer show them. */
export const navigation = [
  { to: '/', text: 'nav.home' },
  { to: '/products', text: 'nav.products' },
  { to: '/contact', text: 'nav.contact' },
] as const satisfies readonly { to: string; text: keyof Site }[]

/** Whether a page lies below an entry of the navigation; a product lies below the products. */
export function isWithin(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${to}/`) || (to === '/products' && pathname.startsWith('/product/'))
}
