/** Texts of the service worker: the notice on a page from its store. Only the worker contains them. */
export const es = {
  offline: 'Sin conexión a internet.',
  /**
   * The browser had a connection, but the shop did not answer within three seconds. In the past tense: the connection may be
   * back while the page is read.
   */
  slow: 'La conexión no respondía.',
  copy: (time: string) => `Ve la copia guardada: ${time}.`,
  again: 'Reintentar',
  /** Replaces `offline` or `slow` once the shop answers again. */
  back: 'La conexión ha vuelto.',
  /** Replaces `again` then. */
  current: 'Ver la página de hoy',
}
export type WorkerTexts = typeof es

export const de = {
  offline: 'Keine Internetverbindung.',
  slow: 'Die Verbindung antwortete nicht.',
  copy: (time: string) => `Sie sehen die gespeicherte Seite: ${time}.`,
  again: 'Erneut versuchen',
  back: 'Die Verbindung ist wieder da.',
  current: 'Seite von heute ansehen',
} satisfies WorkerTexts

export const en = {
  offline: 'No internet connection.',
  slow: 'The connection did not respond.',
  copy: (time: string) => `You see the saved copy: ${time}.`,
  again: 'Try again',
  back: 'The connection is back.',
  current: 'See today’s page',
} satisfies WorkerTexts
