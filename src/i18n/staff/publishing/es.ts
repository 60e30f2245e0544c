import type { PublishingTexts } from './de.ts'

export const publishing: PublishingTexts = {
  'publish.nameEs': 'nombre en español',
  'publish.mainImage': 'imagen principal',
  'publish.price': 'precio o «Precio a consultar»',
  'publish.draft': 'Borrador: los visitantes aún no ven este producto',
  'publish.incomplete': 'Los visitantes ven este producto aunque falta algo',
  'publish.inactive': 'Los visitantes no ven este producto',
  'publish.missing': 'Falta todavía:',
  'publish.anyway': 'Publicar de todos modos',
  'publish.publish': 'Publicar',
  'publish.draftSaved': ({ missing }) => `Como borrador: los visitantes aún no lo ven. Falta: ${missing}.`,
  'publish.asDraft': 'Se guarda como borrador',
  'publish.toSwitch': 'Ver qué falta',

  'product.pricePreview': 'Los visitantes leen:',
  'offer.notLower': 'El precio nuevo no es más bajo que el anterior',
  'offer.withoutOld': 'Una oferta sin precio anterior',
  'offer.text': 'Los visitantes leen «En oferta» aunque nada es más barato. Si es simplemente el precio, va en «Precio anterior».',
  'offer.makePlain': 'Ponerlo como precio normal',
  'offer.confirm': 'Mostrarlo como oferta de todos modos',
  'offer.confirmed': 'Confirmado: se muestra como oferta de todos modos.',
}
