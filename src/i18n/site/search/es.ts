/** Texts of the page that shows what a search found; those of the box stand on every page, see ../es.ts. */
export const es = {
  /** Heading and title. */
  'search.title': ({ words }: { words: string }) => `Resultados para «${words}»`,
  /** Name of the links to the pages of a long result. */
  'search.pages': 'Páginas de resultados',
  'search.page': ({ page, last }: { page: number; last: number }) => `Página ${page} de ${last}`,
  'search.previous': 'Anterior',
  'search.next': 'Siguiente',
  'search.nothing': ({ words }: { words: string }) => `No encontramos «${words}»`,
  'search.nothingText': 'Revise cómo está escrito o pruebe con otra palabra. También podemos traer equipos por encargo.',
  /** Where only offers were asked for, and nothing of the kind is on offer. */
  'search.noOffers': 'Por ahora no hay ofertas así',
  'search.noOffersText': 'Busque sin esa palabra o pregúntenos.',
  'search.categories': 'Ver categorías',
  /** What the chat opened from there begins with. */
  'search.askMessage': ({ words }: { words: string }) => `Hola, busco «${words}» y no lo encuentro en la página. ¿Lo pueden traer?`,
  /** Heading over a few products that come close. */
  'search.near': 'Quizás le sirva',
  /** The same, where nothing comes close to what was sought. */
  'search.featured': 'Productos destacados',
}
export type SearchTexts = typeof es
