import type { Site } from './es.ts'

export const en = {
  'layout.skip': 'Skip to content',

  'price.onRequest': 'Price on request',
  'price.before': 'Before',
  'price.onSale': 'On sale',
  'stock.inStock': 'In stock',
  'stock.limited': 'Limited stock',
  'stock.onTheWay': 'On the way',
  'product.featured': 'Featured',
} satisfies Site
