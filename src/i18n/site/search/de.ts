import type { SearchTexts } from './es.ts'

export const de = {
  'search.title': ({ words }) => `Ergebnisse für „${words}“`,
  'search.pages': 'Ergebnisseiten',
  'search.page': ({ page, last }) => `Seite ${page} von ${last}`,
  'search.previous': 'Zurück',
  'search.next': 'Weiter',
  'search.nothing': ({ words }) => `Nichts gefunden zu „${words}“`,
  'search.nothingText': 'Prüfen Sie die Schreibweise oder versuchen Sie ein anderes Wort. Auf Bestellung besorgen wir auch andere Geräte.',
  'search.noOffers': 'Solche Angebote gibt es gerade nicht',
  'search.noOffersText': 'Suchen Sie ohne dieses Wort, oder fragen Sie uns.',
  'search.categories': 'Kategorien ansehen',
  'search.askMessage': ({ words }) => `Hallo, ich suche „${words}“ und finde es nicht auf der Seite. Können Sie es besorgen?`,
  'search.near': 'Das könnte passen',
  'search.featured': 'Empfohlene Produkte',
} satisfies SearchTexts
