/** Texts of the script that saves the catalogue. `kb`: formatted number of kilobytes. */
export const es = {
  needs:
    'Este navegador no puede guardar el catálogo: hacen falta una conexión segura (https), cookies permitidas y un navegador que no sea muy antiguo.',
  size: (kb: string, pictures: string) => `Se descargan unos ${kb} KB; con fotos pequeñas, unos ${pictures} KB.`,
  /** At least: the changes come on top. */
  sizeOfUpdate: (kb: string) => `La actualización trae lo que cambió: al menos ${kb} KB.`,
  morePictures: (kb: string) => `Con fotos pequeñas, unos ${kb} KB más.`,
  save: 'Guardar catálogo',
  resume: 'Continuar la descarga',
  update: 'Actualizar',
  running: (done: string, total: string) => `Descargando: ${done} de unos ${total} KB.`,
  stopped: (done: string) => `La descarga está detenida. Lo ya descargado (${done} KB) se conserva.`,
  waiting: 'Se cortó la conexión. La descarga sigue sola cuando vuelva.',
  /** No byte has arrived for ten seconds. */
  silent: 'Por ahora la conexión no da nada. La descarga sigue sola desde donde quedó.',
  full: (withPictures: boolean) => `No queda espacio en el teléfono. Borre algo${withPictures ? ' o guarde el catálogo sin fotos' : ''}.`,
  saved: (products: string, language: string, kb: string) =>
    `Catálogo guardado: ${products} productos en ${language}, ${kb} KB en este teléfono.`,
  /** A catalogue saved in another language than the page's. */
  other: (language: string) => `El catálogo en ${language} está en este teléfono.`,
  names: { es: 'español', de: 'alemán', en: 'inglés' },
  at: (time: string) => `Precios y existencias del ${time}.`,
  updated: 'Actualizado.',
  /** After a download: all of it, with what the browser keeps of the shop for use offline. */
  loaded: (kb: string) => `Descarga: ${kb} KB.`,
  removed: 'El catálogo se borró de este teléfono.',
  failed: 'No se pudo guardar. Inténtelo otra vez; con las cookies bloqueadas el navegador no lo permite.',
}
export type SavingTexts = typeof es

export const de = {
  needs:
    'Dieser Browser kann den Katalog nicht speichern: Dafür sind eine sichere Verbindung (https), erlaubte Cookies und ein nicht zu alter Browser nötig.',
  size: (kb: string, pictures: string) => `Geladen werden etwa ${kb} KB, mit kleinen Fotos etwa ${pictures} KB.`,
  sizeOfUpdate: (kb: string) => `Die Aktualisierung lädt, was sich geändert hat: mindestens ${kb} KB.`,
  morePictures: (kb: string) => `Mit kleinen Fotos etwa ${kb} KB mehr.`,
  save: 'Katalog speichern',
  resume: 'Download fortsetzen',
  update: 'Aktualisieren',
  running: (done: string, total: string) => `Wird geladen: ${done} von etwa ${total} KB.`,
  stopped: (done: string) => `Der Download ist angehalten. Was schon geladen ist (${done} KB), bleibt erhalten.`,
  waiting: 'Die Verbindung ist unterbrochen. Der Download geht von selbst weiter.',
  silent: 'Die Verbindung liefert im Moment nichts. Der Download geht von selbst weiter, wo er aufgehört hat.',
  full: (withPictures: boolean) =>
    `Auf dem Gerät ist kein Platz mehr. Löschen Sie etwas${withPictures ? ', oder speichern Sie den Katalog ohne Fotos' : ''}.`,
  saved: (products: string, language: string, kb: string) =>
    `Katalog gespeichert: ${products} Produkte auf ${language}, ${kb} KB auf diesem Gerät.`,
  other: (language: string) => `Der Katalog auf ${language} ist auf diesem Gerät.`,
  names: { es: 'Spanisch', de: 'Deutsch', en: 'Englisch' },
  at: (time: string) => `Preise und Bestände vom ${time}.`,
  updated: 'Aktualisiert.',
  loaded: (kb: string) => `Geladen: ${kb} KB.`,
  removed: 'Der Katalog wurde von diesem Gerät gelöscht.',
  failed: 'Speichern war nicht möglich. Versuchen Sie es noch einmal; mit gesperrten Cookies lässt der Browser es nicht zu.',
} satisfies SavingTexts

export const en = {
  needs: 'This browser cannot save the catalogue: it takes a secure connection (https), allowed cookies and a browser that is not too old.',
  size: (kb: string, pictures: string) => `About ${kb} KB will be downloaded, with small photos about ${pictures} KB.`,
  sizeOfUpdate: (kb: string) => `The update brings what has changed: at least ${kb} KB.`,
  morePictures: (kb: string) => `With small photos about ${kb} KB more.`,
  save: 'Save the catalogue',
  resume: 'Continue the download',
  update: 'Update',
  running: (done: string, total: string) => `Downloading: ${done} of about ${total} KB.`,
  stopped: (done: string) => `The download is stopped. What has been downloaded (${done} KB) is kept.`,
  waiting: 'The connection was lost. The download continues by itself when it returns.',
  silent: 'The connection gives nothing at the moment. The download continues by itself from where it was.',
  full: (withPictures: boolean) =>
    `There is no space left on this device. Delete something${withPictures ? ', or save the catalogue without photos' : ''}.`,
  saved: (products: string, language: string, kb: string) =>
    `Catalogue saved: ${products} products in ${language}, ${kb} KB on this device.`,
  other: (language: string) => `The catalogue in ${language} is on this device.`,
  names: { es: 'Spanish', de: 'German', en: 'English' },
  at: (time: string) => `Prices and stock of ${time}.`,
  updated: 'Updated.',
  loaded: (kb: string) => `Downloaded: ${kb} KB.`,
  removed: 'The catalogue was deleted from this device.',
  failed: 'Saving did not work. Please try again; with cookies blocked the browser does not allow it.',
} satisfies SavingTexts
