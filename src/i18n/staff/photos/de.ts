type Count = { count: number }

/** Uploading photos from a phone to the media library. */
export const photos = {
  'photos.limits': ({ megabytes }: { megabytes: number }) =>
    `Fotos bis ${megabytes} MB (JPG, PNG, WebP, AVIF, GIF, oft auch HEIC). Sie werden vor dem Senden verkleinert; Angaben wie der Standort reisen nicht mit.`,
  'photos.preparing': 'Wird verkleinert',
  /** Size of a photo before and after it is scaled down. */
  'photos.sizes': ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  /** Reasons why nothing is sent for the moment. */
  'photos.paused.connection': 'Wartet auf Verbindung',
  'photos.paused.server': 'Der Server ist gestört, gleich neuer Versuch',
  'photos.paused.signIn': 'Wartet auf Ihre Anmeldung',
  'photos.waiting': ({ count }: Count) => (count === 1 ? '1 Foto wartet noch' : `${count} Fotos warten noch`),
  'photos.toSend': ({ count }: Count) => (count === 1 ? 'Noch 1 Foto zu senden' : `Noch ${count} Fotos zu senden`),
  'photos.waitingText': 'Reißt die Verbindung ab, geht es danach von selbst weiter; schließen Sie die Seite, dann beim nächsten Öffnen.',
  /** While photos are being scaled down, before the device has stored them. */
  'photos.preparingText': 'Lassen Sie die Seite offen, bis alle Fotos verkleinert sind.',
  'photos.notStored': 'Dieser Browser kann Fotos nicht aufbewahren: Lassen Sie die Seite offen.',
  'photos.goOn': 'Jetzt senden',
  'photos.cancel': 'Nicht senden',
  'photos.cancelQuestion': ({ count }: Count): string =>
    count === 1
      ? 'Dieses Foto nicht senden?\n\nEs wird auf diesem Gerät gelöscht. Das Original in Ihrer Galerie bleibt.'
      : `Diese ${count} Fotos nicht senden?\n\nSie werden auf diesem Gerät gelöscht. Die Originale in Ihrer Galerie bleiben.`,
  'photos.failed': 'Nicht hochgeladen',
  'photos.dismiss': 'Gelesen',
  'photos.underWay': 'Fotos sind noch unterwegs',
  'photos.underWayText':
    'Gespeichert wird von selbst, sobald sie da sind, wenn diese Seite offen bleibt. Ihre Eingaben bleiben auf diesem Gerät.',
  /** After photos that a save has waited for. */
  'photos.notSaved': 'Noch nicht gespeichert',
  'photos.notSavedText': 'Ein Foto fehlt, oder Sie haben inzwischen etwas geändert. Bitte prüfen und speichern.',
  'photos.gone': 'Ein Foto fehlt',
  'photos.goneText': 'Es ist nicht angekommen und liegt nicht mehr auf diesem Gerät. Bitte wählen Sie es noch einmal.',
  'photos.undescribed': 'ohne Beschreibung',
  /** Mark of a picture that is shown with a crop. */
  'photos.cropped': 'zugeschnitten',
  'photos.new': ({ count }: Count) =>
    count === 1 ? '1 neues Bild hat keine Beschreibung' : `${count} neue Bilder haben keine Beschreibung`,
  'photos.describe': 'Beschreiben',
  'photos.later': 'Später',
  'photos.describeTitle': 'Neue Bilder beschreiben',
  'photos.describeHelp':
    'Was auf dem Bild zu sehen ist, für Menschen, die es nicht sehen können. Was leer bleibt, finden Sie später unter „Ohne Beschreibung“.',
  /** Follows the help if at least one field has a suggestion. */
  'photos.describeSuggested': 'Die Vorschläge stammen vom Namen des Produkts oder der Datei: Bitte prüfen.',
  'photos.described': ({ count }: Count) => (count === 1 ? 'Bildbeschreibung gespeichert' : `${count} Bildbeschreibungen gespeichert`),
  'photos.view': 'Ausschnitt und wichtigster Punkt',
  'photos.viewHelp':
    'Der gelbe Punkt ist das Wichtigste im Bild: Er bleibt sichtbar, wo das Startbild beschnitten wird. Ein Ausschnitt zeigt überall nur diesen Teil; ohne ihn zeigen Listen das ganze Bild. Ziehen oder mit den Pfeiltasten verschieben.',
  'photos.focus': 'Wichtigster Punkt',
  'photos.crop': 'Nur einen Ausschnitt zeigen',
  'photos.topLeft': 'Ecke oben links',
  'photos.bottomRight': 'Ecke unten rechts',
  'photos.adjust': 'Ausschnitt und Beschreibung',
}
export type PhotoTexts = typeof photos
