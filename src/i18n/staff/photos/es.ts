import type { PhotoTexts } from './de.ts'

export const photos: PhotoTexts = {
  'photos.help': ({ megabytes }) =>
    `Las fotos de hasta ${megabytes} MB se enderezan y se reducen antes de enviarlas, sin datos como el lugar; también HEIC, si el navegador puede abrirlo.`,
  'photos.preparing': 'Reduciendo',
  'photos.sizes': ({ from, to }) => `${from} → ${to}`,
  'photos.paused': 'Espera la conexión',
  'photos.waiting': ({ count }) => (count === 1 ? '1 foto en espera' : `${count} fotos en espera`),
  'photos.waitingText': 'Se envían en cuanto haya conexión, aunque cierre la página y vuelva a abrirla después.',
  'photos.notStored': 'Este navegador no puede guardar fotos: deje la página abierta.',
  'photos.goOn': 'Enviar ahora',
  'photos.cancel': 'No enviar',
  'photos.cancelQuestion': ({ count }) =>
    count === 1
      ? '¿No enviar esta foto?\n\nSe borra de este dispositivo. El original queda en su galería.'
      : `¿No enviar estas ${count} fotos?\n\nSe borran de este dispositivo. Los originales quedan en su galería.`,
  'photos.underWay': 'Todavía hay fotos en camino',
  'photos.underWayText': 'Guarde cuando hayan llegado, o quítelas. Lo que escribió queda en este dispositivo.',
  'photos.gone': 'Falta una foto',
  'photos.goneText': 'No llegó y ya no está en este dispositivo. Elíjala otra vez.',
}
