export const inquiries = {
  /** Tab of the dashboard; the number of new ones stands behind it and is read out. */
  'inquiries.tab': 'Anfragen',
  'inquiries.tabNew': ({ count }: { count: string }) => `${count} neu`,

  // What an inquiry consists of: labels on its page, headings of the export.
  'inquiries.code': 'Code',
  'inquiries.received': 'Eingegangen',
  'inquiries.status': 'Status',
  'inquiries.name': 'Name',
  'inquiries.phone': 'Telefon',
  'inquiries.email': 'E-Mail',
  'inquiries.language': 'Sprache',
  'inquiries.need': 'Bedarf',
  'inquiries.subject': 'Betreff',
  'inquiries.message': 'Nachricht',
  /** How it came: by which form or chat. */
  'inquiries.source': 'Eingang',
  'inquiries.order': 'Bestellung',
  'inquiries.products': 'Produkte',
  'inquiries.notes': 'Notizen',
  'inquiries.status.new': 'Neu',
  'inquiries.status.in_progress': 'In Arbeit',
  'inquiries.status.replied': 'Beantwortet',
  'inquiries.status.processed': 'Bearbeitet',
  'inquiries.status.completed': 'Abgeschlossen',
  'inquiries.language.es': 'Spanisch',
  'inquiries.language.de': 'Deutsch',
  'inquiries.language.en': 'Englisch',
  'inquiries.need.complete': 'Komplettes Solarsystem',
  'inquiries.need.generator': 'Nur Generator',
  'inquiries.need.components': 'Einzelne Komponenten',
  'inquiries.source.contact': 'Formular auf der Kontaktseite',
  'inquiries.source.product': 'Produktseite',
  'inquiries.source.whatsapp': 'Bestellung aus WhatsApp',

  // The list.
  'inquiries.search': 'Name, Telefon, Text oder Code suchen',
  'inquiries.all': 'Alle',
  'inquiries.counted': ({ label, count }: { label: string; count: string }) => `${label} (${count})`,
  'inquiries.shown': ({ shown, total }: { shown: string; total: string }) => `Die letzten ${shown} von ${total} Anfragen`,
  'inquiries.more': 'Mehr laden',
  'inquiries.empty': 'Keine Anfragen',
  'inquiries.emptyText': 'Sobald jemand das Formular der Website sendet, steht die Anfrage hier.',
  'inquiries.noMatchText': 'Zu dieser Suche und diesem Status gibt es keine.',
  'inquiries.showAll': 'Alle Anfragen zeigen',
  'inquiries.failedText': 'Anfragen konnten nicht geladen werden.',
  /** A file for spreadsheets, with what the search and the filter show. */
  'inquiries.export': 'Als Tabelle (CSV)',
  'inquiries.fromWhatsapp': 'Bestellung aus WhatsApp',
  'inquiries.markProcessed': 'Bearbeitet',
  'inquiries.markNew': 'Wieder als neu',
  'inquiries.markProcessedNamed': ({ name }: { name: string }) => `Bearbeitet: Anfrage von ${name}`,
  'inquiries.markNewNamed': ({ name }: { name: string }) => `Wieder als neu: Anfrage von ${name}`,
  'inquiries.mailNamed': ({ name }: { name: string }) => `E-Mail an ${name}`,
  'inquiries.whatsappNamed': ({ name }: { name: string }) => `WhatsApp an ${name}`,
  'inquiries.deleteNamed': ({ name }: { name: string }) => `Anfrage von ${name} löschen`,
  'inquiries.confirmDelete': ({ name }: { name: string }) => `Möchten Sie diese Anfrage wirklich löschen?\n\n„${name}“`,
  'inquiries.updated': 'Anfrage aktualisiert',
  'inquiries.deleted': 'Anfrage gelöscht',
  'inquiries.error': 'Fehler',
  'inquiries.deleteFailed': 'Die Anfrage konnte nicht gelöscht werden.',
  'inquiries.updateFailed': 'Die Anfrage konnte nicht aktualisiert werden.',

  // The page of one inquiry.
  'inquiries.newer': 'Neuere',
  'inquiries.older': 'Ältere',
  'inquiries.newerNamed': ({ name }: { name: string }) => `Neuere Anfrage: ${name}`,
  'inquiries.olderNamed': ({ name }: { name: string }) => `Ältere Anfrage: ${name}`,
  'inquiries.markAsProcessed': 'Als bearbeitet markieren',
  'inquiries.delete': 'Anfrage löschen',
  'inquiries.facts': 'Angaben',
  'inquiries.cart': 'Warenkorb',
  'inquiries.cartCode': ({ code }: { code: string }) => `Warenkorb, Bestellung ${code}`,
  'inquiries.product': 'Produkt',
  'inquiries.quantity': 'Menge',
  'inquiries.unitPrice': 'Einzelpreis',
  'inquiries.sum': 'Summe',
  'inquiries.onRequest': 'auf Anfrage',
  'inquiries.productNumber': ({ id }: { id: number }) => `Produkt Nr. ${id}`,
  'inquiries.pricesOf': ({ date }: { date: string }) => `Preise vom ${date}`,
  'inquiries.calculator': 'Systemrechner',
  'inquiries.lastChange': 'Geändert',
  'inquiries.notesHelp': 'Nur für die Verwaltung; Kunden sehen sie nie.',
  'inquiries.saveNotes': 'Notizen speichern',
  'inquiries.notesUnsaved': 'Noch nicht gespeichert',
  'inquiries.theirNotes': 'Deren Notizen:',
  'inquiries.bothNotes': 'Beide behalten, meine unter deren',
  'inquiries.notFound': 'Anfrage nicht gefunden',
  'inquiries.notFoundText': 'Sie wurde vielleicht inzwischen gelöscht.',
  'inquiries.toList': 'Zu den Anfragen',
  'inquiries.leave':
    'Die Notizen sind noch nicht gespeichert. Möchten Sie die Seite trotzdem verlassen?\n\nIhr Text bleibt auf diesem Gerät erhalten.',

  // Answering.
  'inquiries.reply': 'Antworten',
  'inquiries.replyBy': 'Weg der Antwort',
  'inquiries.template': 'Vorlage',
  'inquiries.replyLanguage': 'Sprache der Antwort',
  'inquiries.textIn.es': 'Text auf Spanisch',
  'inquiries.textIn.de': 'Text auf Deutsch',
  'inquiries.textIn.en': 'Text auf Englisch',
  'inquiries.replaceText': 'Ihren Text durch die Vorlage ersetzen?',
  'inquiries.whatsappHelp': 'Öffnet WhatsApp mit diesem Text. Gesendet wird erst dort.',
  'inquiries.mailHelp': 'Öffnet Ihr E-Mail-Programm mit diesem Text. Gesendet wird erst dort.',
  'inquiries.markReplied': 'Danach als beantwortet markieren',
  'inquiries.openWhatsapp': 'In WhatsApp öffnen',
  'inquiries.openMail': 'E-Mail öffnen',
  'inquiries.noWhatsapp': ({ phone }: { phone: string }) =>
    `„${phone}“ ist keine eindeutige Nummer: Es fehlt die Landesvorwahl oder eine Ziffer. Bitte anrufen oder per E-Mail antworten.`,
  'inquiries.noMail': 'Es wurde keine E-Mail-Adresse angegeben.',
  'inquiries.tooLong': 'Der Text ist sehr lang. Manche Programme schneiden ihn ab; kürzer ist sicherer.',
  'inquiries.template.greeting': 'Begrüßung',
  'inquiries.template.price': 'Verfügbarkeit und Preis',
  'inquiries.template.details': 'Rückfrage zum Bedarf',
  'inquiries.template.pickup': 'Abholung im Lager',
  'inquiries.template.onTheWay': 'Zurzeit nicht auf Lager',

  // Texts that go out, in the language of whoever reads them.
  'inquiries.mailSubject': ({ brand, code }: { brand: string; code: string }) => `Ihre Anfrage ${code} bei ${brand}`,
  /** quote: their message, each line behind a ">". The free line in the middle is for the answer. */
  'inquiries.mailDraft': ({ name, date, quote, brand }: { name: string; date: string; quote: string; brand: string }) =>
    `Guten Tag ${name},\n\nvielen Dank für Ihre Anfrage vom ${date}:\n\n${quote}\n\n\n\nMit freundlichen Grüßen\n${brand}`,
  'inquiries.text.greeting': ({ name, brand, code }: Letter) =>
    `Guten Tag ${name}, hier ist ${brand}. Vielen Dank für Ihre Anfrage (${code}).\n\n`,
  'inquiries.text.price': ({ name, brand, code, products }: Letter) =>
    `Guten Tag ${name}, hier ist ${brand}. Vielen Dank für Ihre Anfrage (${code}).\n\nAuf Lager in Habana del Este haben wir:\n${products || '- '}\n\nWann möchten Sie abholen?`,
  'inquiries.text.details': ({ name, brand, code }: Letter) =>
    `Guten Tag ${name}, hier ist ${brand}. Vielen Dank für Ihre Anfrage (${code}).\n\nDamit wir das passende System berechnen können: Welche Geräte möchten Sie betreiben, und wie viele Stunden am Tag?`,
  'inquiries.text.pickup': ({ name, brand, code }: Letter) =>
    `Guten Tag ${name}, hier ist ${brand}. Ihre Bestellung (${code}) liegt bereit.\n\nAbholung im Lager Habana del Este, Montag bis Samstag von 8:00 bis 18:00 Uhr. Wann kommen Sie?`,
  'inquiries.text.onTheWay': ({ name, brand, code, products }: Letter) =>
    `Guten Tag ${name}, hier ist ${brand}. Vielen Dank für Ihre Anfrage (${code}).\n\nZurzeit nicht auf Lager, aber unterwegs:\n${products || '- '}\n\nSollen wir Ihnen schreiben, sobald es da ist?`,
}
/** products: a line each, or empty. */
type Letter = { name: string; brand: string; code: string; products: string }
export type InquiriesTexts = typeof inquiries
