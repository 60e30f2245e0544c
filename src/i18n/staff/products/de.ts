/** The list of products on the dashboard. */
export const products = {
  'products.sort': 'Sortieren',
  'products.byPosition': 'nach Position',
  'products.byCategory': 'nach Kategorie',
  'products.search': 'Name oder Artikelnummer',
  'products.new': 'Neues Produkt',
  'products.list': 'Produkte',
  'products.noPlace': 'Keinen Platz vergeben',
  'products.place': ({ place }: { place: string }) => `Position ${place}`,
  'products.edit': 'Bearbeiten',
  'products.duplicate': 'Duplizieren',
  'products.delete': 'Löschen',
  /** Names of the buttons for screen readers, instead of the verb alone. */
  'products.editNamed': ({ name }: { name: string }) => `${name} bearbeiten`,
  'products.duplicateNamed': ({ name }: { name: string }) => `${name} duplizieren`,
  'products.deleteNamed': ({ name }: { name: string }) => `${name} löschen`,
  'products.confirmDelete': ({ name }: { name: string }) => `Möchten Sie dieses Produkt wirklich löschen?\n\n„${name}“`,
  'products.deleted': 'Produkt gelöscht',
  'products.deleteFailed': 'Fehler beim Löschen',
  'products.deleteFailedText': 'Failed to delete product',
  'products.duplicated': 'Produkt dupliziert',
  'products.duplicatedText': 'Die Kopie ist inaktiv, bis Sie sie freischalten.',
  'products.openCopy': 'Kopie bearbeiten',
  'products.duplicateFailed': 'Fehler',
  'products.duplicateFailedText': 'Das Produkt konnte nicht dupliziert werden.',
  /** shown: rows on the screen. found: products that match filter and search. */
  'products.shown': ({ shown, found, total }: { shown: string; found: string; total: string }) =>
    `${shown} von ${found} Produkten${found === total ? '' : ` (insgesamt ${total})`}`,
  /** Follows the number of shown products; count: results that only the visitors' search finds, by a synonym or despite a typing error. */
  'products.further': ({ count }: { count: string }) => `Davon ${count} so, wie die Website sucht.`,
  'products.more': 'Mehr anzeigen',
  'products.emptyTitle': 'Noch keine Produkte',
  'products.emptyText': 'Legen Sie das erste Produkt an. Name, Kurzbeschreibung und Kategorie genügen.',
  'products.emptyNew': 'Erstes Produkt anlegen',
  'products.noMatch': ({ query }: { query: string }) => `Kein Produkt passt zu „${query}“.`,
  'products.failed': ({ message }: { message: string }) => `Fehler: ${message}`,
  'products.failedText': 'Produkte konnten nicht geladen werden.',
  'products.noConnection': 'Keine Internetverbindung',
}
export type ProductsTexts = typeof products
