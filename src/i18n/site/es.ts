/** Texts of the public site. Keys name place and part; comments tell where a text stands and what goes in. */
export const es = {
  'layout.skip': 'Saltar al contenido',

  /** Instead of a price. */
  'price.onRequest': 'Precio a consultar',
  /** Read out before the price that is struck through. */
  'price.before': 'Antes',
  /** Tag of a product with a new price. */
  'price.onSale': 'En oferta',
  'stock.inStock': 'En existencia',
  'stock.limited': 'Existencias limitadas',
  'stock.onTheWay': 'En camino',
  /** Tag of a product that staff put forward. */
  'product.featured': 'Destacado',
}
export type Site = typeof es
