import { categoryPath } from './goods.ts'

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
  '/about',
  '/contact',
  '/legal',
  '/legal?tab=privacy',
  '/cuba-energia-solar',
] as const

/** Addresses where there is no page. */
export const missingRoutes = ['/product/nobody-sells-this', '/nowhere'] as const
