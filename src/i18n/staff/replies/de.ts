import { TRASH_DAYS } from '#kit/trash-days.ts'
/** Replies to inquiries, and their templates. */
export const replies = {
  'replies.title': 'Antwortvorlagen',
  'replies.intro':
    'Mit diesen Texten beginnen Antworten über WhatsApp und E-Mail. Felder in geschweiften Klammern füllen sich mit dem, was im Augenblick gespeichert ist.',
  'replies.rule': 'Was zusammengehört, steht in einem Absatz: Ist zu einem Feld nichts gespeichert, fehlt sein ganzer Absatz.',
  /** Link beside the list of inquiries and below the choice of a template. */
  'replies.open': 'Vorlagen',
  'replies.edit': 'Vorlagen bearbeiten',
  'replies.new': 'Neue Vorlage',
  'replies.none': 'Noch keine Vorlage',
  'replies.noneText': `Ohne Vorlage beginnen Antworten leer. Gelöschte liegen ${TRASH_DAYS} Tage im Papierkorb.`,
  'replies.list': 'Vorlagen in ihrer Reihenfolge',
  'replies.firstTag': 'WhatsApp von der Übersicht',
  'replies.mailTag': 'E-Mail von der Übersicht',
  'replies.tagsHelp':
    'Der WhatsApp-Knopf der Übersicht beginnt mit der ersten Vorlage, ihr E-Mail-Knopf mit der ersten, deren deutscher Text die Anfrage zitiert (Feld {Nachricht}).',
  'replies.withoutText': ({ languages }: { languages: string }) => `Ohne Text: ${languages}`,
  'replies.up': ({ name }: { name: string }) => `„${name}“ nach oben`,
  'replies.down': ({ name }: { name: string }) => `„${name}“ nach unten`,
  'replies.moved': ({ name, place, total }: { name: string; place: number; total: number }) =>
    `„${name}“: jetzt Platz ${place} von ${total}`,
  'replies.change': 'Bearbeiten',
  'replies.changeNamed': ({ name }: { name: string }) => `„${name}“ bearbeiten`,
  'replies.deleteNamed': ({ name }: { name: string }) => `„${name}“ löschen`,
  'replies.confirmDelete': ({ name }: { name: string }) =>
    `Die Vorlage „${name}“ löschen?\n\nSie liegt dann ${TRASH_DAYS} Tage im Papierkorb.`,
  'replies.deleted': 'Vorlage gelöscht',
  'replies.saved': 'Vorlage gespeichert',
  'replies.failed': 'Das hat nicht geklappt',

  // Form of a template.
  'replies.editTitle': 'Vorlage bearbeiten',
  'replies.newTitle': 'Neue Vorlage',
  'replies.name': 'Name der Vorlage',
  'replies.nameHelp': 'Nur für die Verwaltung; Kunden sehen ihn nie.',
  'replies.texts': 'Text der Antwort',
  'replies.text.es': 'Text auf Spanisch',
  'replies.text.de': 'Text auf Deutsch',
  'replies.text.en': 'Text auf Englisch',
  'replies.insert': 'Feld einfügen',
  'replies.insertNamed': ({ field }: { field: string }) => `Feld „${field}“ einfügen`,
  'replies.preview': 'Vorschau',
  'replies.previewWith': 'Vorschau mit',
  'replies.sample': 'Muster',
  'replies.previewEmpty': 'Hier erscheint der Text, sobald etwas geschrieben ist.',
  'replies.save': 'Speichern',
  'replies.saving': 'Wird gespeichert …',
  'replies.unsaved': 'Noch nicht gespeichert',
  'replies.discard': 'Änderungen verwerfen',
  'replies.confirmDiscard': 'Alles Ungespeicherte an dieser Vorlage verwerfen?',
  'replies.leave': 'Diese Vorlage ist noch nicht gespeichert. Trotzdem schließen?\n\nIhre Eingaben bleiben auf diesem Gerät.',
  'replies.goneTemplate': 'Diese Vorlage wurde inzwischen gelöscht. Sie liegt im Papierkorb; Ihre Eingaben bleiben auf diesem Gerät.',

  // Reply on the page of an inquiry.
  'replies.missing': ({ fields }: { fields: string }) => `Dazu ist nichts gespeichert: ${fields}. Der Absatz dazu fehlt im Text.`,
  'replies.noText': 'Diese Vorlage hat in dieser Sprache keinen Text.',
  'replies.noTemplate': 'Ohne Vorlage',
  'replies.stockLoading': 'Preise und Bestand werden geladen …',
  'replies.stockFailed': 'Preise und Bestand konnten nicht geladen werden. Bitte neu laden, bevor Sie etwas dazu schreiben.',
  'replies.gone': ({ names }: { names: string }) => `Nicht mehr im Katalog: ${names}. In „Auf Lager“ und „Nicht auf Lager“ steht es nicht.`,
  'replies.outdated': 'Seit Sie hier schreiben, hat sich etwas geändert: Bestand, Preise, Öffnungszeiten oder die Vorlage.',
  'replies.outdatedText': 'Die Vorlage ergäbe jetzt:',
  'replies.beginAnew': 'Mit dem neuen Text beginnen',
  'replies.keepText': 'Meinen Text behalten',

  // Words in the list of products of a reply, in the recipient's language.
  'replies.onRequest': 'Preis auf Anfrage',
  'replies.each': ({ price }: { price: string }) => `je ${price}`,
  'replies.stock.in_stock': 'auf Lager',
  'replies.stock.limited': 'nur noch wenige, wir können reservieren',
  'replies.stock.out_of_stock': 'zurzeit nicht auf Lager',
  'replies.stock.gone': 'nicht mehr im Angebot',

  // Invented inquiry for the preview of a template.
  'replies.sampleName': 'Yanet Rodríguez',
  'replies.sampleMessage': 'Guten Tag, ich möchte wissen, was das kostet und ob Sie es haben.',
}
export type RepliesTexts = typeof replies
