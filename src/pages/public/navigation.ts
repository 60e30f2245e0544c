import type { Site } from '#i18n/site.ts'

/** Path of the page about solar energy with the calculator. Pages link to it only if the shop sells products for it. */
export const CALCULATOR_PATH = '/cuba-energia-solar'

/** Entries of the main navigation in header and mobile menu, in order. */
export const navigation = [
  { to: '/', text: 'nav.home' },
  { to: '/products', text: 'nav.products' },
  { to: CALCULATOR_PATH, text: 'nav.solar' },
  { to: '/about', text: 'nav.about' },
  { to: '/contact', text: 'nav.contact' },
] as const satisfies readonly { to: string; text: keyof Site }[]

/** Links about the company in the footer. */
export const companyNavigation = [
  { to: '/about', text: 'nav.about' },
  { to: CALCULATOR_PATH, text: 'nav.solar' },
  { to: '/contact', text: 'nav.contact' },
  { to: '/legal', text: 'nav.legal' },
  { to: '/legal?tab=privacy', text: 'nav.privacy' },
] as const satisfies readonly { to: string; text: keyof Site }[]

/** True if a page belongs to an entry of the navigation; a product and a comparison belong to the products. */
export function isPartOf(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  return `${pathname}/`.startsWith(`${to}/`) || (to === '/products' && (pathname.startsWith('/product/') || pathname === '/compare'))
}
