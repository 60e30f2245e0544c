/** Texts of the script of pages that are shown without a connection or broke off (early/connection.ts), which contains all languages. */
const es = {
  /** The visitor has chosen Spanish, but the page is in another language. */
  language: 'Esta página no está guardada en español. Se abrirá en español cuando haya conexión.',
  money: 'Para cambiar la moneda hace falta conexión.',
  /** The answer broke off after the page's beginning. */
  cut: 'La línea se cortó. ',
  cutText: 'Falta el final de esta página. ',
  again: 'Reintentar',
}
type ConnectionTexts = typeof es

const de = {
  language: 'Diese Seite ist nicht auf Deutsch gespeichert. Mit Verbindung öffnet sie sich auf Deutsch.',
  money: 'Zum Wechseln der Währung ist eine Verbindung nötig.',
  cut: 'Die Verbindung ist abgebrochen. ',
  cutText: 'Das Ende dieser Seite fehlt. ',
  again: 'Erneut versuchen',
} satisfies ConnectionTexts

const en = {
  language: 'This page is not stored in English. It opens in English once there is a connection.',
  money: 'Changing the currency needs a connection.',
  cut: 'The connection dropped. ',
  cutText: 'The end of this page is missing. ',
  again: 'Try again',
} satisfies ConnectionTexts

/** Texts by language. */
export const connectionTexts: Partial<Record<string, ConnectionTexts>> & { es: ConnectionTexts } = { es, de, en }
