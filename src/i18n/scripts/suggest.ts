/** Texts of the suggestions below a search box. Only this script contains them. */
export const es = {
  /** Names of the two lists: suggested products, and earlier searches. */
  products: 'Sugerencias',
  recent: 'Búsquedas recientes',
  /** Last entry of the list, a link to all results. */
  all: ({ count }: { count: number }) => (count === 1 ? 'Ver el resultado' : `Ver los ${count} resultados`),
  /** Announced by screen readers when suggestions appear. */
  found: ({ count }: { count: number }) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  none: 'Sin sugerencias; con Entrar ve lo que más se acerca',
  /** Note above the list about an exclusion that was ignored; `words`: "menos de 500 euros". */
  ignored: ({ words }: { words: string }) => `No se tuvo en cuenta: «${words}»`,
  onRequest: 'Precio a consultar',
  /** Buttons that delete one earlier search, and all of them. */
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
