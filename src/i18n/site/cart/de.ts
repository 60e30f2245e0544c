import type { CartTexts } from './es.ts'

export const de = {
  'cart.title': 'Warenkorb',
  'cart.clear': 'Leeren',
  'cart.clearQuestion': 'Warenkorb leeren?',
  'cart.remove': ({ name }) => `${name} entfernen`,
  'cart.unnamed': ({ id }) => `Produkt Nr. ${id}`,
  'cart.each': ({ price }) => `je ${price}`,
  'cart.total': 'Summe',
  'cart.onRequestNote': ({ count }) =>
    count === 1
      ? '1 Produkt mit Preis auf Anfrage ist nicht in der Summe.'
      : `${count} Produkte mit Preis auf Anfrage sind nicht in der Summe.`,
  'cart.pickup': 'Nur Abholung.',
  'cart.preview': 'Nachricht vor dem Senden ansehen',
  'cart.send': 'Per WhatsApp bestellen',
  'cart.empty': 'Ihr Warenkorb ist leer',
  'cart.emptyText': 'Legen Sie Produkte hinein und senden Sie die Bestellung. Eine Anmeldung ist nicht nötig.',
  'cart.calculate': 'Berechnen, was mein Haus braucht',
  'cart.changed': ({ name, count, total }) => `${name}: ${count}. Summe: ${total}`,
  'cart.removed': ({ name }) => `${name} wurde entfernt`,
  'cart.undo': 'Rückgängig',
  'cart.cleared': 'Der Warenkorb ist leer',
  'cart.damaged':
    'Ein Teil des gespeicherten Warenkorbs war beschädigt und nicht lesbar. Prüfen Sie die Produkte, bevor Sie die Bestellung senden.',

  'cart.checking': 'Preise werden geprüft',
  'cart.pricesOf': ({ date }) => `Keine Verbindung zum Shop. Die Preise sind vom ${date}.`,
  'cart.pricesUnchecked': 'Keine Verbindung zum Shop. Die Preise sind nicht geprüft.',
  'cart.checkAgain': 'Erneut prüfen',
  'cart.changes': ({ count }) =>
    count === 1
      ? '1 Produkt hat sich geändert, seit Sie es hinzugefügt haben.'
      : `${count} Produkte haben sich geändert, seit Sie sie hinzugefügt haben.`,
  'cart.understood': 'Verstanden',
  'cart.priceChange': ({ before, now }) => `Vorher ${before}, jetzt ${now}`,
  'cart.nowIn': 'Wieder auf Lager',
  'cart.nowLimited': 'Jetzt nur noch wenige',
  'cart.nowOut': 'Nicht mehr auf Lager',
  'cart.gone': 'Nicht mehr im Katalog. Fragen Sie uns oder entfernen Sie es.',

  'cart.long': ({ count }) => `Die Bestellung ist lang: Senden Sie sie in ${count} Nachrichten.`,
  'cart.part': ({ part, count }) => `Teil ${part} von ${count}`,
  'cart.opened': 'geöffnet',
  'cart.wayPart': ({ way, part, count }) => `${way}, Teil ${part} von ${count}`,
  'cart.copy': 'Kopieren',
  'cart.copied': 'Kopiert',
  'cart.copyFailed': 'Kopieren war nicht möglich. Öffnen Sie die Nachricht und markieren Sie sie.',
  'cart.mail': 'E-Mail',
  'cart.sms': 'SMS',
  'cart.inquire': 'Als Anfrage senden',

  'reorder.title': ({ code }) => `Bestellung ${code}`,
  'reorder.searching': 'Produkte der Bestellung werden gesucht',
  'reorder.question': 'In Ihrem Warenkorb liegen schon Produkte. Was soll mit diesen geschehen?',
  'reorder.replace': 'Meinen Warenkorb ersetzen',
  'reorder.add': 'In meinen Warenkorb legen',
  'reorder.keep': 'Meinen Warenkorb so lassen',
  'reorder.missing': ({ count, isSaved }) =>
    `${count === 1 ? '1 Produkt dieser Bestellung ist' : `${count} Produkte dieser Bestellung sind`} nicht im ${isSaved ? 'gespeicherten ' : ''}Katalog.`,
  'reorder.damaged': 'Der Link der Bestellung ist unvollständig oder beschädigt. Bitten Sie darum, ihn noch einmal zu senden.',
  'reorder.noCalculation': 'Die Berechnung fehlt oder ließ sich nicht lesen; die Bestellung geht ohne sie.',
  'reorder.failed': 'Keine Verbindung zum Shop: Die Bestellung konnte nicht geöffnet werden. Ihr Warenkorb ist unverändert.',
  'reorder.done': 'Die Produkte liegen in Ihrem Warenkorb.',
  'reorder.added': 'Die Produkte liegen mit in Ihrem Warenkorb.',

  'order.greeting': 'Guten Tag, ich interessiere mich für diese Produkte:',
  'order.code': ({ code }) => `Bestellung ${code}`,
  'order.codePart': ({ code, part, count }) => `Bestellung ${code}, Teil ${part} von ${count}`,
  'order.each': ({ unit, sum }) => `je ${unit} = ${sum}`,
  'order.onRequest': 'Preis auf Anfrage',
  'order.gone': 'nicht mehr im Katalog',
  'order.out': 'nicht mehr auf Lager',
  'order.total': ({ amount }) => `Summe: ${amount} USD`,
  'order.pricesOf': ({ date }) => `Preise vom ${date}`,
  'order.link': ({ url }) => `Diese Bestellung ansehen: ${url}`,
  'order.note': 'Hinweis',
} satisfies CartTexts
