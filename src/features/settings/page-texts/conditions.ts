import type { TextPage } from './text-page.ts'

/** Text about ways to pay. There is no suggested text, since only the company knows its ways to pay. */
export const payment: TextPage = {
  path: '/condiciones-de-pago',
  titles: { es: 'Formas de pago', en: 'Payment', de: 'Zahlung' },
  descriptions: {
    es: 'Con qué monedas y de qué maneras se paga, y cuándo.',
    en: 'In which currencies and ways one pays, and when.',
    de: 'In welchen Währungen und auf welchen Wegen bezahlt wird, und wann.',
  },
}

/** Text about pickup and delivery, also without a suggested text. */
export const delivery: TextPage = {
  path: '/condiciones-de-entrega',
  titles: { es: 'Recogida y entrega', en: 'Pickup and delivery', de: 'Abholung und Lieferung' },
  descriptions: {
    es: 'Dónde y cuándo se recogen los productos, y si se entregan.',
    en: 'Where and when products are picked up, and whether they are delivered.',
    de: 'Wo und wann Produkte abgeholt werden, und ob sie geliefert werden.',
  },
}
