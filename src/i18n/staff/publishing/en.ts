import type { PublishingTexts } from './de.ts'

export const publishing: PublishingTexts = {
  'publish.nameEs': 'Spanish name',
  'publish.mainImage': 'main picture',
  'publish.price': 'price or “Price on request”',
  'publish.draft': 'Draft: visitors do not see this product yet',
  'publish.incomplete': 'Visitors see this product although something is missing',
  'publish.inactive': 'Visitors do not see this product',
  'publish.missing': 'Still missing:',
  'publish.anyway': 'Publish anyway',
  'publish.publish': 'Publish',
  'publish.draftSaved': ({ missing }) => `As a draft: visitors do not see it yet. Still missing: ${missing}.`,
  'publish.asDraft': 'Will be saved as a draft',
  'publish.toSwitch': 'Show what is missing',

  'product.pricePreview': 'Visitors read:',
  'offer.notLower': 'The new price is not lower than the old one',
  'offer.withoutOld': 'An offer without an old price',
  'offer.text': 'Visitors read “En oferta” although nothing gets cheaper. If it is simply the price, it belongs in “Old price”.',
  'offer.makePlain': 'Enter it as the normal price',
  'offer.confirm': 'Show it as an offer anyway',
  'offer.confirmed': 'Confirmed: it is shown as an offer anyway.',
}
