/** Texts that only search engines read: the server says them in documents, no browser ever fetches them. */
export const es = {
  /** The list of all categories. */
  'products.description':
    'Catálogo de equipos solares y de energía: paneles, inversores, baterías, generadores, materiales y filtros de agua, con precios en dólares.',
  /** A category without a description of its own. */
  'products.descriptionOf': ({ name }: { name: string }) =>
    `${name}: precios y existencias en Cuba. Recogida en Habana del Este, atención por WhatsApp.`,
  'products.keywords': 'productos solares, precios, Cuba, paneles, inversores, baterías, generadores',
  /** Behind the product's own words. */
  'product.keywords': 'energía solar en Cuba, Matanzas, Habana del Este, precio en USD',
}
export type ForMachines = typeof es

export const de = {
  'products.description':
    'Katalog für Solar- und Energietechnik: Module, Wechselrichter, Batterien, Generatoren, Baumaterial und Wasserfilter, mit Preisen in Dollar.',
  'products.descriptionOf': ({ name }) => `${name}: Preise und Verfügbarkeit in Kuba. Abholung in Habana del Este, Beratung per WhatsApp.`,
  'products.keywords': 'Solarprodukte, Preise, Kuba, Module, Wechselrichter, Batterien, Generatoren',
  'product.keywords': 'Solarenergie in Kuba, Matanzas, Havanna, Preis in USD',
} satisfies ForMachines

export const en = {
  'products.description':
    'Catalogue of solar and power equipment: panels, inverters, batteries, generators, materials and water filters, with prices in dollars.',
  'products.descriptionOf': ({ name }) => `${name}: prices and stock in Cuba. Pickup in Habana del Este, help on WhatsApp.`,
  'products.keywords': 'solar products, prices, Cuba, panels, inverters, batteries, generators',
  'product.keywords': 'solar energy in Cuba, Matanzas, Havana, price in USD',
} satisfies ForMachines
