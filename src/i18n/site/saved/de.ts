import type { SavedTexts } from './es.ts'

export const de = {
  'saved.title': 'Katalog speichern',
  'saved.text':
    'Speichern Sie den ganzen Katalog auf Ihrem Gerät und lesen Sie ihn ohne Verbindung: Produkte, Preise, Suche, Filter und Vergleich. Auch der Warenkorb funktioniert.',
  'saved.what': 'Er wird nur einmal geladen. Danach bringt jede Aktualisierung nur das, was sich geändert hat.',
  'saved.prices': 'Preise und Bestände sind die des Tages, an dem er gespeichert wurde; eine Aktualisierung erneuert sie.',
  'saved.pictures': 'Mit kleinen Fotos',
  'saved.stop': 'Anhalten',
  'saved.remove': 'Vom Gerät löschen',
  'saved.progress': 'Download des Katalogs',
  'saved.needsScript': 'Um den Katalog zu speichern, muss der Browser JavaScript erlauben.',
  'saved.off': 'Zurzeit lässt sich der Katalog auf dieser Website nicht speichern. Mit Verbindung sehen Sie alle Produkte.',
  'saved.shown': 'Gespeicherter Katalog.',
  'saved.shownOf': ({ time }) => `Preise und Bestände vom ${time}.`,
  'saved.look': 'Gespeicherten Katalog ansehen',
  'saved.back': 'Die Verbindung ist wieder da.',
  'saved.today': 'Seite von heute ansehen',
  'saved.again': 'Erneut versuchen',
  'saved.pricedOn': ({ day }) => `am ${day}`,
  'saved.unknown': ({ day }) => `Es ist nicht im gespeicherten Katalog vom ${day}. Mit Verbindung sehen Sie, ob der Shop es hat.`,
  'saved.unknownOf': ({ count, day }) =>
    `${count === 1 ? '1 Produkt dieses Links ist' : `${count} Produkte dieses Links sind`} nicht im gespeicherten Katalog vom ${day}.`,
} satisfies SavedTexts
