/** Texts that only search engines read: the server writes them into documents, and no script contains them. */
export const es = {
  /** End of descriptions: pickup at the warehouse and help on WhatsApp, as far as the company has them. */
  'products.ways': ({ hasPickup, hasChat }: { hasPickup: boolean; hasChat: boolean }): string =>
    hasPickup ? ` Recogida en el almacén${hasChat ? ', atención por WhatsApp' : ''}.` : hasChat ? ' Atención por WhatsApp.' : '',
  /** Description of the list of all categories. names: as many names of categories as fit. ways: `products.ways`. */
  'products.description': ({ names, ways }: { names: string; ways: string }) => `Catálogo: ${names}.${ways}`,
  /** Description of a category for which staff have written none. */
  'products.descriptionOf': ({ name, country, ways }: { name: string; country: string; ways: string }) =>
    `${name}${country && ` en ${country}`}.${ways}`,
  /** Keyword that follows the names of categories. */
  'products.keywords': 'precios',
  /** Keyword that follows a product's own ones, for products of solar energy. */
  'product.solarKeywords': ({ country }: { country: string }) => `energía solar${country && ` en ${country}`}`,
}
export type ForMachines = typeof es

export const de = {
  'products.ways': ({ hasPickup, hasChat }) =>
    hasPickup ? ` Abholung im Lager${hasChat ? ', Beratung per WhatsApp' : ''}.` : hasChat ? ' Beratung per WhatsApp.' : '',
  'products.description': ({ names, ways }) => `Katalog: ${names}.${ways}`,
  'products.descriptionOf': ({ name, country, ways }) => `${name}${country && ` in ${country}`}.${ways}`,
  'products.keywords': 'Preise',
  'product.solarKeywords': ({ country }) => `Solarenergie${country && ` in ${country}`}`,
} satisfies ForMachines

export const en = {
  'products.ways': ({ hasPickup, hasChat }) =>
    hasPickup ? ` Pickup at the warehouse${hasChat ? ', help on WhatsApp' : ''}.` : hasChat ? ' Help on WhatsApp.' : '',
  'products.description': ({ names, ways }) => `Catalogue: ${names}.${ways}`,
  'products.descriptionOf': ({ name, country, ways }) => `${name}${country && ` in ${country}`}.${ways}`,
  'products.keywords': 'prices',
  'product.solarKeywords': ({ country }) => `solar energy${country && ` in ${country}`}`,
} satisfies ForMachines
