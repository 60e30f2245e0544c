import { categoryPath, productId } from './goods.ts'

/** Addresses of every kind of public page with the demonstration catalogue, for tests that visit all of them. */
export const publicRoutes = [
  '/',
  '/products',
  categoryPath('complete-solar-systems'),
  categoryPath('complete-solar-systems', 'home-systems'),
  `${categoryPath('complete-solar-systems', 'home-systems')}&view=list`,
  '/products?q=panel',
  '/products?q=bicicleta',
  '/product/sistema-solar-completo-3-kw',
  '/product/sistema-solar-completo-30-kw',
  comparison(
    'bateria-de-litio-de-pared-5-12-kwh',
    'bateria-de-litio-de-pie-10-24-kwh',
    'bateria-de-rack-5-12-kwh-19',
    'sistema-solar-completo-20-kw',
  ),
  comparison('panel-solar-550-w-monocristalino'),
  '/compare',
  '/about',
  '/contact',
  '/legal',
  '/legal?tab=privacy',
  '/gasto-de-datos',
  '/cuba-energia-solar',
  '/cuba-energia-solar/hoja?home=basic&kit=enough',
] as const

/** Addresses without a page. */
export const missingRoutes = ['/product/nobody-sells-this', '/nowhere'] as const

/** Address of the comparison of these products. */
export function comparison(...slugs: string[]): string {
  return `/compare?p=${slugs.map(productId).join()}`
}
