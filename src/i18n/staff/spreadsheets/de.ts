type Count = { count: string }
type UndoneTexts = { count: number; left: number }
type Counts = Record<'new' | 'changed' | 'same' | 'faulty', string>
type Rows = { rows: string }
type Unread = { sheets: readonly ({ name: string; isHidden: boolean } & Rows)[] }
const rowsText = (rows: string) => (rows === '1' ? '1 Zeile' : `${rows} Zeilen`)

export const spreadsheets = {
  // Buttons of the product list
  'export.open': 'Export und Import',
  'export.help': 'Was die Liste gerade zeigt, als Datei:',
  'export.xlsx': 'Excel (XLSX)',
  'export.csv': 'CSV',
  'export.prices': 'Preisliste (XLSX)',
  'export.pricesCsv': 'Preisliste (CSV)',
  'import.title': 'Produkte importieren',
  'import.intro':
    'Aus Excel oder CSV, auch die Exporte von Shopify und WooCommerce. Zuerst sehen Sie, was sich ändert; geschrieben wird erst, wenn Sie bestätigen.',
  'import.template': 'Vorlage:',
  'import.file': 'Tabelle (XLSX oder CSV)',
  'import.pictures': 'ZIP mit Bildern (optional)',
  'import.picturesHelp': 'In der Tabelle steht dann der Dateiname. Auch Bilder der Mediathek werden an ihrem Namen gefunden.',
  'import.check': 'Prüfen',
  'import.sending': ({ percent }: { percent: string }) => `Wird hochgeladen: ${percent} %`,
  'import.checking': 'Wird geprüft …',
  'import.interrupted': 'Die Verbindung ist abgerissen. Drücken Sie noch einmal: Es geschieht nur einmal.',
  'import.failed': 'Das ging nicht',
  'import.gone': 'Diesen Import gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal.',
  'import.preview': 'Das würde geschehen',
  'import.kind.shopify': 'Erkannt: Export von Shopify',
  'import.kind.woocommerce': 'Erkannt: Export von WooCommerce',
  'import.unreadSheets': ({ sheets }: Unread) =>
    `Nicht gelesen: ${sheets.map(({ name, rows, isHidden }) => `Blatt „${name}“${isHidden ? ' (ausgeblendet)' : ''} mit ${rowsText(rows)}`).join(', ')}.`,
  'import.unreadSheetsText':
    'Ein Import liest nur ein Blatt. Speichern Sie jedes andere als eigene Datei, oder setzen Sie alle Zeilen in dasselbe Blatt.',
  'import.outcome.all': 'Alle',
  'import.outcome.new': 'Neu',
  'import.outcome.changed': 'Geändert',
  'import.outcome.same': 'Unverändert',
  'import.outcome.faulty': 'Fehlerhaft',
  'import.outcome.offers': 'Angebot nicht günstiger',
  // Outcome of a row
  'import.one.new': 'Neu',
  'import.one.changed': 'Geändert',
  'import.one.same': 'Unverändert',
  'import.one.faulty': 'Fehlerhaft',
  'import.filter': 'Zeilen zeigen',
  'import.columns': 'Welche Spalte ist was?',
  'import.columnsHelp':
    'Unter jeder Überschrift Ihrer Tabelle steht das Feld des Produkts, in das ihre Werte kommen. Der Shop merkt sich Ihre Wahl für jede Überschrift.',
  /** Groups of the fields to choose from. */
  'import.group.product': 'Angaben zum Produkt',
  'import.group.figures': 'Technische Daten',
  'import.columnOf': ({ heading }: { heading: string }) => `Spalte „${heading}“`,
  'import.ignored': 'Nicht übernehmen',
  'import.otherCurrency': 'Nennt eine andere Währung; die Preise des Shops sind in US-Dollar.',
  'import.unassigned': ({ count }: Count) => (count === '1' ? '1 Spalte bleibt weg' : `${count} Spalten bleiben weg`),
  'import.sample': ({ text }: { text: string }) => `z. B. ${text}`,
  'import.choices': 'So wird die Datei gelesen',
  'import.language': 'Die Texte der Datei sind auf',
  'import.languageHelp':
    'In dieser Sprache stehen die Texte, deren Spalte keine Sprache nennt. Fehlende deutsche Texte finden Sie danach unter „Übersetzungen“.',
  'import.blanks': 'Leere Zellen',
  'import.blanks.clear': 'leeren das Feld (Name, Kategorie und Bestand nie)',
  'import.blanks.keep': 'ändern nichts',
  'import.categories': 'Kategorien, die der Shop nicht kennt',
  'import.categoriesHelp': 'Wählen Sie, wohin ihre Produkte kommen. Neue Kategorien legen Sie in der Übersicht an.',
  'import.categoryOf': ({ name, rows }: { name: string } & Rows) => `„${name}“ (${rowsText(rows)}) kommt nach`,
  'import.categoryOfNone': ({ rows }: Rows) => `Ohne Kategorie (${rowsText(rows)}), kommt nach`,
  'import.nearest': ({ name }: { name: string }) => `Meinten Sie „${name}“?`,
  'import.choose': 'Bitte wählen',
  'import.again': 'Neu prüfen',
  'import.row': 'Zeile',
  'import.empty': '(leer)',
  'import.before': 'vorher',
  'import.after': 'nachher',
  'import.noRows': 'Keine Zeilen dieser Art.',
  'import.more': ({ count }: Count) => `${count} weitere zeigen`,
  'import.confirm': ({ count }: Count) => (count === '1' ? '1 Produkt übernehmen' : `${count} Produkte übernehmen`),
  'import.confirmHelp': ({ count }: Count) =>
    count === '1' ? '1 fehlerhafte Zeile bleibt weg.' : `${count} fehlerhafte Zeilen bleiben weg.`,
  'import.faultyRows': 'Fehlerhafte Zeilen herunterladen',
  'import.faultyRowsHelp': 'Die erste Spalte sagt, was nicht stimmt. Berichtigen Sie die Zeilen und laden Sie diese Tabelle hier hoch.',
  'import.repeatedRows': ({ count }: Count) =>
    count === '1'
      ? '1 Zeile, die nur eine andere wiederholt, ist nicht darin.'
      : `${count} Zeilen, die nur andere wiederholen, sind nicht darin.`,
  'import.nothing': 'Es gibt nichts zu übernehmen: Keine Zeile ändert etwas.',
  'import.allFaulty': 'Es gibt nichts zu übernehmen: Alle Zeilen sind fehlerhaft.',
  'import.otherFile': 'Andere Datei',
  'import.waiting': 'Wartet auf einen anderen Import',
  'import.starting': 'Beginnt gleich …',
  'import.running': ({ done, total }: { done: string; total: string }) => `Zeile ${done} von ${total}`,
  'import.runningHelp': 'Sie können die Seite schließen: Der Import läuft auf dem Server weiter.',
  'import.asksAgain': 'Die Seite fragt von selbst weiter. Der Import geht nicht verloren.',
  'import.done': 'Import abgeschlossen',
  'import.underWay': 'Import läuft',
  'import.counts': (c: Counts) => `${c.new} neu, ${c.changed} geändert, ${c.same} unverändert, ${c.faulty} fehlerhaft`,
  'import.offers': ({ count }: Count) =>
    count === '1' ? '1 Angebot wäre nicht günstiger als der alte Preis' : `${count} Angebote wären nicht günstiger als der alte Preis`,
  'import.offersText': 'Besucher lesen „En oferta“, obwohl nichts billiger wird. Ohne Häkchen bleiben diese Zeilen weg.',
  'import.offersConfirm': 'Trotzdem als Angebote zeigen',
  'import.drafts': ({ count }: Count) =>
    count === '1' ? '1 Entwurf, den Besucher noch nicht sehen' : `${count} Entwürfe, die Besucher noch nicht sehen`,
  'import.draft': 'Entwurf',
  // Reasons why a row becomes a draft
  'import.draft.hidden': 'in der Datei verborgen',
  'import.draft.nameEs': 'ohne spanischen Namen',
  'import.draft.mainImage': 'ohne Hauptbild',
  'import.draft.price': 'ohne Preis',
  'import.otherFields': 'Weitere Felder',
  'import.stopped': 'Der Import wurde nicht gemacht',
  'import.undo': 'Import rückgängig machen',
  'import.undoAsk': 'Alle Änderungen dieses Imports zurücknehmen? Neue Produkte kommen in den Papierkorb.',
  'import.undone': 'Der Import ist rückgängig gemacht: Neue Produkte sind im Papierkorb, geänderte wieder wie vorher.',
  'import.undonePartly': ({ count, left }: UndoneTexts) =>
    `Zum Teil rückgängig gemacht: ${count === 1 ? '1 Produkt ist' : `${count} Produkte sind`} wieder wie vorher oder im Papierkorb. ${left === 1 ? 'Nicht rückgängig gemacht ist:' : `Nicht rückgängig gemacht sind ${left}:`}`,
  'import.undoneMore': ({ count }: { count: number }) => (count === 1 ? 'und 1 weiteres' : `und ${count} weitere`),
  'import.state.partlyUndone': 'Zum Teil rückgängig gemacht',
  'import.state.undone': 'Rückgängig gemacht',
  'import.toList': 'Zur Produktliste',
  'import.latest': 'Letzte Importe',
  'import.by': ({ name, time }: { name: string; time: string }) => `${name}, ${time}`,
  'import.state.waiting': 'Wartet',
  'import.state.running': 'Läuft',
  'import.state.done': 'Fertig',
  'import.state.failed': 'Nicht gemacht',
  'import.state.tried': 'Geprüft',
}
