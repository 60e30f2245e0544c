/** Choosing and uploading pictures in forms. */
export const picker = {
  'picker.title': 'Mediathek',
  'picker.search': 'Dateiname suchen',
  'picker.choose': 'Bild übernehmen',
  'picker.chooseMany': ({ count }: { count: number }) => (count === 1 ? '1 Bild übernehmen' : `${count} Bilder übernehmen`),
  'picker.count': ({ count }: { count: string }) => `${count} ${count === '1' ? 'Bild' : 'Bilder'}`,
  'picker.upload': 'Dateien wählen',
  'picker.drop': 'Bilder hierher ziehen',
  'picker.or': 'oder',
  'picker.empty': 'Noch keine Bilder. Laden Sie das erste hoch.',
  'picker.noMatch': ({ query }: { query: string }) => `Kein Bild heißt „${query}“.`,
  'picker.failed': 'Bilder konnten nicht geladen werden.',
  'picker.more': 'Mehr anzeigen',
  'picker.uploading': ({ done, total }: { done: number; total: number }) => `Wird hochgeladen: ${done} von ${total}`,
  'picker.uploaded': ({ count }: { count: number }) => (count === 1 ? '1 Bild hochgeladen' : `${count} Bilder hochgeladen`),
  'picker.uploadFailed': 'Upload fehlgeschlagen',
  'picker.tooLarge': 'Datei zu groß',
  'picker.tooLargeText': ({ name, megabytes }: { name: string; megabytes: number }) => `„${name}“: höchstens ${megabytes} MB je Bild.`,
  /** A file within the limit for photos that the browser could not scale down. */
  'picker.notShrunkText': ({ name, megabytes }: { name: string; megabytes: number }) =>
    `„${name}“ ließ sich hier nicht verkleinern. Dann geht es nur bis ${megabytes} MB.`,
  'picker.heic': 'HEIC-Foto',
  'picker.heicText': ({ name }: { name: string }) => `„${name}“ ist ein HEIC-Foto vom iPhone, das dieser Browser nicht öffnen kann.`,
  /** Help below the file input. */
  'picker.shrinkTitle': 'Foto zu groß oder vom iPhone (HEIC)?',
  'picker.shrink':
    'So geht es: Schicken Sie sich das Foto selbst per WhatsApp (als Foto, nicht als Dokument) und speichern Sie es von dort. Es ist dann klein genug und ein JPG.',
  'picker.iphone': 'Damit künftige iPhone-Fotos gleich passen: Einstellungen > Kamera > Formate > „Maximale Kompatibilität“.',
  'picker.unreadable': 'Datei nicht lesbar',
  'picker.unreadableText': ({ name }: { name: string }) =>
    `„${name}“ lässt sich nicht mehr lesen. Wurde das Foto verschoben oder gelöscht? Bitte wählen Sie es noch einmal.`,
  'picker.invalid': 'Ungültige Datei',
  'picker.invalidText': ({ name }: { name: string }) => `„${name}“ ist kein Bild, das die Website zeigen kann.`,
}
export type PickerTexts = typeof picker
