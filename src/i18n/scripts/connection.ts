/** Texts of the script of pages shown without a connection (early/connection.ts), which contains all languages. */
const es = {
  /** The visitor has chosen Spanish, but the page is in another language. */
  language: 'Esta página no está guardada en español. Se abrirá en español cuando haya conexión.',
  money: 'La moneda cambiará cuando haya conexión.',
}
type ConnectionTexts = typeof es

const de = {
  language: 'Diese Seite ist nicht auf Deutsch gespeichert. Mit Verbindung öffnet sie sich auf Deutsch.',
  money: 'Die Währung wechselt, sobald es eine Verbindung gibt.',
} satisfies ConnectionTexts

const en = {
  language: 'This page is not stored in English. It opens in English once there is a connection.',
  money: 'The currency changes once there is a connection.',
} satisfies ConnectionTexts

/** Texts by language. */
export const connectionTexts: Partial<Record<string, ConnectionTexts>> & { es: ConnectionTexts } = { es, de, en }
