import { formatNumber } from '../format.ts'
import type { Labelled, Problems } from './es.ts'
import { spreadsheets } from './spreadsheets/de.ts'

const named = ({ label, amount, unit }: Labelled) => `„${label.de}“ (${formatNumber(amount, 'de')}${unit && ` ${unit}`})`

const wait = (seconds: number) =>
  seconds > 120 ? `${Math.ceil(seconds / 60)} Minuten` : seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`

const weekdays: Record<string, string> = {
  Mo: 'Montag',
  Tu: 'Dienstag',
  We: 'Mittwoch',
  Th: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  Su: 'Sonntag',
}
const days = (codes: string) =>
  codes
    .split('-')
    .map((code) => weekdays[code] ?? code)
    .join(' bis ')

/** Names of the types of JSON. */
const types: Record<string, string> = {
  number: 'eine Zahl ohne Anführungszeichen',
  int: 'eine ganze Zahl ohne Anführungszeichen',
  string: 'ein Text in Anführungszeichen',
  boolean: 'true oder false ohne Anführungszeichen',
  object: 'ein Objekt {…}',
  record: 'ein Objekt {…}',
  array: 'eine Liste […]',
}

export const de = {
  ...spreadsheets,
  'problem.invalid': 'Die Angaben sind ungültig.',
  'problem.type': ({ field, expected, read }) =>
    `„${field}“: Erwartet wird ${types[expected] ?? expected}, gelesen wurde ${read || 'nichts'}.`,
  'problem.value': ({ field, read }) => `„${field}“: Gelesen wurde ${read || 'nichts'}, das ist hier nicht möglich.`,
  'problem.unknownField': ({ name }) => `Unbekannt: ${name}.`,
  'problem.json': 'Der gesendete Inhalt ist kein gültiges JSON.',
  'problem.mediaType': 'Diese Art von Inhalt wird hier nicht angenommen.',
  'problem.tooLarge': 'Die Sendung ist zu groß.',
  'problem.unreadable': 'Die Anfrage ist nicht lesbar.',
  'problem.tooSlow': 'Die Anfrage kam zu langsam an.',
  'problem.headersTooLarge': 'Die Kopfzeilen der Anfrage sind zu groß.',
  'problem.notFound': 'Nicht gefunden.',
  'problem.method': 'Diese Methode ist hier nicht erlaubt.',
  'problem.readTwoWays': 'Tausend oder eins? Bitte 1000 ohne Punkt und Komma schreiben, oder 1,0 mit nur einer Stelle dahinter.',
  'problem.tooMany': ({ seconds }) => `Zu viele Versuche. Bitte ${wait(seconds)} warten.`,
  'page.crowdedTitle': 'Gerade sehr viele Anfragen',
  'page.crowded': 'Von Ihrem Anschluss kommen im Moment sehr viele Anfragen. Die Seite lädt gleich von selbst.',
  'page.crowdedForm':
    'Von Ihrem Anschluss kommen im Moment sehr viele Anfragen. Bitte gehen Sie zurück und senden Sie das Formular in einigen Sekunden noch einmal.',
  'page.tryAgain': 'Jetzt laden',
  'problem.server': 'Server-Fehler. Bitte gleich noch einmal versuchen.',
  'problem.diskFull': 'Der Server kann nicht speichern: Die Platte ist voll oder schreibgeschützt. Es wurde nichts gespeichert.',
  'problem.damaged':
    'Die Daten des Servers sind beschädigt. Bitte sagen Sie es der Person, die ihn betreibt: Eine Sicherung muss zurückgespielt werden.',
  'problem.away': 'Der Server erreicht seine Daten gerade nicht. Bitte in einer Minute noch einmal versuchen.',
  'problem.busy': 'Der Server ist beschäftigt. Bitte gleich noch einmal versuchen.',
  'problem.signedOut': 'Die Sitzung ist abgelaufen. Bitte neu anmelden.',
  'problem.originMissing': ({ origin }) =>
    `Die Anfrage sagt nicht, woher sie kommt. Programme brauchen zum Schreiben mit einer Sitzung den Header „Origin: ${origin}“ oder einen Referer des Shops.`,
  'problem.crossSite': 'Die Anfrage kommt von einer anderen Website und wurde abgelehnt.',
  'problem.staleOrder': 'Inzwischen hat jemand anderes die Reihenfolge geändert. Bitte die Liste neu laden.',
  'problem.stale': 'Inzwischen hat jemand anderes etwas geändert.',
  'problem.key': 'Idempotency-Key muss eine UUID sein.',
  'problem.keyReused': 'Dieser Idempotency-Key stand schon für eine andere Änderung. Bitte einen neuen verwenden.',
  'problem.id': 'Eine Kennnummer wird erwartet.',
  'problem.flag': 'Erwartet wird true oder false.',
  'problem.text': 'Ein Text wird erwartet.',
  'problem.tooLong': ({ most }) => (most ? `Der Text ist zu lang: höchstens ${most} Zeichen.` : 'Der Text ist zu lang.'),
  'problem.brokenLink': ({ name }) =>
    `Der Link „${name}“ führt auf keine Seite. Bitte in die runden Klammern eine Adresse schreiben, die mit https:// oder / beginnt, ohne Leerzeichen und Klammern.`,
  'problem.price': 'Bitte einen Betrag in Dollar nur aus Ziffern, von 0,01 bis 9.999.999,99, zum Beispiel 1299,00.',
  'problem.sortOrder': 'Die Position muss eine ganze Zahl von 0 bis 9999 sein.',
  'problem.slug': 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
  'problem.pictureUrl': 'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).',
  'problem.choice': 'Dieser Wert ist nicht möglich.',
  'problem.figure': ({ most }) => `Bitte eine Zahl von 0 bis ${most} eingeben.`,
  'problem.page': 'Eine gültige Seitenzahl wird erwartet.',
  'problem.checkedItems': 'Die Liste der Produkte ist nicht gültig: zum Beispiel 7.2-12, höchstens 60.',
  'problem.slugTaken': 'Diese Adresse (Slug) gibt es schon. Bitte eine andere wählen.',
  // Analytics
  'analytics.moment': 'Dieser Zeitpunkt ist nicht möglich: höchstens sieben Tage zurück.',
  'analytics.day': 'Erwartet wurde ein Tag, zum Beispiel 2026-11-21.',
  'analytics.rangeOrder': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'analytics.rangeTooLong': 'Der Zeitraum darf höchstens 366 Tage haben.',
  'product.nameRequired': 'Produktname ist erforderlich',
  'product.shortDescriptionRequired': 'Kurzbeschreibung ist erforderlich',
  'product.categoryRequired': 'Kategorie ist erforderlich',
  'product.categoryUnknown': 'Diese Kategorie gibt es nicht.',
  'product.subcategoryUnknown': 'Diese Unterkategorie gibt es in der gewählten Kategorie nicht.',
  'product.skuBlank': 'Die Artikelnummer darf nicht leer sein.',
  'bulk.changes': 'Bitte mindestens eine Änderung wählen; Löschen steht nie neben anderen Änderungen.',
  'bulk.which': 'Bitte die Produkte nennen: „ids“, „filter“ oder „each“, eines davon.',
  'bulk.tooMany': ({ most }: { most?: string }) =>
    `Höchstens ${most} Produkte auf einmal. Filtern Sie die Liste, und ändern Sie sie in Teilen.`,
  'bulk.price': 'Bitte „percent“ oder „amount“ nennen, eines von beiden.',
  'bulk.percent': 'Bitte einen Prozentsatz von -99 bis 1000 eingeben.',
  'bulk.belowZero': 'Der Preis fiele damit auf null oder darunter.',
  'bulk.amount': 'Bitte einen Betrag in Dollar eingeben, zum Beispiel 5 oder -2.50.',
  'product.rowTwice': 'Dieses Produkt steht mehrmals in der Liste.',
  'product.skuTaken': 'Diese Artikelnummer (SKU) gibt es schon. Bitte eine andere wählen.',
  'product.stockStatus': 'Bestand: in_stock, limited oder out_of_stock.',
  'product.spec': 'Dieses Merkmal gibt es nicht oder sein Wert ist nicht möglich.',
  'product.figureOrder': ({ lower, upper }) =>
    `${named(lower)} kann nicht größer sein als ${named(upper)}. Bitte beide mit dem Datenblatt vergleichen.`,
  'product.figureDoubtful': ({ lower, upper }) =>
    `${named(lower)} ist größer als ${named(upper)}. Das kommt kaum vor: Bitte mit dem Datenblatt vergleichen. Speichern geht trotzdem.`,
  'product.noSolarInput': ({ labels }) =>
    `Bei „Solareingang: Keiner“ dürfen diese Angaben nicht ausgefüllt sein: ${labels.map(({ de }) => de).join(', ')}. Bitte leeren, oder „Keine Angabe“ wählen, wenn das Gerät einen Solareingang hat.`,
  'product.tooManyImages': 'Höchstens 20 Bilder.',
  'product.offerNotCheaper':
    'Das Angebot ist nicht günstiger: Der neue Preis liegt nicht unter dem alten, oder der alte fehlt. Bitte bestätigen oder ändern.',
  'product.inTrash': 'Liegt im Papierkorb.',
  'product.priceOnRequest': 'Bei Preis auf Anfrage darf kein Preis stehen.',
  'product.moved': 'Dieses Produkt steht unter einer anderen Adresse.',
  'category.nameDeRequired': 'Deutscher Name ist erforderlich',
  'category.nameRequired': 'System-Name ist erforderlich',
  'category.targetUnknown': 'Verschieben nicht möglich: Dieses Ziel gibt es nicht.',
  'category.sortOrder': 'Die Position muss eine ganze Zahl von 0 bis 999 sein.',
  'category.parentRequired': 'Übergeordnete Kategorie ist erforderlich',
  'category.parentUnknown': 'Diese Kategorie gibt es nicht.',
  'category.notEmpty': ({ count }) =>
    count === 1 ? 'Löschen nicht möglich: enthält noch 1 Eintrag.' : `Löschen nicht möglich: enthält noch ${count} Einträge.`,
  'setting.unknownKey': 'Diese Einstellung gibt es nicht.',
  'setting.phone': 'Die Telefonnummer braucht mindestens 8 Zeichen: Ziffern, Leerzeichen und + ( ) - /.',
  'setting.phoneCode': 'Bitte mit Ländervorwahl schreiben, zum Beispiel +53 5234 5678: Sonst erreicht WhatsApp niemanden.',
  'setting.opening': ({ name }) =>
    `„${name}“: Erwartet werden Tage und Uhrzeiten, zum Beispiel Mo-Fr 08:00-12:00, 13:00-18:00; Sa 08:00-12:00.`,
  'setting.openingTwice': ({ name }) => `${days(name)}: Die Zeiten eines Tages stehen nur einmal darin.`,
  'setting.unknownFact': ({ name }) => `Unbekannt: ${name}. Die Fakten, die es gibt, nennt die API-Beschreibung.`,
  'setting.unknownDay': ({ name }) => `Unbekannter Tag: ${name}. Die Tage heißen Mo, Tu, We, Th, Fr, Sa und Su.`,
  'setting.openingDay': ({ name }) =>
    `„${name}“: Erwartet werden Zeiten wie {"opens":"08:00","closes":"17:00"}, mit Pause {"opens":"08:00","closes":"17:00","pause":{"from":"12:00","to":"13:00"}}, oder null für einen geschlossenen Tag.`,
  'setting.openingOrder': ({ name }) => `${days(name)}: Die Schließzeit muss nach der Öffnungszeit liegen, am selben Tag.`,
  'setting.openingPause': ({ name }) =>
    `${days(name)}: Die Pause muss zwischen Öffnen und Schließen liegen und später enden, als sie beginnt. Ein Tag hat höchstens eine.`,
  'setting.openingTime': ({ name }) => `${days(name)}: Gebraucht werden Uhrzeiten mit vier Ziffern, zum Beispiel 09:00 und 17:00.`,
  'setting.currencies': 'Erwartet werden Währungen mit drei Buchstaben, zum Beispiel USD, EUR.',
  'setting.currencyUnknown': ({ name }) => `${name} ist keine Währung. Erwartet werden Kürzel wie USD, EUR oder CUP.`,
  'setting.link': ({ name }) =>
    `Erwartet wird die Adresse einer Seite auf ${name}, zum Beispiel https://${name}/…, ohne Benutzernamen und Kennwort, oder der Name Ihres Kontos mit @, zum Beispiel @firma.`,
  'setting.claim': 'Erwartet wird eine Zahl, höchstens mit zwei Stellen nach dem Komma, zum Beispiel 330 oder 5.5.',
  'setting.sunDays': 'Ein Jahr hat höchstens 366 Tage.',
  'setting.claimRange': 'Der Wert „ab“ darf nicht größer sein als der Wert „bis“.',
  'setting.placeholder':
    'In geschweiften Klammern darf nur {years} oder {sunDays} stehen, genau so geschrieben: Daraus wird die Zahl der Jahre oder der Sonnentage.',
  'setting.country': 'Erwartet wird ein Land: sein Name oder zwei Buchstaben, zum Beispiel Kuba oder CU.',
  'setting.handover': 'Erwartet wird pickup (nur Abholung) oder delivery (auch Lieferung).',
  'setting.statements': 'Erwartet werden Namen aus der Liste, mit Komma getrennt.',
  'setting.certificates':
    'Erwartet werden höchstens 20 Zertifikate, jedes mit einem Namen bis 60 Zeichen. Sein Dokument ist ein PDF, ein Bild der Mediathek oder eine Seite, die mit https:// beginnt.',
  'setting.colour': 'Erwartet wird eine Farbe wie #0a363f.',
  'setting.colourMain': ({ colour }) =>
    `Auf dieser Farbe ist helle Schrift schlecht zu lesen. Bitte eine dunklere, zum Beispiel ${colour}.`,
  'setting.colourAccent': ({ colour }) =>
    `Auf dieser Farbe ist dunkle Schrift schlecht zu lesen. Bitte eine hellere, zum Beispiel ${colour}.`,
  'setting.statistic': 'Erwartet wird eine kurze Angabe mit einer Zahl, höchstens 12 Zeichen.',
  'image.gone': 'Dieses Bild ist nicht mehr in der Mediathek. Vielleicht hat es inzwischen jemand gelöscht. Bitte ein anderes wählen.',
  'setting.email': 'Die E-Mail-Adresse ist ungültig.',
  'setting.verificationCountries':
    'Erwartet werden Ländercodes aus zwei Buchstaben, durch Kommas getrennt, etwa CN,RU; mit ! davor alle außer diesen; * für alle.',
  'document.none': 'Es wurde kein Dokument gesendet.',
  'document.empty': ({ name }) => `„${name}“ ist leer: Die Datei hat keinen Inhalt.`,
  'document.notPdf': ({ name }) =>
    `„${name}“ ist kein PDF-Dokument, auch wenn es so heißt. Bitte als PDF speichern und noch einmal hochladen.`,
  'document.otherFile': ({ name }) => `„${name}“ ist kein PDF-Dokument. Bitte als PDF speichern und noch einmal hochladen.`,
  'document.tooLarge': ({ name, megabytes }) =>
    `„${name}“ ist zu groß (höchstens ${megabytes} MB). Bitte mit geringerer Bildqualität oder weniger Seiten speichern.`,
  'document.gone': ({ name }) => `Das Dokument zu „${name}“ ist nicht mehr gespeichert. Bitte laden Sie es noch einmal hoch.`,
  'image.focus': 'Erwartet wird ein Punkt im Bild, wie „0.5 0.5“.',
  'image.crop': 'Erwartet wird ein Teil des Bildes von mindestens einem Zehntel je Seite, wie „0.1 0 0.8 1“.',
  'image.none': 'Es wurde kein Bild gesendet.',
  'image.notAPicture': ({ name }) => `„${name}“ ist kein Bild im Format JPEG, PNG, WebP, AVIF oder GIF.`,
  'image.damaged': ({ name }) =>
    `„${name}“ ist beschädigt, vielleicht bei einer Übertragung abgebrochen. Bitte noch einmal senden, am besten vom Original.`,
  'image.heic': ({ name }) =>
    `„${name}“ ist ein HEIC-Foto vom iPhone, das die Website nicht zeigen kann. Schicken Sie es sich selbst per WhatsApp, speichern Sie es von dort und laden Sie es noch einmal hoch.`,
  'image.tooLarge': ({ name, megabytes }) => `„${name}“ ist zu groß (höchstens ${megabytes} MB).`,
  'image.tooManyPixels': ({ name }) => `„${name}“ hat mehr als 40 Megapixel.`,
  'image.tooManyFiles': ({ count }) => `Höchstens ${count} Dateien auf einmal.`,
  'image.address': 'Eine Adresse mit http oder https wird erwartet.',
  'image.notThere':
    'Unter dieser Adresse der eigenen Website liegt kein Bild der Mediathek. In der Mediathek hat jedes Bild einen Knopf, der seine Adresse kopiert.',
  'image.privateAddress': 'Aus lokalen oder privaten Netzen lädt der Server nichts.',
  'image.unreachable': 'Das Bild konnte von dieser Adresse nicht geladen werden.',
  'image.refused': 'Unter dieser Adresse gibt die andere Website kein Bild heraus: Es fehlt dort, oder es ist nicht öffentlich.',
  'image.inUse': ({ count }) => (count === 1 ? 'Das Bild wird an einer Stelle benutzt.' : `Das Bild wird an ${count} Stellen benutzt.`),
  'image.placeholderSize': 'Breite und Höhe: 1 bis 2000 Pixel.',
  'account.usernameRequired': 'Benutzername ist erforderlich',
  'account.nameSigns': 'Der Name darf keine Zeilenumbrüche oder unsichtbaren Zeichen enthalten',
  'account.passwordRequired': 'Passwort ist erforderlich',
  'account.tooManyTries': ({ seconds }) =>
    `Zu viele Versuche. Bitte ${wait(seconds)} warten. Ein Browser, mit dem Sie hier schon angemeldet waren, muss nicht auf andere warten. Wenn es eilt, kann Ihnen eine Person mit der Rolle Inhaber unter „Mein Konto“ ein neues Passwort geben, oder wer den Server betreibt, mit „npm run admin -- reset“.`,
  'account.wrong': 'Ungültige Anmeldedaten',
  'account.passwordTooShort': 'Das Passwort braucht mindestens 8 Zeichen',
  'account.currentWrong': 'Das jetzige Passwort stimmt nicht',
  'account.samePassword': 'Das ist das jetzige Passwort. Bitte ein anderes wählen.',
  'account.passwordCommon':
    'Dieses Passwort ist leicht zu erraten (oft benutzt, ein einzelnes Wort, eine Wiederholung oder ein Datum): Es würde als eines der ersten probiert. Bitte ein anderes wählen, etwa drei oder vier Wörter, die nicht zusammengehören.',
  'account.passwordNamed':
    'Dieses Passwort ist kaum mehr als der Name der Firma oder des Kontos: Es würde als eines der ersten probiert. Bitte ein anderes wählen, etwa drei oder vier Wörter, die nicht zusammengehören.',
  'account.nameTaken': 'Diesen Benutzernamen gibt es schon. Bitte einen anderen wählen.',
  'account.ownReset': 'Das eigene Passwort ändern Sie unter „Passwort ändern“, mit dem jetzigen.',
  'account.ownRemoval': 'Das eigene Konto können Sie nicht entfernen. Das kann nur jemand anderes.',
  'account.ownPasswordWrong': 'Ihr eigenes Passwort stimmt nicht',
  'account.nameRemoved': 'So heißt ein entferntes Konto. Bitte stellen Sie es wieder her oder wählen Sie einen anderen Namen.',
  'account.ownRole': 'Die eigene Rolle können Sie nicht ändern. Das kann nur eine andere Person mit der Rolle Inhaber.',
  'account.lastOwner': 'Das letzte Konto mit der Rolle Inhaber bleibt: Ohne es könnte niemand mehr Konten verwalten.',
  'account.ownersOnly': 'Dafür braucht es die Rolle Inhaber.',
  'inquiry.nameTooShort': 'Der Name muss mindestens 2 Zeichen lang sein',
  'inquiry.phoneInvalid': 'Ungültige Telefonnummer',
  'inquiry.phoneDigits': 'Bitte schreiben Sie die Nummer in Ziffern, mindestens sechs.',
  'inquiry.messageTooShort': 'Die Nachricht muss mindestens 10 Zeichen lang sein',
  'inquiry.quantityInvalid': 'Bitte eine Menge von 1 bis 9999 angeben.',
  'inquiry.emailInvalid': 'Die E-Mail-Adresse ist ungültig.',
  'inquiry.keyReused':
    'Mit diesem Idempotency-Key kam schon eine andere Anfrage an; diese ist nicht gespeichert. Bitte mit einem neuen senden.',
  'inquiry.asSent': 'Was ein Kunde selbst gesendet hat, bleibt, wie es ist.',
  'history.changedSince': ({ fields }) => `Seitdem noch einmal geändert: ${fields}. Es wurde nichts rückgängig gemacht.`,
  'history.leftSince': ({ fields }) => `Seitdem noch einmal geändert: ${fields}. Darum nicht rückgängig gemacht.`,
  'history.alreadyUndone': 'Diese Änderung ist schon rückgängig gemacht.',
  'history.notThere': 'Das gibt es nicht mehr, oder es liegt im Papierkorb. Bitte zuerst wiederherstellen.',
  'history.cannot': 'Diese Änderung lässt sich nicht rückgängig machen.',
  'trash.notThere': 'Das liegt nicht mehr im Papierkorb.',
  'trash.categoryFirst': ({ names }) => `Die Kategorie „${names.de}“ liegt auch im Papierkorb. Bitte zuerst sie wiederherstellen.`,
  'trash.subcategoryFirst': ({ names }) => `Die Unterkategorie „${names.de}“ liegt auch im Papierkorb. Bitte zuerst sie wiederherstellen.`,
  'trash.skuTaken': ({ names, sku, others }) =>
    `„${names.de}“ lässt sich nicht wiederherstellen: Die Artikelnummer (SKU) ${sku} hat jetzt „${others.de}“. Bitte zuerst dort ändern.`,
  'trash.pictureThere': 'Dieses Bild ist schon wieder in der Mediathek.',
  'translation.textRequired': 'Der Text zum Übersetzen fehlt.',
  'translation.sameLanguage': 'Die Zielsprache muss eine andere als die Ausgangssprache sein.',
  'template.nameRequired': 'Deutscher Name ist erforderlich',
  'template.textRequired': 'Bitte den Text in mindestens einer Sprache schreiben',
  'template.place': 'Der Platz muss eine ganze Zahl von 1 bis 50 sein.',
  'template.unknownField': ({ placeholders }) =>
    `Unbekannt: ${placeholders}. In geschweiften Klammern darf nur ein Feld stehen; fügen Sie es mit den Knöpfen beim Text ein.`,
  'template.tooMany': ({ most }) => `Es gibt schon ${most} Vorlagen. Bitte zuerst eine löschen.`,
  'glossary.germanRequired': 'Deutscher Begriff ist erforderlich',
  'glossary.translationRequired': 'Mindestens eine Übersetzung ist erforderlich',
  'glossary.taken': 'Diesen deutschen Begriff gibt es im Glossar schon.',
  // Exchange rates
  'exchange.number': 'Geben Sie den Kurs als Zahl ein, zum Beispiel 410,50.',
  'exchange.rangeEUR': 'Ein Dollar ist nicht weniger als 0,2 und nicht mehr als 5 Euro wert. Prüfen Sie Komma und Nullen.',
  'exchange.rangeCUP': 'Ein Dollar ist nicht weniger als 1 und nicht mehr als 100.000 Pesos wert. Prüfen Sie Komma und Nullen.',
  'exchange.day': 'Wählen Sie den Tag des Kurses.',
  'exchange.future': 'Dieser Tag hat in Kuba noch nicht begonnen. Wählen Sie heute oder einen früheren Tag.',
  'exchange.source': 'Geben Sie an, woher der Kurs kommt, zum Beispiel den Namen der Bank oder der Seite.',
  'sizing.number': 'Erwartet wird eine Zahl.',
  'sizing.readTwoWays': ({ possible }) =>
    `Das lässt sich auf zwei Arten lesen. Bitte so schreiben: ${possible.map((number) => String(number).replace('.', ',')).join(' oder ')}.`,
  'sizing.range': ({ least, most }) => `Bitte eine Zahl von ${formatNumber(least, 'de')} bis ${formatNumber(most, 'de')} eingeben.`,
  'sizing.sourceAsked': 'Woher kommt der neue Wert? Bitte dieselbe Quelle bestätigen oder die neue eintragen.',
  'sizing.nameMissing': 'Der Name darf in keiner Sprache fehlen.',
  'searchWords.alone': 'Bitte mindestens zwei Wörter oder Wendungen mit gleicher Bedeutung schreiben, jede in eine eigene Zeile.',
  'searchWords.onlySaid': 'Mindestens ein Wort muss ohne „=“ dastehen, damit etwas gesucht wird.',
  'searchWords.many': ({ most }) => `In eine Gruppe passen höchstens ${most} Wörter oder Wendungen.`,
  'searchWords.meaningless': ({ phrase }) => `„${phrase}“ enthält weder Buchstaben noch Ziffern: Danach kann niemand suchen.`,
  'searchWords.short': ({ phrase }) => `„${phrase}“ ist zu kurz: Es braucht mindestens 2 Buchstaben.`,
  'searchWords.long': ({ phrase, most }) => `„${phrase}“ ist zu lang: höchstens ${most} Buchstaben.`,
  'searchWords.filler': ({ phrase }) => `„${phrase}“ besteht nur aus Wörtern, die die Suche überliest, wie „de“ oder „für“.`,
  'searchWords.twice': ({ phrase }) => `„${phrase}“ steht doppelt da. Großschreibung und Akzente zählen nicht.`,
  'searchWords.digit': ({ phrase }) => `„${phrase}“: Der Name einer Einheit beginnt mit einem Buchstaben.`,
  'searchWords.sign': ({ phrase }) =>
    `„${phrase}“: Der Name einer Einheit besteht aus Buchstaben, dazwischen höchstens ein Leerzeichen, ein Bindestrich oder ein Schrägstrich.`,
  'searchWords.unitTaken': ({ phrase, unit }) => `„${phrase}“ ist schon ein Name der Einheit ${unit}.`,
  'searchWords.tooMany': ({ most }) =>
    `In dieser Sprache gibt es schon ${most} eigene Gruppen. Ausschalten macht keinen Platz: Bitte eine vorhandene ändern.`,
  'verification.needed':
    'Vor dem Senden prüfen wir, dass Sie ein Mensch sind. Dazu müssen JavaScript und Cookies im Browser eingeschaltet sein. Geht das nicht, wenden Sie sich auf einem anderen Weg an uns: Was Sie geschrieben haben, steht noch hier.',
  'verification.failed': 'Prüfung fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'verification.movement':
    'Es war zu wenig Mausbewegung zu sehen. Versuchen Sie es noch einmal, oder wählen Sie „Ich kann den Kreis nicht anklicken“.',
  'verification.machine':
    'Die Bewegung sah nach einem Programm aus. Versuchen Sie es noch einmal, oder wählen Sie „Ich kann den Kreis nicht anklicken“.',
  'verification.expired': 'Die Prüfung ist abgelaufen. Bitte versuchen Sie es noch einmal.',
  'verification.tooFast': 'Das ging zu schnell. Bitte versuchen Sie es noch einmal.',
  'verification.browser':
    'Die Angaben Ihres Browsers widersprechen sich. Versuchen Sie es noch einmal oder nehmen Sie einen anderen Browser.',
} satisfies Problems
