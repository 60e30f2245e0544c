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
    es: ['quedan pocas unidades', 'quedan pocos', 'pocas unidades', 'limitado', 'últimas unidades', 'pocos', 'pocas', 'poco'],
    de: ['nur noch wenige', 'wenige', 'wenig', 'begrenzt', 'knapp', 'Restposten'],
    en: ['only a few left', 'few left', 'few', 'limited', 'low stock'],
  },
  out_of_stock: {
    es: ['sin existencia', 'agotado', 'no disponible', 'no hay', 'no', 'en camino'],
    de: ['nicht auf Lager', 'ausverkauft', 'nicht verfügbar', 'nicht lieferbar', 'vergriffen', 'nein', 'unterwegs'],
    en: [
      'out of stock',
      'not in stock',
      'sold out',
      'not available',
      'unavailable',
      'no',
      'outofstock',
      'onbackorder',
      'backorder',
      'on the way',
    ],
  },
}

/** Units of a number of pieces in a stock column: "10 uds". */
export const pieceWords: Words = {
  es: ['u', 'ud', 'uds', 'un', 'und', 'unds', 'unid', 'unidad', 'unidades', 'pieza', 'piezas', 'pza', 'pzas', 'pz'],
  de: ['Stk', 'Stck', 'Stück', 'St'],
  en: ['pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'ea'],
}

/**
 * Words for the kind of a price, which headings have besides the name of the column: "Precio neto (USD)". Other currencies are not
 * among them, since all prices are in US dollars.
 */
export const priceNotes: Words = {
  es: [
    'neto',
    'sin iva',
    'sin impuesto',
    'sin impuestos',
    'unitario',
    'por unidad',
    'en dólares',
    'dólares',
    'en usd',
    'usd',
    'en us',
    'us',
    'en u$s',
    'u$s',
  ],
  de: ['netto', 'ohne MwSt', 'exkl MwSt', 'zzgl MwSt', 'pro Stück', 'je Stück', 'in Dollar', 'Dollar', 'in USD', 'USD', 'in US', 'US'],
  en: ['net', 'without vat', 'excl vat', 'without tax', 'excl tax', 'each', 'per unit', 'in dollars', 'dollars', 'in usd', 'usd', 'us'],
}

/** Words for the US dollar in a column of currencies: "USD", "US-Dollar", "dólares estadounidenses", "United States dollar". */
export const dollarWords: Words = {
  es: ['usd', 'us', 'dólar', 'dólares', 'americano', 'americanos', 'estadounidense', 'estadounidenses', 'de', 'los', 'ee', 'uu'],
  de: ['USD', 'US', 'Dollar', 'amerikanischer', 'amerikanische'],
  en: ['usd', 'us', 'dollar', 'dollars', 'american', 'united', 'states'],
}

/** Alternative headings of a column besides its label, by the field's name without a language suffix. */
export const headingWords: Readonly<Record<string, Words>> = {
  id: { es: ['id', 'id del producto'], de: ['id', 'Produkt-ID'], en: ['id', 'product id'] },
  sku: {
    es: [
      ...['código', 'cód', 'ref', 'sku', 'código de artículo', 'número de artículo', 'modelo', 'referencia', 'referencias', 'clave'],
      ...[
        'código de producto',
        'código del producto',
        'código producto',
        'código artículo',
        'código interno',
        'cód producto',
        'nº artículo',
      ],
      ...['cód artículo', 'número de parte', 'no de parte', 'nº de parte', 'no de artículo', 'nº de artículo', 'código de referencia'],
    ],
    de: [
      ...[
        'Artikelnr',
        'Art.-Nr.',
        'ArtNr',
        'Art Nr',
        'Artikel-Nr.',
        'SKU',
        'Code',
        'Bestellnummer',
        'Artikelcode',
        'Nummer',
        'Artikelnummer',
      ],
      ...[
        'Artikel-Nummer',
        'Produktnummer',
        'Produkt-Nr.',
        'Produktcode',
        'Bestell-Nr.',
        'Bestellnr',
        'Teilenummer',
        'Teile-Nr.',
        'Modell',
      ],
      ...['Materialnummer', 'Material-Nr.', 'Referenz', 'Modellnummer', 'Hersteller-Nr.', 'Herstellernummer'],
    ],
    en: [
      ...['code', 'article number', 'item number', 'item no', 'part number', 'reference', 'model', 'product code', 'item code', 'part no'],
      ...['product number', 'product no', 'stock code', 'article no', 'mpn', 'model number', 'model no', 'sku code'],
    ],
  },
  name: {
    es: [
      'nombre del producto',
      'producto',
      'artículo',
      'título',
      'denominación',
      'nombre producto',
      'nombre del artículo',
      'nombre artículo',
    ],
    de: [
      ...['Bezeichnung', 'Artikelbezeichnung', 'Produkt', 'Produktname', 'Artikel', 'Titel', 'Ware', 'Artikelname', 'Produktbezeichnung'],
      ...['Warenbezeichnung', 'Benennung'],
    ],
    en: ['product', 'product name', 'title', 'item', 'item name', 'article', 'article name', 'product title'],
  },
  shortDescription: {
    es: ['resumen', 'descripción breve', 'texto corto', 'descripción resumida'],
    de: ['Kurztext', 'Kurzbeschr.', 'Zusammenfassung', 'Kurzinfo'],
    en: ['summary', 'short text', 'brief description'],
  },
  description: {
    es: ['detalle', 'detalles', 'descripción larga', 'texto', 'descripción del producto', 'descripción completa', 'descripción detallada'],
    de: ['Langtext', 'Text', 'Details', 'Produktbeschreibung', 'Langbeschreibung', 'Artikelbeschreibung', 'ausführliche Beschreibung'],
    en: ['details', 'long description', 'text', 'product description', 'full description'],
  },
  price: {
    es: [
      'precio',
      'pvp',
      'p.v.p.',
      'precio de venta',
      'precio venta',
      'precio final',
      'importe',
      'precio público',
      'precio al público',
      'precios',
    ],
    de: [
      'Preis',
      'Verkaufspreis',
      'VK',
      'VK-Preis',
      'Endpreis',
      'Nettopreis',
      'Einzelpreis',
      'Stückpreis',
      'Netto-Verkaufspreis',
      'Preise',
    ],
    en: ['price', 'selling price', 'unit price', 'retail price', 'prices'],
  },
  newPrice: {
    es: [
      'precio de oferta',
      'precio oferta',
      'oferta',
      'precio rebajado',
      'precio promocional',
      'precio de promoción',
      'precio con descuento',
    ],
    de: ['Angebotspreis', 'Angebot', 'Aktionspreis', 'Aktion', 'Sonderpreis', 'Rabattpreis', 'reduzierter Preis'],
    en: ['sale price', 'offer price', 'offer', 'special price', 'discount price', 'discounted price', 'promo price'],
  },
  oldPrice: {
    es: ['precio normal', 'precio de lista', 'precio lista', 'precio regular', 'precio tachado', 'precio antes', 'precio base'],
    de: ['Streichpreis', 'UVP', 'Listenpreis', 'Normalpreis', 'bisheriger Preis', 'Statt-Preis', 'Grundpreis'],
    en: ['regular price', 'list price', 'compare at price', 'previous price', 'msrp', 'rrp', 'base price'],
  },
  currency: {
    es: ['moneda', 'divisa', 'código de moneda', 'código moneda', 'tipo de moneda', 'moneda del precio', 'mon'],
    de: ['Währung', 'Waehrung', 'Währungscode', 'Währungskürzel', 'Preiswährung', 'Währung des Preises', 'Whg', 'Währg'],
    en: ['currency', 'currency code', 'price currency', 'curr'],
  },
  categoryId: {
    es: ['rubro', 'rubros', 'grupo', 'familia', 'categorías', 'categoría del producto', 'línea', 'departamento', 'sección'],
    de: ['Warengruppe', 'Gruppe', 'Rubrik', 'Kategorien', 'Produktgruppe', 'Artikelgruppe', 'Produktkategorie', 'Sparte'],
    en: ['group', 'category name', 'family', 'categories', 'product category', 'product group', 'department'],
  },
  subcategoryId: {
    es: ['subgrupo', 'sub categoría', 'subfamilia', 'subrubro', 'sublínea', 'subcategorías'],
    de: ['Untergruppe', 'Unter-Kategorie', 'Subkategorie', 'Unterrubrik', 'Unterkategorien'],
    en: ['subgroup', 'sub category', 'subfamily', 'subcategories'],
  },
  stockStatus: {
    es: [
      ...[
        'existencia',
        'stock',
        'inventario',
        'disponibilidad',
        'cantidad',
        'en existencia',
        'en stock',
        'disponible',
        'disponibles',
        'saldo',
      ],
      ...['unidades', 'cantidad disponible', 'en almacén', 'estado del stock', 'existencia real', 'cant', 'stock actual'],
    ],
    de: [
      ...[
        'Lager',
        'Lagerbestand',
        'Verfügbarkeit',
        'verfügbar',
        'Menge',
        'Bestände',
        'auf Lager',
        'Vorrat',
        'Anzahl',
        'Stück',
        'Stückzahl',
      ],
      ...['Lagermenge', 'Lagerstatus', 'Stock'],
    ],
    en: ['inventory', 'availability', 'in stock', 'quantity', 'available', 'qty', 'units', 'stock status', 'stock level', 'on hand'],
  },
  pictures: {
    es: ['imagen', 'imágenes', 'foto', 'fotos', 'url de imagen', 'url imagen', 'enlace de imagen', 'fotografía', 'archivo de imagen'],
    de: ['Bild', 'Bilder', 'Foto', 'Fotos', 'Bildadresse', 'Bild-URL', 'Bilddatei', 'Bildname', 'Produktbild', 'Produktbilder'],
    en: ['picture', 'pictures', 'image', 'photo', 'photos', 'image url', 'image link', 'image file', 'product image'],
  },
  isActive: {
    es: ['publicado', 'visible', 'publicar', 'activado'],
    de: ['veröffentlicht', 'sichtbar', 'online', 'aktiviert'],
    en: ['published', 'visible', 'enabled'],
  },
  // Weight is entered in kilograms everywhere; other figures may be in several units, so their headings need one.
  'specs.weightKg': {
    es: ['peso', 'peso en kg', 'peso neto', 'peso neto kg', 'peso unitario', 'peso unitario kg', 'peso del producto'],
    de: ['Gewicht', 'Gewicht in kg', 'Nettogewicht', 'Nettogewicht kg', 'Eigengewicht', 'Stückgewicht', 'Produktgewicht'],
    en: ['weight', 'weight in kg', 'net weight', 'net weight kg', 'unit weight', 'product weight'],
  },
  'specs.warrantyYears': {
    es: ['garantía en años', 'garantía años'],
    de: ['Garantie in Jahren', 'Garantie Jahre', 'Garantiejahre'],
    en: ['warranty in years', 'warranty years', 'guarantee years'],
  },
  'specs.noiseDb': { es: ['ruido', 'nivel de ruido'], de: ['Lautstärke', 'Geräuschpegel', 'Schallpegel'], en: ['noise', 'noise level'] },
  isFeatured: { es: ['recomendado'], de: ['hervorgehoben', 'Top-Produkt'], en: ['recommended'] },
  sortOrder: { es: ['orden', 'lugar'], de: ['Reihenfolge', 'Sortierung'], en: ['sort', 'order', 'sort order'] },
  slug: { es: ['slug', 'url', 'dirección'], de: ['Slug', 'URL', 'Adresse'], en: ['slug', 'url', 'handle'] },
}

/** Names of columns that contain more than one field. */
export const pseudoNames = {
  price: { es: 'Precio', de: 'Preis', en: 'Price' },
  currency: { es: 'Moneda', de: 'Währung', en: 'Currency' },
  pictures: { es: 'Imágenes', de: 'Bilder', en: 'Pictures' },
  id: { es: 'ID', de: 'ID', en: 'ID' },
} as const

/** Names of exported files, without date and extension. */
export const fileNames = {
  products: { es: 'productos', de: 'produkte', en: 'products' },
  prices: { es: 'lista-de-precios', de: 'preisliste', en: 'price-list' },
  template: { es: 'plantilla-de-productos', de: 'produkt-vorlage', en: 'product-template' },
  faulty: { es: 'filas-con-errores', de: 'fehlerhafte-zeilen', en: 'faulty-rows' },
} as const

/** Heading of the column that says what is wrong with a row, in a file with faulty rows. An import ignores the column. */
export const problemHeading = { es: 'Problema', de: 'Problem', en: 'Problem' } as const
