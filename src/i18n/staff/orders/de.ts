export const orders = {
  'orders.title': 'Bestellung aus WhatsApp',
  'orders.text': 'Nachricht oder Code',
  'orders.textHelp':
    'Fügen Sie die ganze Nachricht ein; bei langen Bestellungen alle Teile nacheinander, die Reihenfolge ist gleich. Oder tippen Sie den Code.',
  'orders.clear': 'Leeren',
  'orders.confirmClear': 'Den eingefügten Text wirklich leeren?',
  'orders.unreadable': 'In diesem Text steht keine Bestellung',
  'orders.unreadableText':
    'Gelesen werden die Zeilen mit Menge, Name und Preis oder der Link am Ende. Fügen Sie die Nachricht noch einmal ganz ein.',

  // Looking up a code.
  'orders.searching': ({ code }: { code: string }) => `Code ${code} wird gesucht …`,
  'orders.foundByCode': ({ count }: { count: number }) => (count === 1 ? 'Dazu gibt es eine Anfrage' : `Dazu gibt es ${count} Anfragen`),
  'orders.unknownCode': ({ code }: { code: string }) => `Zum Code ${code} ist nichts gespeichert`,
  'orders.unknownCodeText':
    'Der Warenkorb steht nur in der Nachricht des Kunden. Fügen Sie diese Nachricht oben ein, oder bitten Sie darum, sie noch einmal zu senden.',
  'orders.lookupFailed': 'Ob es dazu schon eine Anfrage gibt, konnte nicht geprüft werden.',

  // The order of the pasted message.
  'orders.order': ({ code }: { code: string }) => `Bestellung ${code}`,
  'orders.orderWithoutCode': 'Bestellung ohne Code',
  'orders.missingParts': ({ parts, count }: { parts: string; count: number }) => `Es fehlt noch: Teil ${parts} von ${count}`,
  'orders.missingPartsText': 'Fügen Sie die fehlenden Teile einfach unten an den Text an.',
  'orders.withoutLink': 'Der Link fehlt oder ist abgeschnitten',
  'orders.withoutLinkText': 'Die Bestellung wurde aus den Zeilen der Nachricht gelesen. Bitte prüfen Sie, ob alle Produkte da sind.',
  'orders.onlyLink': 'Die Nachricht enthält nur den Link',
  'orders.onlyLinkText': 'Produkte und Mengen sind vollständig, die Preise von damals fehlen.',
  'orders.others': ({ codes }: { codes: string }) => `Im Text steht noch eine andere Bestellung: ${codes}`,
  'orders.othersText': 'Gezeigt wird die letzte. Fügen Sie die andere für sich ein.',
  'orders.writtenTotal': ({ total }: { total: string }) => `In der Nachricht steht als Summe ${total}`,
  'orders.writtenTotalText': 'Das ist nicht die Summe ihrer Zeilen. Vielleicht fehlt eine Zeile, oder der Text wurde geändert.',
  'orders.productsFailed': 'Die Preise von heute konnten nicht geladen werden.',
  'orders.product': 'Produkt',
  'orders.then': 'Damals',
  'orders.thenOf': ({ date }: { date: string }) => `Damals (${date})`,
  'orders.now': 'Heute',
  'orders.total': 'Summe',
  'orders.each': ({ price }: { price: string }) => `je ${price}`,
  'orders.onRequest': 'auf Anfrage',
  'orders.unknown': 'nicht bekannt',
  'orders.partly': 'Ohne die Produkte, deren Preis nicht bekannt oder auf Anfrage ist.',
  'orders.number': ({ id }: { id: number }) => `Produkt Nr. ${id}`,
  'orders.priceUp': 'Teurer',
  'orders.priceDown': 'Günstiger',
  'orders.priceChanged': 'Preis geändert',
  'orders.inactive': 'Inaktiv',
  'orders.gone': 'Nicht im Katalog',
  'orders.inText': ({ quantity }: { quantity: number }) => `Im Text: ${quantity} Stück`,
  'orders.unchanged': 'Alles wie in der Nachricht: Preise und Bestand haben sich nicht geändert.',
  'orders.changed': ({ count }: { count: number }) =>
    count === 1 ? '1 Produkt ist anders als in der Nachricht.' : `${count} Produkte sind anders als in der Nachricht.`,

  // Making an inquiry of the order.
  'orders.turn': 'Als Anfrage übernehmen',
  'orders.turnText': 'Warenkorb, Sprache und Code kommen mit; die Nachricht steht als Text dabei.',
  'orders.name': 'Name des Kunden',
  'orders.phone': 'Telefon (WhatsApp)',
  'orders.turned': 'Anfrage angelegt',
  'orders.turnFailed': 'Die Anfrage konnte nicht angelegt werden.',
  'orders.again': 'Noch einmal als Anfrage übernehmen',
  'orders.overtaken': ({ again }: { again: string }) =>
    `Sie kam dazu, während Sie hier waren; Ihre ist noch nicht angelegt. Soll es trotzdem eine werden, drücken Sie „${again}“.`,
}
export type OrdersTexts = typeof orders
