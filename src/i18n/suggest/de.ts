import type { SuggestTexts } from './es.ts'

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
