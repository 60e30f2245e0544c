import type { ConsentTexts } from './es.ts'

export const de: ConsentTexts = {
  title: 'Cookies auf dieser Website',
  text: 'Notwendige bewahren Warenkorb und Sprache auf Ihrem Gerät.',
  optional: 'Besuche zählen wir ohne Cookies, bis Sie ablehnen. Marketing gibt es heute nicht.',
  privacy: 'Datenschutz',
  reject: 'Alle ablehnen',
  accept: 'Alle annehmen',
  settings: 'Einstellungen',
  settingsTitle: 'Cookie-Einstellungen',
  close: 'Schließen',
  save: 'Auswahl speichern',
  necessary: 'Notwendige',
  necessaryText: 'Sie bewahren Warenkorb, Sprache und was Sie tippen auf Ihrem Gerät. Immer aktiv.',
  analytics: 'Analyse',
  analyticsText:
    'Wir zählen, welche Seiten besucht werden, ohne Cookies und ohne zu wissen, wer Sie sind. Ausgeschaltet zählen wir nichts; solange Sie weder wählen noch den Hinweis schließen, zählen wir.',
  marketing: 'Marketing',
  marketingText: 'Das gibt es heute nicht: Der Schalter merkt sich Ihre Antwort und ändert sonst nichts.',
  notKept:
    'Ihr Browser lässt diese Website nichts speichern. Sie können alles ansehen, aber Sprache, Warenkorb und diese Auswahl gehen beim Verlassen verloren.',
}
