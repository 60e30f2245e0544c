/** Publishing a product, and offers that are not cheaper. */
export const publishing = {
  'publish.nameEs': 'spanischer Name',
  'publish.mainImage': 'Hauptbild',
  'publish.price': 'Preis oder „Preis auf Anfrage“',
  'publish.draft': 'Entwurf: Besucher sehen dieses Produkt noch nicht',
  'publish.incomplete': 'Besucher sehen dieses Produkt, obwohl etwas fehlt',
  'publish.inactive': 'Besucher sehen dieses Produkt nicht',
  'publish.missing': 'Es fehlt noch:',
  'publish.anyway': 'Trotzdem veröffentlichen',
  'publish.publish': 'Veröffentlichen',
  /** missing: some of the first three texts of this file, joined by commas. */
  'publish.draftSaved': ({ missing }: { missing: string }) => `Als Entwurf: Besucher sehen es noch nicht. Es fehlt noch: ${missing}.`,
  'publish.asDraft': 'Wird als Entwurf gespeichert',
  /** Link to the switch that lists what a draft lacks. */
  'publish.toSwitch': 'Zeigen, was fehlt',

  /** Before a preview of the price tag. */
  'product.pricePreview': 'Besucher lesen:',
  'offer.notLower': 'Der neue Preis ist nicht niedriger als der alte',
  'offer.withoutOld': 'Ein Angebot ohne alten Preis',
  'offer.text': 'Besucher lesen „En oferta“, obwohl nichts billiger wird. Ist es einfach der Preis, gehört er in „Alter Preis“.',
  'offer.makePlain': 'Als normalen Preis eintragen',
  'offer.confirm': 'Trotzdem als Angebot zeigen',
  'offer.confirmed': 'Bestätigt: Es wird trotzdem als Angebot gezeigt.',
}
export type PublishingTexts = typeof publishing
