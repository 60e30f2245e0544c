/** Texts of what stands below a search box while one types. They travel with that script only. */
export const es = {
  /** Name of the list of products, and of what was searched for before. */
  products: 'Sugerencias',
  recent: 'Búsquedas recientes',
  /** The last line of the list: to all results. */
  all: ({ count }: { count: number }) => (count === 1 ? 'Ver el resultado' : `Ver los ${count} resultados`),
  /** Read out once suggestions are there. */
  found: ({ count }: { count: number }) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  none: 'Sin sugerencias; con Entrar ve lo que más se acerca',
  /** Above the list; `words`: "menos de 500 euros". */
  ignored: ({ words }: { words: string }) => `No se tuvo en cuenta: «${words}»`,
  onRequest: 'Precio a consultar',
  /** Takes one of the searches from before away, and all of them. */
  remove: ({ words }: { words: string }) => `Quitar «${words}»`,
  removeAll: 'Borrar estas búsquedas',
}
export type SuggestTexts = typeof es

export const de: SuggestTexts = {
  products: 'Vorschläge',
  recent: 'Zuletzt gesucht',
  all: ({ count }) => (count === 1 ? 'Ergebnis ansehen' : `Alle ${count} Ergebnisse ansehen`),
  found: ({ count }) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  none: 'Keine Vorschläge; mit Enter sehen Sie, was am nächsten kommt',
  ignored: ({ words }) => `Nicht berücksichtigt: „${words}“`,
  onRequest: 'Preis auf Anfrage',
  remove: ({ words }) => `„${words}“ entfernen`,
  removeAll: 'Diese Suchen löschen',
}

export const en: SuggestTexts = {
  products: 'Suggestions',
  recent: 'Recent searches',
  all: ({ count }) => (count === 1 ? 'See the result' : `See all ${count} results`),
  found: ({ count }) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions; Enter shows what comes closest',
  ignored: ({ words }) => `Not taken into account: “${words}”`,
  onRequest: 'Price on request',
  remove: ({ words }) => `Remove “${words}”`,
  removeAll: 'Delete these searches',
}
