/** Texts that only search engines read: the server writes them into documents, and no script contains them. */
export const es = {
  /** Description of the list of all categories. names: as many names of categories as fit. */
  'products.description': ({ names, hasPickup }: { names: string; hasPickup: boolean }) =>
    `Catálogo: ${names}. ${hasPickup ? 'Recogida en el almacén, atención' : 'Atención'} por WhatsApp.`,
  /** Description of a category for which staff have written none. */
  'products.descriptionOf': ({ name, country, hasPickup }: { name: string; country: string; hasPickup: boolean }) =>
    `${name}${country && ` en ${country}`}. ${hasPickup ? 'Recogida en el almacén, atención' : 'Atención'} por WhatsApp.`,
  /** Keyword that follows the names of categories. */
  'products.keywords': 'precios',
  /** Keyword that follows a product's own ones, for products of solar energy. */
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
