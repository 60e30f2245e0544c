import type { Site } from './es.ts'

export const de = {
  'layout.skip': 'Zum Inhalt springen',

  'price.onRequest': 'Preis auf Anfrage',
  'price.before': 'Bisher',
  'price.onSale': 'Im Angebot',
  'stock.inStock': 'Auf Lager',
  'stock.limited': 'Nur noch wenige',
  'stock.onTheWay': 'Unterwegs',
  'product.featured': 'Empfohlen',
} satisfies Site
