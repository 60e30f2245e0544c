/** Texts of the service worker: the strip of a page that it shows from its own store. They travel with it only. */
export const es = {
  offline: 'Sin conexión a internet.',
  /** The browser has a connection, but the shop did not answer within three seconds. */
  slow: 'La conexión no responde.',
  copy: (time: string) => `Ve la copia guardada: ${time}.`,
  again: 'Reintentar',
}
export type WorkerTexts = typeof es
