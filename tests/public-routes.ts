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
  '/product/complete-solar-system-3kw',
  '/product/complete-solar-system-30kw',
  comparison('lithium-wall-battery-5kwh', 'lithium-floor-battery-10kwh', 'rack-battery-5kwh', 'complete-solar-system-20kw'),
  comparison('solar-panel-550w-mono'),
  '/compare',
  '/about',
  '/contact',
  '/legal',
  '/legal?tab=privacy',
  '/cuba-energia-solar',
] as const

/** Addresses where there is no page. */
export const missingRoutes = ['/product/nobody-sells-this', '/nowhere'] as const

/** The address of the comparison of these products, by the names in their addresses. */
export function comparison(...slugs: string[]): string {
  return `/compare?p=${slugs.map(productId).join()}`
}
