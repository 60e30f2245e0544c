/** Texts that only search engines read: the server says them in documents, no browser ever fetches them. */
export const es = {
  /** The list of all categories. names: as many of theirs as fit. */
  'products.description': ({ names }: { names: string }) => `Catálogo: ${names}. Recogida en el almacén, atención por WhatsApp.`,
  /** A category without a description of its own. */
  'products.descriptionOf': ({ name }: { name: string }) => `${name} en Cuba. Recogida en el almacén, atención por WhatsApp.`,
  /** Behind the names of what a page shows. */
  'products.keywords': 'precios, Cuba',
  /** Behind the product's own words. */
  'product.keywords': 'Cuba',
  /** Before that, of goods for solar energy. */
  'product.solarKeywords': 'energía solar en Cuba',
}
export type ForMachines = typeof es

export const de = {
  'products.description': ({ names }) => `Katalog: ${names}. Abholung im Lager, Beratung per WhatsApp.`,
  'products.descriptionOf': ({ name }) => `${name} in Kuba. Abholung im Lager, Beratung per WhatsApp.`,
  'products.keywords': 'Preise, Kuba',
  'product.keywords': 'Kuba',
  'product.solarKeywords': 'Solarenergie in Kuba',
} satisfies ForMachines

export const en = {
  'products.description': ({ names }) => `Catalogue: ${names}. Pickup at the warehouse, help on WhatsApp.`,
  'products.descriptionOf': ({ name }) => `${name} in Cuba. Pickup at the warehouse, help on WhatsApp.`,
  'products.keywords': 'prices, Cuba',
  'product.keywords': 'Cuba',
  'product.solarKeywords': 'solar energy in Cuba',
} satisfies ForMachines
