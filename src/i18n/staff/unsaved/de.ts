/** The dashboard's list of unsaved drafts on this device. */
export const unsaved = {
  'unsaved.title': ({ count }: { count: number }) =>
    count === 1 ? 'Auf diesem Gerät wartet eine Eingabe' : `Auf diesem Gerät warten ${count} Eingaben`,
  'unsaved.text':
    'Öffnen Sie sie, um weiterzuschreiben und zu speichern. Gespeichert wird nur einmal, auch wenn schon etwas angekommen ist.',
  'unsaved.sent': 'beim Speichern kam keine Antwort',
  'unsaved.typed': 'noch nicht gespeichert',
  'unsaved.named': ({ kind, title }: { kind: string; title: string }) => `${kind} „${title}“`,
  'unsaved.open': ({ name }: { name: string }) => `${name} öffnen`,
  'unsaved.discard': ({ name }: { name: string }) => `${name} verwerfen`,
  'unsaved.discardQuestion': 'Diese Eingabe verwerfen?\n\nSie wird auf diesem Gerät gelöscht und nicht mehr gesendet.',
  'unsaved.discardSentQuestion':
    'Diese Eingabe verwerfen?\n\nSie wird auf diesem Gerät gelöscht und nicht noch einmal gesendet. Vielleicht ist sie schon gespeichert. Das zeigt die Seite, auf der Sie sie gemacht haben.',
  'unsaved.product': 'Produkt',
  'unsaved.bulk-change': 'Änderung vieler Produkte',
  'unsaved.product-row': 'Zeile der Produkttabelle',
  'unsaved.list-order': 'Neue Reihenfolge',
  'unsaved.import': 'Auswahl für einen Import',
  'unsaved.category': 'Kategorie',
  'unsaved.subcategory': 'Unterkategorie',
  'unsaved.reply-template': 'Antwortvorlage',
  'unsaved.sizing': 'Annahme des Solarrechners',
  'unsaved.page-texts': 'Seitentexte',
  'unsaved.contact': 'Kontaktinformation',
  'unsaved.company': 'Firma',
  'unsaved.welcome': 'Die ersten Angaben',
  'unsaved.hero-titles': 'Titel der Startbilder',
  'unsaved.inquiry-notes': 'Notizen einer Anfrage',
  'unsaved.inquiry-reply': 'Antwort auf eine Anfrage',
  'unsaved.order': 'Bestellung aus WhatsApp',
  'unsaved.translation': 'Übersetzung',
  'unsaved.glossary': 'Begriff im Glossar',
  'unsaved.search-words': 'Suchwörter',
  'unsaved.picture-texts': 'Bildbeschreibung',
  'unsaved.own-name': 'Ihr Vorname',
}
export type UnsavedTexts = typeof unsaved
