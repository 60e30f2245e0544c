import { formatNumber } from '#i18n/format.ts'

const n = (count: number) => formatNumber(count, 'de')

type AmountTexts = { text: string; min: string; max: string }
type PasteTexts = {
  total: number
  saved: number
  same: number
  failed: number
  onRequest: number
  open: number
  beyond: number
  textsRemoved: number
  hasHeadings: boolean
}

export const bulk = {
  // Selecting products in the list.
  'bulk.select': ({ name }: { name: string }) => `${name} auswählen`,
  'bulk.selectAll': ({ count }: { count: number }) => (count === 1 ? 'Dieses Produkt auswählen' : `Alle ${n(count)} auswählen`),
  'bulk.selectHelp': 'Umschalttaste: alle dazwischen. Pfeiltasten: nächste Zeile. Eingabetaste: zu den Aktionen.',
  'bulk.bar': 'Ausgewählte Produkte',
  'bulk.selected': ({ count }: { count: number }) => (count === 1 ? '1 ausgewählt' : `${n(count)} ausgewählt`),
  'bulk.clear': 'Auswahl aufheben',
  'bulk.price': 'Preise',
  'bulk.other': 'Anderes',
  'bulk.delete': 'Löschen',
  // Dialog that changes the selected products.
  'bulk.title': ({ count }: { count: number }) =>
    count === 1 ? '1 ausgewähltes Produkt ändern' : `${n(count)} ausgewählte Produkte ändern`,
  'bulk.titleDelete': ({ count }: { count: number }) =>
    count === 1 ? '1 ausgewähltes Produkt löschen' : `${n(count)} ausgewählte Produkte löschen`,
  'bulk.what': 'Was soll sich ändern?',
  'bulk.what.price': 'Preis',
  'bulk.what.stockStatus': 'Bestand',
  'bulk.what.availabilityText': 'Verfügbarkeitstext',
  'bulk.what.category': 'Kategorie',
  'bulk.what.isActive': 'Aktiv',
  'bulk.what.isFeatured': 'Empfohlen',
  'bulk.what.figure': 'Technische Angabe',
  'bulk.what.delete': 'In den Papierkorb',
  'bulk.choose': 'Bitte wählen',
  'bulk.chooseFirst': 'Bitte zuerst wählen.',
  'bulk.by': 'Um wie viel?',
  'bulk.percent': 'Prozent',
  'bulk.amount': 'Dollar',
  'bulk.byHelp': 'Mit Minus davor wird es billiger: -5.',
  // Problems of the amount.
  'bulk.by.empty': 'Bitte eine Zahl eingeben, zum Beispiel 5 oder -2,5.',
  'bulk.by.number': ({ text }: AmountTexts) => `„${text}“ ist hier keine Zahl. Richtig ist zum Beispiel 5 oder -2,5.`,
  'bulk.by.zero': 'Mit 0 ändert sich kein Preis, außer durch Runden.',
  'bulk.by.range': ({ min, max }: AmountTexts) => `Möglich ist ${min} bis ${max}.`,
  'bulk.unit': 'Einheit',
  'bulk.rounding': 'Runden',
  'bulk.rounding.none': 'nicht (auf Cent)',
  'bulk.rounding.0.50': 'auf 0,50',
  'bulk.rounding.1': 'auf ganze Dollar',
  'bulk.rounding.5': 'auf 5 Dollar',
  'bulk.rounding.9-ending': 'auf 9 am Ende (18,99; 129)',
  /** Above the preview of rounded prices. */
  'bulk.roundingRule': 'Gerundet wird auf den nächstgelegenen Preis, nach oben oder nach unten.',
  'bulk.priceRule':
    'Es ändert sich der Preis, den Kunden zahlen. Bei Angeboten bewegt sich der durchgestrichene Preis gleich mit. Beim Runden geht er nach unten, damit der Nachlass nicht wächst. „Preis auf Anfrage“ bleibt.',
  'bulk.yes': 'Ja',
  'bulk.no': 'Nein',
  'bulk.deleteHelp': 'Gelöschte Produkte liegen 30 Tage im Papierkorb.',
  'bulk.remove': 'Entfernen',
  'bulk.valueFirst': 'Bitte einen Wert eingeben, oder „Entfernen“ einschalten.',
  'bulk.availabilityEmpty': 'Eine leere Sprache bleibt, wie sie ist.',
  'bulk.figureProblem': ({ text }: { text: string }) => `„${text}“ ist keine eindeutige Zahl. Richtig ist zum Beispiel 5 oder 2,5.`,
  // Preview of the changes.
  'bulk.preview': 'Vorher und nachher',
  'bulk.previewing': 'Vorschau wird geladen …',
  'bulk.previewFailed': 'Die Vorschau konnte nicht geladen werden.',
  'bulk.product': 'Produkt',
  'bulk.before': 'Vorher',
  'bulk.after': 'Nachher',
  'bulk.crossedOut': 'durchgestrichen',
  'bulk.toPay': 'Kunden zahlen',
  'bulk.onRequest': 'Preis auf Anfrage, bleibt',
  'bulk.inStock': 'Auf Lager, hat keinen Verfügbarkeitstext',
  'bulk.noPrice': 'Kein Preis, bleibt',
  'bulk.same': 'bleibt gleich',
  'bulk.goes': 'in den Papierkorb',
  'bulk.conflict': ({ fields, by }: { fields: string; by: string }) => `${by || 'Jemand'} hat geändert: ${fields}.`,
  'bulk.conflictOwn': ({ fields }: { fields: string; by: string }) => `Sie selbst haben in einem anderen Fenster geändert: ${fields}.`,
  'bulk.conflictField': ({ field, value }: { field: string; value: string }) => `${field}, jetzt ${value}`,
  // Dialog about products that somebody else changed since the preview.
  'bulk.conflicts': ({ count, changed }: { count: number; changed: number }) =>
    changed > 0
      ? `${n(changed)} geändert, ${n(count)} nicht`
      : count === 1
        ? '1 Produkt nicht geändert'
        : `${n(count)} Produkte nicht geändert`,
  'bulk.conflictsDeleted': ({ count, deleted }: { count: number; deleted: number }) =>
    deleted > 0
      ? `${n(deleted)} gelöscht, ${n(count)} nicht`
      : count === 1
        ? '1 Produkt nicht gelöscht'
        : `${n(count)} Produkte nicht gelöscht`,
  'bulk.conflictsText': 'Seit der Vorschau wurden sie geändert. Das wurde nicht überschrieben.',
  'bulk.conflictsDeletedText': 'Seit der Vorschau wurden sie geändert. Darum sind sie noch da.',
  'bulk.conflictsAgain': ({ count }: { count: number }) =>
    count === 1 ? 'Für dieses Produkt noch einmal' : `Für diese ${n(count)} noch einmal`,
  'bulk.conflictsLeave': 'So lassen',
  'bulk.incomplete': ({ count }: { count: number }) =>
    count === 1 ? '1 Entwurf ist noch nicht vollständig' : `${n(count)} Entwürfe sind noch nicht vollständig`,
  'bulk.incompleteAnyway': 'Trotzdem veröffentlichen',
  'bulk.incompleteHelp': ({ count }: { count: number }): string =>
    count === 1
      ? 'Ausgeschaltet bleibt es ein Entwurf. Was fehlt, steht unten bei dem Produkt.'
      : 'Ausgeschaltet bleiben sie Entwürfe. Was fehlt, steht unten bei jedem Produkt.',
  'bulk.staysDraft': ({ missing }: { missing: string }) => `Bleibt Entwurf. Es fehlt: ${missing}.`,
  'bulk.lacks': ({ missing }: { missing: string }) => `Es fehlt: ${missing}.`,
  'bulk.large': ({ count }: { count: number }) =>
    count === 1
      ? 'Stimmt das? 1 Preis ändert sich um mehr als die Hälfte.'
      : `Stimmt das? ${n(count)} Preise ändern sich um mehr als die Hälfte.`,
  'bulk.more': ({ count }: { count: number }) => `Alle ${n(count)} zeigen`,
  'bulk.counts': ({ changed, same, refused }: { changed: number; same: number; refused: number }) =>
    [
      `${n(changed)} ${changed === 1 ? 'ändert' : 'ändern'} sich`,
      ...(same > 0 ? [`${same} ${same === 1 ? 'bleibt' : 'bleiben'} gleich`] : []),
      ...(refused > 0 ? [`${refused} ${refused === 1 ? 'geht' : 'gehen'} nicht`] : []),
    ].join(', '),
  'bulk.submit': ({ count }: { count: number }) => (count === 1 ? '1 Produkt ändern' : `${n(count)} Produkte ändern`),
  'bulk.submitDelete': ({ count }: { count: number }) => (count === 1 ? '1 Produkt löschen' : `${n(count)} Produkte löschen`),
  // After the changes were saved.
  'bulk.done': ({ count }: { count: number }) => (count === 1 ? '1 Produkt geändert' : `${n(count)} Produkte geändert`),
  'bulk.deleted': ({ count }: { count: number }) => (count === 1 ? '1 Produkt gelöscht' : `${n(count)} Produkte gelöscht`),
  'bulk.left': ({ names }: { names: string }) => `Nicht geändert: ${names}`,
  'bulk.failed': 'Nicht geändert',
  // A change whose answer was lost, found when the list is opened again.
  'bulk.open': ({ count }: { count: number }) =>
    count === 1 ? 'Ihre Änderung von 1 Produkt ist noch offen' : `Ihre Änderung von ${n(count)} Produkten ist noch offen`,
  'bulk.openAsking': 'Der Shop wird gefragt, ob sie angekommen ist.',
  'bulk.openText': 'Vielleicht ist sie schon geschehen. Fragen Sie noch einmal: Sie geschieht nur einmal.',
  'bulk.openAgain': 'Noch einmal fragen',
  'bulk.openRefused': 'Der Shop hat Ihre offene Änderung nicht angenommen. Bitte sehen Sie die Produkte an.',
  'bulk.earlierDone': ({ changed, deleted }: { changed: number; deleted: number }) =>
    deleted > 0
      ? `Ihre Änderung ist angekommen: ${n(deleted)} gelöscht`
      : `Ihre Änderung ist angekommen: ${changed === 1 ? '1 Produkt' : `${n(changed)} Produkte`} geändert`,
  'bulk.undo': 'Rückgängig',
  'bulk.undone': ({ count }: { count: number }) => `Rückgängig gemacht: ${count === 1 ? '1 Produkt' : `${n(count)} Produkte`}`,
  'bulk.openLeft': ({ name }: { name: string }) => `„${name}“ öffnen`,
  'bulk.undoSingly': 'Einzeln rückgängig machen: im Verlauf dieser Änderung unter „Produkte zeigen“.',
  'bulk.undoFailed': 'Nicht rückgängig gemacht',
  /** created: number of products that would go to the trash. */
  'bulk.force': ({ names, created }: { names: string; created: number }) =>
    `Diese Produkte wurden seitdem geändert:\n\n${names}\n\n${created > 0 ? `Trotzdem rückgängig machen? ${created === 1 ? '1 wurde dabei erst angelegt und kommt' : `${created} wurden dabei erst angelegt und kommen`} in den Papierkorb.` : 'Trotzdem rückgängig machen?'}`,
  // Editing products in the table.
  'sheet.open': 'Als Tabelle',
  'sheet.help':
    'Preis, Bestand und Position eintippen; Eingabetaste und Pfeile: nächste Zeile; Bestand: Buchstabe oder Alt+Pfeil. Eine Spalte aus einer Tabelle lässt sich einfügen und im Ganzen zurücknehmen.',
  'sheet.close': 'Zurück zur Liste',
  'sheet.price': 'Preis, USD',
  'sheet.stock': 'Bestand',
  'sheet.position': 'Position',
  'sheet.state': 'Stand',
  'sheet.saving': 'wird gespeichert …',
  'sheet.saved': 'gespeichert',
  'sheet.othersSaved': 'Alles andere der Zeile ist gespeichert.',
  'sheet.waiting': 'wartet auf Verbindung',
  'sheet.unfinished': 'noch nicht gespeichert',
  'sheet.gone': 'Dieses Produkt gibt es nicht mehr',
  'sheet.goneUnsaved': ({ count }: { count: number }) =>
    `Nicht gespeichert: ${count === 1 ? 'Dieses Produkt' : 'Diese Produkte'} gibt es nicht mehr`,
  'sheet.goneUnsavedText': 'Was noch im Papierkorb liegt, können Sie dort wiederherstellen. Dann steht Ihre Eingabe wieder in der Tabelle.',
  'sheet.empty.price': 'Bitte einen Preis eingeben, zum Beispiel 149,50. Löschen lässt er sich im Formular des Produkts.',
  'sheet.empty.stock': 'Bitte einen Bestand wählen.',
  'sheet.unreadable': ({ text }: { text: string }) => `„${text}“ ist hier nicht zu lesen.`,
  'sheet.wholeNumber': ({ text, most }: { text: string; most: number }) =>
    `„${text}“ ist keine Position. Bitte eine ganze Zahl von 0 bis ${most} eingeben.`,
  'sheet.onRequest': ({ text }: { text: string }) => `„${text}“ nicht übernommen: Preis auf Anfrage.`,
  'sheet.conflict': ({ by, value }: { by: string; value: string }) =>
    `${by || 'Jemand anderes'} hat das gerade geändert. Gespeichert ist: ${value}.`,
  'sheet.conflictOwn': ({ value }: { by: string; value: string }) =>
    `Das haben Sie selbst geändert, in einem anderen Fenster. Gespeichert ist: ${value}.`,
  'sheet.saveAnyway': 'Trotzdem speichern',
  'sheet.jumped': ({ before, after }: { before: string; after: string }) => `Stimmt das? Vorher ${before}, jetzt ${after}.`,
  'sheet.textRemoved': 'Verfügbarkeitstext entfernt.',
  'sheet.pastedTitle': 'Eingefügte Zeilen',
  'sheet.pasted': ({ total, saved, same, failed, onRequest, open, beyond, textsRemoved, hasHeadings }: PasteTexts) =>
    `${total === 1 ? '1 Zeile' : `${total} Zeilen`}: ${[
      `${saved} gespeichert`,
      ...(same > 0 ? [`${same} unverändert`] : []),
      ...(failed > 0 ? [`${failed} nicht`] : []),
      ...(onRequest > 0 ? [`${onRequest} ohne Preis (auf Anfrage)`] : []),
      ...(open > 0 ? [`${open} noch nicht`] : []),
      ...(beyond > 0 ? [`für ${beyond} weitere ist keine Zeile da`] : []),
      ...(textsRemoved > 0 ? [`bei ${textsRemoved} Verfügbarkeitstext entfernt`] : []),
      ...(hasHeadings ? ['Überschrift übersprungen'] : []),
    ].join(', ')}`,
  'sheet.showLeft': 'Nicht gespeicherte',
  // History of bulk changes.
  'bulk.entry': ({ count, what }: { count: number; what: string }) =>
    count === 1 ? `1 Produkt: ${what}` : `${n(count)} Produkte: ${what}`,
  /** Field that got the same value in all products of the entry. */
  'bulk.entryValue': ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  'bulk.entryRounded': ({ price, to }: { price: string; to: string }) => `${price}, gerundet ${to}`,
  'bulk.created': 'angelegt',
  'bulk.changedDeleted': 'gelöscht',
  'bulk.restored': 'wiederhergestellt',
  'bulk.import': ({ file }: { file: string }) => (file ? `Import aus ${file}` : 'Import'),
  'bulk.undoEntry': 'rückgängig gemacht',
  'bulk.undoRest': 'Auch den Rest rückgängig machen',
  'bulk.undoRestNamed': ({ when }: { when: string }) => `Auch den Rest rückgängig machen: ${when}`,
  'bulk.isUndone': 'rückgängig gemacht',
  'bulk.isPartlyUndone': ({ count, undone }: { count: number; undone: number }) => `${undone} von ${n(count)} rückgängig gemacht`,
  'bulk.partOf': ({ count }: { count: number }) => `Teil einer Änderung von ${n(count)} Produkten`,
  'bulk.showProducts': 'Produkte zeigen',
  'bulk.history':
    'Änderungen an Produkten, die neueste zuerst. Eine Änderung an vielen ist ein Eintrag und wird im Ganzen rückgängig gemacht.',
  'bulk.confirmUndo': ({ count }: { count: number }) =>
    count === 1 ? 'Die Änderung dieses Produkts rückgängig machen?' : `Die Änderung aller ${n(count)} Produkte rückgängig machen?`,
}
export type BulkTexts = typeof bulk
