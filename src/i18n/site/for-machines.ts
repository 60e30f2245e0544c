/** Texts that only search engines read: the server says them in documents, no browser ever fetches them. */
export const es = {
  /** The list of all categories. names: as many of theirs as fit. */
  'products.description': ({ names, hasPickup }: { names: string; hasPickup: boolean }) =>
    `Catálogo: ${names}. ${hasPickup ? 'Recogida en el almacén, atención' : 'Atención'} por WhatsApp.`,
  /** A category without a description of its own. */
  'products.descriptionOf': ({ name, country, hasPickup }: { name: string; country: string; hasPickup: boolean }) =>
    `${name}${country && ` en ${country}`}. ${hasPickup ? 'Recogida en el almacén, atención' : 'Atención'} por WhatsApp.`,
  /** Behind the names of what a page shows. */
  'products.keywords': 'precios',
  /** Behind the product's own words, for goods of solar energy. */
  'product.solarKeywords': ({ country }: { country: string }) => `energía solar${country && ` en ${country}`}`,
}
export type ForMachines = typeof es

export const de = {
  'products.description': ({ names, hasPickup }) =>
    `Katalog: ${names}. ${hasPickup ? 'Abholung im Lager, Beratung' : 'Beratung'} per WhatsApp.`,
  'products.descriptionOf': ({ name, country, hasPickup }) =>
    `${name}${country && ` in ${country}`}. ${hasPickup ? 'Abholung im Lager, Beratung' : 'Beratung'} per WhatsApp.`,
  'products.keywords': 'Preise',
  'product.solarKeywords': ({ country }) => `Solarenergie${country && ` in ${country}`}`,
} satisfies ForMachines

export const en = {
  'products.description': ({ names, hasPickup }) =>
    `Catalogue: ${names}. ${hasPickup ? 'Pickup at the warehouse, help' : 'Help'} on WhatsApp.`,
  'products.descriptionOf': ({ name, country, hasPickup }) =>
    `${name}${country && ` in ${country}`}. ${hasPickup ? 'Pickup at the warehouse, help' : 'Help'} on WhatsApp.`,
  'products.keywords': 'prices',
  'product.solarKeywords': ({ country }) => `solar energy${country && ` in ${country}`}`,
} satisfies ForMachines
