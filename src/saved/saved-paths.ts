import { standaloneTextPages, textPages } from '#features/settings/page-texts.ts'

/**
 * Paths of the pages that a saved catalogue has, as sources of regular expressions. The build puts them into the service worker too,
 * which shows one of these pages in place of an older stored copy.
 */
export const savedPaths = {
  home: '/',
  contact: '/contact',
  products: '/products',
  product: '/product/([^/]+)',
  compare: '/compare',
  solar: '/cuba-energia-solar',
  sheet: '/cuba-energia-solar/hoja',
  about: '/about',
  text: standaloneTextPages.map((name) => textPages[name].path).join('|'),
}
