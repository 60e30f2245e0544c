import { categoryPath, productId } from './goods.ts'

/** Every kind of public page once, with the demonstration catalogue: what walks over all of them go through. */
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

/** Addresses where there is no page. */
export const missingRoutes = ['/product/nobody-sells-this', '/nowhere'] as const

/** The address of the comparison of these products, by the names in their addresses. */
export function comparison(...slugs: string[]): string {
  return `/compare?p=${slugs.map(productId).join()}`
}
