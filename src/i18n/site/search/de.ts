import type { SearchTexts } from './es.ts'

export const de = {
  'search.title': ({ words }) => `Ergebnisse für „${words}“`,
  'search.pages': 'Ergebnisseiten',
  'search.page': ({ page, last }) => `Seite ${page} von ${last}`,
  'search.previous': 'Zurück',
  'search.next': 'Weiter',
  'search.nothing': ({ words }) => `Nichts gefunden zu „${words}“`,
  'search.nothingText': 'Prüfen Sie die Schreibweise oder versuchen Sie ein anderes Wort. Auf Bestellung besorgen wir auch andere Geräte.',
  'search.categories': 'Kategorien ansehen',
  'search.askMessage': ({ words }) => `Hallo, ich suche „${words}“ und finde es nicht auf der Seite. Können Sie es besorgen?`,
  'search.near': 'Das könnte passen',
} satisfies SearchTexts
