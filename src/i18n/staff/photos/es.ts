import type { PhotoTexts } from './de.ts'

export const photos: PhotoTexts = {
  'photos.limits': ({ megabytes }) =>
    `Fotos de hasta ${megabytes} MB (JPG, PNG, WebP, AVIF, GIF, a menudo también HEIC). Se reducen antes de enviarlas; datos como el lugar no viajan.`,
  'photos.preparing': 'Reduciendo',
  'photos.sizes': ({ from, to }) => `${from} → ${to}`,
  'photos.paused.connection': 'Espera la conexión',
  'photos.paused.server': 'El servidor falla; se vuelve a intentar enseguida',
  'photos.paused.signIn': 'Espera a que usted inicie sesión',
  'photos.waiting': ({ count }) => (count === 1 ? '1 foto en espera' : `${count} fotos en espera`),
  'photos.toSend': ({ count }) => (count === 1 ? 'Falta enviar 1 foto' : `Falta enviar ${count} fotos`),
  'photos.waitingText': 'Si se corta la conexión, sigue solo después; si cierra la página, sigue cuando vuelva a abrirla.',
  'photos.preparingText': 'Deje la página abierta hasta que se hayan reducido todas las fotos.',
  'photos.notStored': 'Este navegador no puede guardar fotos: deje la página abierta.',
  'photos.goOn': 'Enviar ahora',
  'photos.cancel': 'No enviar',
  'photos.cancelQuestion': ({ count }) =>
    count === 1
      ? '¿No enviar esta foto?\n\nSe borra de este dispositivo. El original queda en su galería.'
      : `¿No enviar estas ${count} fotos?\n\nSe borran de este dispositivo. Los originales quedan en su galería.`,
  'photos.failed': 'No se subieron',
  'photos.dismiss': 'Entendido',
  'photos.underWay': 'Todavía hay fotos en camino',
  'photos.underWayText':
    'El formulario se guarda por sí mismo cuando hayan llegado, si deja abierta esta página. Lo que escribió queda en este dispositivo.',
  'photos.notSaved': 'Aún sin guardar',
  'photos.notSavedText': 'Falta una foto, o usted cambió algo mientras tanto. Revise y guarde.',
  'photos.gone': 'Falta una foto',
  'photos.goneText': 'No llegó y ya no está en este dispositivo. Elíjala otra vez.',
  'photos.undescribed': 'sin descripción',
  /** Mark of a picture that is shown with a crop. */
  'photos.cropped': 'recortada',
  'photos.new': ({ count }) => (count === 1 ? '1 imagen nueva no tiene descripción' : `${count} imágenes nuevas no tienen descripción`),
  'photos.describe': 'Describir',
  'photos.later': 'Después',
  'photos.describeTitle': 'Describir las imágenes nuevas',
  'photos.describeHelp': 'Lo que muestra la imagen, para quienes no pueden verla. Lo que quede vacío aparece luego en «Sin descripción».',
  'photos.describeSuggested': 'Las propuestas vienen del nombre del producto o del archivo: revíselas.',
  'photos.described': ({ count }) => (count === 1 ? 'Descripción guardada' : `${count} descripciones guardadas`),
  'photos.view': 'Recorte y punto más importante',
  'photos.viewHelp':
    'El punto amarillo es lo más importante de la imagen: sigue visible donde la portada la corta. Un recorte muestra solo esa parte en todas las páginas; sin él las listas muestran la imagen entera. Arrastre, o mueva con las flechas del teclado.',
  'photos.focus': 'Punto más importante',
  'photos.crop': 'Mostrar solo un recorte',
  'photos.topLeft': 'Esquina superior izquierda',
  'photos.bottomRight': 'Esquina inferior derecha',
  'photos.adjust': 'Recorte y descripción',
}
