/**
 * Words that people write into spreadsheets, in all languages. They are compared without accents, capitals and punctuation.
 * Exports use the first word of the reader's language.
 */
type Words = Readonly<Record<'es' | 'de' | 'en', readonly string[]>>

export const yesWords: Words = {
  es: ['sí', 'verdadero', 'x', '1'],
  de: ['ja', 'wahr', 'x', '1'],
  en: ['yes', 'true', 'y', 'x', '1'],
}
export const noWords: Words = {
  es: ['no', 'falso', '0'],
  de: ['nein', 'falsch', '0'],
  en: ['no', 'false', 'n', '0', '-1'],
}

export const onRequestWords: Words = {
  es: ['a consultar', 'precio a consultar', 'consultar', 'a pedido'],
  de: ['auf Anfrage', 'Preis auf Anfrage', 'Anfrage', 'a. A.'],
  en: ['on request', 'price on request', 'por', 'ask'],
}

export const stockWords: Readonly<Record<'in_stock' | 'limited' | 'out_of_stock', Words>> = {
  in_stock: {
    es: ['en existencia', 'disponible', 'hay', 'sí', 'en stock', 'en almacén'],
    de: ['auf Lager', 'verfügbar', 'lieferbar', 'vorrätig', 'ja', 'am Lager'],
    en: ['in stock', 'available', 'yes', 'instock', 'active'],
  },
  limited: {
    es: ['quedan pocas unidades', 'quedan pocos', 'pocas unidades', 'limitado', 'últimas unidades'],
    de: ['nur noch wenige', 'wenige', 'begrenzt', 'knapp', 'Restposten'],
    en: ['only a few left', 'few left', 'limited', 'low stock'],
  },
  out_of_stock: {
    es: ['sin existencia', 'agotado', 'no disponible', 'no hay', 'no', 'en camino'],
    de: ['nicht auf Lager', 'ausverkauft', 'nicht verfügbar', 'nicht lieferbar', 'vergriffen', 'nein', 'unterwegs'],
    en: ['out of stock', 'sold out', 'not available', 'unavailable', 'no', 'outofstock', 'onbackorder', 'backorder', 'on the way'],
  },
}

/** Alternative headings of a column besides its label, by the field's name without a language suffix. */
export const headingWords: Readonly<Record<string, Words>> = {
  id: { es: ['id'], de: ['id', 'Produkt-ID'], en: ['id', 'product id'] },
  sku: {
    es: ['código', 'cód', 'ref', 'sku', 'código de artículo', 'número de artículo', 'modelo'],
    de: ['Artikelnr', 'Art.-Nr.', 'ArtNr', 'Art Nr', 'Artikel-Nr.', 'SKU', 'Code', 'Bestellnummer', 'Artikelcode', 'Nummer'],
    en: ['code', 'article number', 'item number', 'item no', 'part number', 'reference', 'model'],
  },
  name: {
    es: ['nombre del producto', 'producto', 'artículo', 'título', 'denominación'],
    de: ['Bezeichnung', 'Artikelbezeichnung', 'Produkt', 'Produktname', 'Artikel', 'Titel', 'Ware'],
    en: ['product', 'product name', 'title', 'item', 'item name'],
  },
  shortDescription: {
    es: ['resumen', 'descripción breve', 'texto corto'],
    de: ['Kurztext', 'Kurzbeschr.', 'Zusammenfassung'],
    en: ['summary', 'short text'],
  },
  description: {
    es: ['detalle', 'detalles', 'descripción larga', 'texto'],
    de: ['Langtext', 'Text', 'Details', 'Produktbeschreibung', 'Langbeschreibung'],
    en: ['details', 'long description', 'text'],
  },
  price: {
    es: ['precio', 'precio usd', 'precio (USD)', 'pvp', 'precio de venta', 'precio final', 'importe'],
    de: ['Preis', 'Preis USD', 'Preis (USD)', 'Verkaufspreis', 'VK', 'VK-Preis', 'Endpreis', 'Preis in USD'],
    en: ['price', 'price usd', 'price (USD)', 'selling price', 'unit price'],
  },
  newPrice: {
    es: ['precio de oferta', 'oferta', 'precio rebajado'],
    de: ['Angebotspreis', 'Aktionspreis', 'Sonderpreis'],
    en: ['sale price', 'offer price', 'special price'],
  },
  oldPrice: {
    es: ['precio normal', 'precio de lista', 'precio regular'],
    de: ['Streichpreis', 'UVP', 'Listenpreis', 'Normalpreis'],
    en: ['regular price', 'list price', 'compare at price'],
  },
  categoryId: { es: ['rubro', 'grupo', 'familia'], de: ['Warengruppe', 'Gruppe', 'Rubrik'], en: ['group', 'category name', 'family'] },
  subcategoryId: { es: ['subgrupo', 'sub categoría'], de: ['Untergruppe', 'Unter-Kategorie'], en: ['subgroup', 'sub category'] },
  stockStatus: {
    es: ['existencia', 'stock', 'inventario', 'disponibilidad', 'cantidad'],
    de: ['Lager', 'Lagerbestand', 'Verfügbarkeit', 'verfügbar', 'Menge'],
    en: ['inventory', 'availability', 'in stock', 'quantity'],
  },
  pictures: {
    es: ['imagen', 'imágenes', 'foto', 'fotos'],
    de: ['Bild', 'Bilder', 'Foto', 'Fotos', 'Bildadresse'],
    en: ['picture', 'pictures', 'image', 'images', 'photo', 'photos', 'image url'],
  },
  isActive: { es: ['publicado', 'visible'], de: ['veröffentlicht', 'sichtbar', 'online'], en: ['published', 'visible'] },
  isFeatured: { es: ['recomendado'], de: ['hervorgehoben'], en: ['recommended'] },
  sortOrder: { es: ['orden'], de: ['Reihenfolge', 'Sortierung'], en: ['sort', 'order'] },
  slug: { es: ['slug', 'url', 'dirección'], de: ['Slug', 'URL', 'Adresse'], en: ['slug', 'url', 'handle'] },
}

/** Names of columns that contain more than one field. */
export const pseudoNames = {
  price: { es: 'Precio', de: 'Preis', en: 'Price' },
  pictures: { es: 'Imágenes', de: 'Bilder', en: 'Pictures' },
  id: { es: 'ID', de: 'ID', en: 'ID' },
} as const

/** Names of exported files, without date and extension. */
export const fileNames = {
  products: { es: 'productos', de: 'produkte', en: 'products' },
  prices: { es: 'lista-de-precios', de: 'preisliste', en: 'price-list' },
  template: { es: 'plantilla-de-productos', de: 'produkt-vorlage', en: 'product-template' },
} as const
