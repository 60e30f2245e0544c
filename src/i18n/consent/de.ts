import type { ConsentTexts } from './es.ts'

export const de: ConsentTexts = {
  title: 'Cookies auf dieser Website',
  text: 'Notwendige bewahren Warenkorb und Sprache.',
  optional: 'Analyse und Marketing bleiben aus, solange Sie sie nicht erlauben.',
  privacy: 'Datenschutz',
  reject: 'Alle ablehnen',
  accept: 'Alle annehmen',
  settings: 'Einstellungen',
  settingsTitle: 'Cookie-Einstellungen',
  close: 'Schließen',
  save: 'Auswahl speichern',
  necessary: 'Notwendige',
  necessaryText: 'Sie bewahren Warenkorb und Sprache. Immer aktiv.',
  analytics: 'Analyse',
  analyticsText:
    'Sie sagen uns, welche Seiten besucht werden, ohne Sie zu erkennen. Solange Sie nicht wählen, zählen wir Besuche ohne Cookies.',
  marketing: 'Marketing',
  marketingText: 'Sie messen, von welcher Anzeige ein Besuch kommt.',
  notKept:
    'Ihr Browser lässt diese Website nichts speichern. Sie können alles ansehen, aber Sprache, Warenkorb und diese Auswahl gehen beim Verlassen verloren.',
}
