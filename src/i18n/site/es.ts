/** Texts of the public site. Keys name place and part; comments tell where a text stands and what goes in. */
export const es = {
  'layout.skip': 'Saltar al contenido',
}
export type Site = typeof es
