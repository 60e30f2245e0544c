import { formatDay } from '#i18n/format.ts'
import type { spreadsheets as Spanish } from './es.ts'

type Column = { column: string }
type Text = Column & { text: string }
type Surplus = { count: number; text: string }
type MissingPicture = { text: string; isKept?: boolean }

const withoutPicture = (isKept = false) => (isKept ? 'Die bisherigen Bilder bleiben.' : 'Das Produkt kommt ohne dieses Bild.')

export const spreadsheets = {
  'sheet.none': 'Bitte eine CSV- oder XLSX-Datei wählen.',
  'sheet.empty': 'Die Datei enthält keine Zeilen mit Daten unter den Namen der Spalten.',
  'sheet.tooLarge': ({ megabytes }: { megabytes: number }) =>
    `Die Datei ist zu groß: höchstens ${megabytes} MB. Bitte teilen, oder enthaltene Bilder entfernen.`,
  'sheet.zipTooLarge': ({ megabytes }: { megabytes: number }) =>
    `Das ZIP mit Bildern ist zu groß: höchstens ${megabytes} MB. Laden Sie den Rest in die Mediathek: Auch dort werden Bilder am Namen gefunden.`,
  'sheet.tooManyRows': ({ most }: { most?: string }) => `Zu viele Zeilen: höchstens ${most}. Bitte die Datei teilen.`,
  'sheet.tooManyColumns': ({ most }: { most?: string }) => `Zu viele Spalten: höchstens ${most}. Bitte löschen, was nicht gebraucht wird.`,
  'sheet.cellTooLong': ({ most }: { most?: string }) =>
    `Eine Zelle ist zu lang: höchstens ${most} Zeichen. Bitte den Text kürzen oder die Zelle löschen.`,
  'sheet.swollen':
    'Die Datei enthält viel mehr, als sie groß ist, und wird nicht geöffnet. Bitte die Tabelle in einer neuen Datei speichern.',
  'sheet.notASheet':
    'Diese Datei ist keine Tabelle, oder sie ist beschädigt. Öffnen Sie sie in Excel oder LibreOffice, speichern Sie sie dort als „.xlsx“ und laden Sie die neue Datei hoch. Lässt sie sich auch dort nicht öffnen, brauchen Sie eine neue Datei.',
  'sheet.old': 'Diese Datei ist ein altes Excel (.xls) oder mit Passwort geschützt. Bitte ohne Passwort als .xlsx speichern.',
  'sheet.zipUnreadable': 'Das ZIP mit Bildern lässt sich nicht lesen.',
  'sheet.zipPath': ({ path }: { path: string }) =>
    `Das ZIP mit Bildern enthält „${path}“. Dieser Pfad führt aus dem ZIP hinaus. Bitte die Bilder neu packen.`,
  'sheet.noColumns':
    'Keine Spalte sagt, von welchem Produkt eine Zeile ist. Schreiben Sie in die erste Zeile die Namen der Spalten, zum Beispiel Name und Preis, wie in der Vorlage, oder ordnen Sie die Spalten von Hand zu: mindestens Artikelnummer oder Name.',
  'sheet.mapping': 'Die Zuordnung der Spalten ist ungültig.',
  'sheet.unknownColumn': ({ column }: { column: string }) => `Eine Spalte „${column}“ gibt es nicht.`,
  'sheet.columnTwice': ({ column }: { column: string }) => `Die Spalte „${column}“ ist zwei Überschriften zugeordnet.`,
  'sheet.unknownHeading': ({ heading }: { heading: string }) => `Die Datei hat keine Überschrift „${heading}“.`,
  'sheet.uploadGone': 'Diese Datei liegt nicht mehr auf dem Server. Bitte noch einmal hochladen.',
  'sheet.started': 'Dieser Import wurde schon gestartet.',
  'row.number': ({ column, text }: Text) => `${column}: „${text}“ ist keine Zahl.`,
  'row.ambiguous': ({ column, text }: Text) =>
    `${column}: „${text}“ ist mehrdeutig (tausend oder eins?). Bitte ohne Tausendertrennzeichen schreiben.`,
  'row.price': ({ column, text }: Text) => `${column}: „${text}“ ist kein Preis in Dollar.`,
  'row.currency': ({ column, text }: Text) => `${column}: „${text}“ ist in anderer Währung; Preise sind in Dollar.`,
  'row.zeroPrice': ({ column }: Column) =>
    `${column}: Ein Preis von 0 geht nicht. Lassen Sie die Zelle leer oder schreiben Sie „auf Anfrage“.`,
  'row.flag': ({ column, text }: Text) => `${column}: „${text}“ ist weder Ja noch Nein.`,
  'row.stock': ({ column, text }: Text) =>
    `${column}: „${text}“ ist kein Bestand. Möglich: eine Zahl, „auf Lager“, „nur noch wenige“, „nicht auf Lager“.`,
  'row.choice': ({ column, text, choices }: Text & { choices: string }) => `${column}: „${text}“ geht nicht. Möglich: ${choices}.`,
  'row.date': ({ column, text }: Text) =>
    `${column}: Die Tabelle hat aus dem Wert ein Datum gemacht (${text}). Bitte die Spalte als „Text“ formatieren und neu eingeben.`,
  'row.formula': ({ column, text }: Text) =>
    `${column}: Die Zelle enthält eine Formel (${text}), und Formeln werden nicht berechnet. Bitte die Spalte kopieren und als Werte einfügen.`,
  'row.error': ({ column, text }: Text) => `${column}: Die Zelle enthält den Fehler ${text}.`,
  'row.unclosed': ({ column, text }: Text) =>
    `${column}: Die Zelle beginnt mit einem Anführungszeichen, das nicht geschlossen wird (${text}); ihr Ende ist also unbekannt. Löschen Sie es, oder setzen Sie ein zweites ans Ende der Zelle.`,
  'row.marked': ({ column, text }: Text) =>
    `${column}: „${text}“ hat ein früherer Import abgelehnt. Berichtigen Sie die Zelle, und löschen Sie die Marke [!].`,
  'row.markHelp': 'Die abgelehnte Zelle beginnt mit [!]. Berichtigen Sie sie, und löschen Sie diese Marke.',
  'row.merged': ({ text }: { text: string }) => `Die Zellen ${text} sind verbunden; ihr Wert gilt für jede ihrer Zeilen.`,
  'row.surplus': ({ count, text }: Surplus) =>
    `${count === 1 ? '1 Zelle hat' : `${count} Zellen haben`} keine Überschrift und ${count === 1 ? 'bleibt' : 'bleiben'} weg: ${text}.`,
  'row.shifted': ({ count, text }: Surplus) =>
    `Diese Zeile hat mehr Zellen als Überschriften (${count}: ${text}). Wahrscheinlich steht in einem Text das Trennzeichen der Datei. Bitte den Text in Anführungszeichen setzen oder die Datei als XLSX speichern.`,
  'row.headingTwice': ({ column, text }: Text) => `Die Datei hat mehrere Spalten „${column}“: Die erste gilt, „${text}“ bleibt weg.`,
  'row.categoryUnknown': ({ column, text, nearest }: Text & { nearest?: string }) =>
    `${column}: Die Kategorie „${text}“ gibt es nicht.${nearest ? ` Meinten Sie „${nearest}“?` : ''} Bitte oben wählen, in welche Kategorie ihre Produkte kommen.`,
  'row.categoryTwice': ({ column, text }: Text) =>
    `${column}: Es gibt mehrere Kategorien „${text}“. Bitte „Kategorie > Unterkategorie“ oder den Kurznamen schreiben.`,
  'row.subcategoryUnknown': ({ column, text, category, nearest }: Text & { category: string; nearest?: string }) =>
    `${column}: Die Unterkategorie „${text}“ gibt es in „${category}“ nicht.${nearest ? ` Meinten Sie „${nearest}“?` : ''}`,
  'row.categoryMissing': 'Die Kategorie fehlt. Die Vorschau eines Imports fragt, wohin solche Produkte kommen.',
  'row.nameMissing': 'Der Name fehlt: Ein neues Produkt braucht ihn.',
  'row.twice': ({ text, row }: { text: string; row: number }) =>
    `Dasselbe Produkt (${text}) steht schon in Zeile ${row}. Nur jene Zeile gilt.`,
  'row.twiceOther': ({ text, row }: { text: string; row: number }) =>
    `Dasselbe Produkt (${text}) steht schon in Zeile ${row}, mit anderen Angaben; nur jene Zeile gilt. Meint diese Zeile ein anderes Produkt, berichtigen Sie ihre Artikelnummer oder ihren Namen.`,
  'row.twiceFaulty': ({ text, row }: { text: string; row: number }) =>
    `Dasselbe Produkt (${text}) steht schon in Zeile ${row}, und die hat einen Fehler. Welche der beiden gilt? Bitte die andere löschen.`,
  'row.nameTwice': ({ text }: { text: string }) => `Mehrere Produkte heißen „${text}“. Bitte die Artikelnummer angeben.`,
  'row.idUnknown': ({ text }: { text: string }) => `Es gibt kein Produkt mit der ID ${text}.`,
  'row.codeUnknown': ({ text, nearest }: { text: string; nearest?: string | null }) =>
    `Der Shop hat kein Produkt mit der Artikelnummer oder Adresse „${text}“.${nearest ? ` Meinten Sie „${nearest}“?` : ''} Ein neues Produkt braucht Name und Kategorie.`,
  'row.skuZeros': ({ text, sku, name }: { text: string; sku: string; name: string }) =>
    `Die Artikelnummer ${sku} (${name}) gibt es schon; „${text}“ unterscheidet sich davon nur in Nullen am Anfang.`,
  'row.idOther': ({ id, name, sku }: { id: string; name: string; sku: string }) =>
    `Die ID ${id} hat hier ein anderes Produkt („${name}“), und die Artikelnummer ${sku} kennt der Shop nicht. Stammt die ID aus einem anderen System, wählen Sie für diese Spalte „Nicht übernehmen“.`,
  'row.idRenames': ({ id, name }: { id: string; name: string }) =>
    `Die ID ${id} ist hier „${name}“. Zum Umbenennen bitte die Artikelnummer oder Adresse dazuschreiben. Stammt die ID aus einem anderen System, wählen Sie für diese Spalte „Nicht übernehmen“.`,
  'row.disagree': ({ other }: { other: string }) =>
    `Artikelnummer, Adresse und ID dieser Zeile gehören nicht zum selben Produkt (eine davon zu „${other}“).`,
  'row.skuOther': ({ sku, name, other }: { sku: string; name: string; other: string }) =>
    `Die Artikelnummer ${sku} gehört zu „${name}“, Adresse oder ID dieser Zeile aber zu „${other}“.`,
  'row.field': ({ column, message }: { column: string; message: string }) => `${column}: ${message}`,
  'row.stale': ({ column, name }: { column: string; name: string }) =>
    `${column}: ${name || 'Jemand'} hat das inzwischen geändert. Die Zeile wurde nicht übernommen.`,
  'row.staleOwn': ({ column }: Column) => `${column}: Sie selbst haben das seit der Vorschau geändert. Die Zeile wurde nicht übernommen.`,
  'row.gone': 'Jemand hat dieses Produkt inzwischen gelöscht.',
  'row.appeared': ({ name }: { name: string }) =>
    `Dieses Produkt gibt es inzwischen im Shop („${name}“). Die Zeile wurde nicht übernommen.`,
  'row.renamed': ({ name }: { name: string }) =>
    `Jemand hat Name, Artikelnummer oder Adresse dieses Produkts inzwischen geändert (jetzt „${name}“). Die Zeile wurde nicht übernommen.`,
  'row.pictureUnknown': ({ text, isKept }: MissingPicture) =>
    `Das Bild „${text}“ ist weder im ZIP noch in der Mediathek. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInZip': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `Auf „${text}“ passen im ZIP mehrere verschiedene Bilder: ${candidates.join(', ')}${more ? ', …' : ''}. Bitte den Ordner dazuschreiben. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInLibrary': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `In der Mediathek heißen mehrere verschiedene Bilder „${text}“. Bitte eine dieser Adressen angeben: ${candidates.join(', ')}${more ? ', …' : ''}. ${withoutPicture(isKept)}`,
  'row.pictureUnreachable': ({ text, isKept }: MissingPicture) =>
    `Das Bild ${text} war nicht zu bekommen: Seine Website antwortet nicht. ${withoutPicture(isKept)}`,
  'row.pictureUnusable': ({ text, message, isKept }: MissingPicture & { message: string }) =>
    `Bild ${text}: ${message} ${withoutPicture(isKept)}`,
  'row.pictureTooLarge': ({ text, megabytes, isKept }: MissingPicture & { megabytes: number }) =>
    `Bild ${text}: zu groß (höchstens ${megabytes} MB). Laden Sie es in die Mediathek hoch, die es verkleinert, und schreiben Sie seinen Namen von dort in die Zelle. ${withoutPicture(isKept)}`,
  'row.pictureLater': ({ text, alt }: { text: string; alt?: string }) =>
    `Das Bild ${text} wird beim Import geholt${alt ? `, mit der Beschreibung „${alt}“` : ''}.`,
  'row.toTranslate': 'Deutsche Texte fehlen und stehen danach unter „Übersetzungen“ an.',
  'row.variableParent':
    'Variables Produkt: wird nicht selbst verkauft und nicht übernommen. Jede seiner Varianten ist ein eigenes Produkt.',
  'row.grouped':
    'Gruppiertes Produkt: zeigt nur andere zusammen, hat keinen eigenen Preis und wird nicht übernommen. Die anderen kommen einzeln.',
  'row.noParent': ({ text }: { text: string }) =>
    `Variante: Das variable Produkt${text ? ` „${text}“` : ''}, zu dem sie gehört, steht nicht in der Datei. Was die Variante von ihm hätte (Kategorie, Texte, Bilder), kommt nicht mit.`,
  'row.priceRounded': ({ column, text, price }: { column: string; text: string; price: string }) =>
    `${column}: ${text} wird auf ${price} gerundet.`,
  'row.htmlKept': ({ column, text }: Text) => `${column}: HTML wie „${text}“ bleibt als Text stehen.`,
  'row.textMade': 'Keine Kurzbeschreibung: Sie entsteht aus Beschreibung oder Name.',
  'row.offerNotCheaper': 'Der neue Preis ist nicht niedriger als der alte.',
  'row.compareAtLow': ({ text, price }: { text: string; price: string }) =>
    `Der alte Preis (${text}) ist nicht höher als der Preis (${price}) und bleibt weg.`,
  'row.offerEnded': ({ day }: { day: string }) => `Der Angebotspreis galt bis ${formatDay(day, 'de')} und bleibt weg.`,
  'row.offerLater': ({ day }: { day: string }) => `Der Angebotspreis gilt erst ab ${formatDay(day, 'de')} und bleibt weg.`,
} satisfies Record<keyof typeof Spanish, unknown>
