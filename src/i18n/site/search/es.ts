/** Texts of lists, filters and search results; the texts of the search box are in ../es.ts. */
export const es = {
  /** Heading and title. */
  'search.title': ({ words }: { words: string }) => `Resultados para «${words}»`,
  /** Name of the links to other pages of the results. */
  'search.pages': 'Páginas de resultados',
  'search.page': ({ page, last }: { page: number; last: number }) => `Página ${page} de ${last}`,
  'search.previous': 'Anterior',
  'search.nothing': ({ words }: { words: string }) => `No encontramos «${words}»`,
  'search.nothingText': 'Revise cómo está escrito o pruebe con otra palabra. También podemos traer equipos por encargo.',
  /** For a search for offers without a result. */
  'search.noOffers': 'Por ahora no hay ofertas así',
  'search.noOffersText': 'Busque sin esa palabra o pregúntenos.',
  'search.categories': 'Ver categorías',
  /** Beginning of the chat that a page without results offers. */
  'search.askMessage': ({ words }: { words: string }) => `Hola, busco «${words}» y no lo encuentro en la página. ¿Lo pueden traer?`,
  /** For a search text that is longer than the part that is read. */
  'search.cut': ({ most }: { most: number }) => `Una búsqueda tiene hasta ${most} caracteres: lo que sigue no se leyó.`,
  /** Limits in the search text for which there is no filter, such as "more than 10 m". The number itself was searched for. */
  'search.unread': ({ limits }: { limits: string }) => `No se puede filtrar por «${limits}»: se buscó solo la cifra.`,
  /** Like `search.unread`, if the results lack the figure, or its number was not searched for. */
  'search.unstated': ({ limits }: { limits: string }) =>
    `No se puede filtrar por «${limits}», así que la lista no está acotada por eso. Compruébelo en cada producto.`,
  /** Limits on a number without a unit, such as "less than 5". */
  'search.unclear': ({ limits }: { limits: string }) =>
    `«${limits}» no dice qué cuenta el número y no se tuvo en cuenta. Escríbalo con USD o con su unidad, por ejemplo kW o V.`,
  /** Limits that contradict each other or belong to several products: "less than 300 USD or more than 1000". */
  'search.unfit': ({ limits }: { limits: string }) => `«${limits}» no cabe en un solo filtro y no se tuvo en cuenta.`,
  /** Words that ask for the largest product, if the results have no figure in common. */
  'search.unordered': ({ words }: { words: string }) =>
    `Por «${words}» no se pudo ordenar: lo que se encontró no tiene una cifra en común.`,
  /** One of several products in the search text has no result: "inversor menos de 100 usd". */
  'search.missing': ({ things }: { things: string }) => `De «${things}» no hay nada aquí.`,
  /** A price in a currency without a rate, as typed. */
  'search.otherMoney': ({ limits }: { limits: string }) =>
    `Los precios de aquí están en dólares (USD): «${limits}» no se tuvo en cuenta. Escriba el precio en dólares.`,
  /** A price in euros or pesos that was converted to dollars; the rates follow. */
  'search.converted': ({ limits }: { limits: string }) => `«${limits}» se buscó en dólares, con esta tasa:`,
  /** An exclusion that no filter can apply, as typed: "que no sea solar". */
  'search.ignored': ({ words }: { words: string }) => `No supimos dejar fuera «${words}»: puede estar entre los resultados.`,
  /** A figure in the search text that no product has; `figures`: "96 V". */
  'search.unmet': ({ figures }: { figures: string }) => `Aquí nada indica ${figures}; esto es lo más cercano.`,
  /** Links for a search that no product answers: to the calculator with the searched appliance, or to a page about a service. */
  'search.calculate': ({ words }: { words: string }) => `Calcule qué equipo hace falta para «${words}»`,
  'search.service.delivery': 'Recogida y entrega',
  'search.service.installation': '¿Quién hace la instalación?',
  'search.service.warranty': 'Qué garantía hay',
  'search.service.payment': 'Precios y formas de pago',
  'search.service.hours': 'Horario y contacto',
  'search.service.address': 'Dónde estamos',
  /** Heading above a few close matches. */
  'search.near': 'Quizás le sirva',
  /** Note below that heading if no close match has the wanted price; `price`: "hasta 200 USD". */
  'search.nearOffPrice': ({ price }: { price: string }) => `Es lo más cercano, pero no por el precio que pidió: ${price}.`,
  /** Replaces `search.near` if there are no close matches. */
  'search.featured': 'Productos destacados',
  /** Heading of the filters, and their button on a phone. */
  'filter.title': 'Filtros',
  'filter.apply': 'Ver productos',
  'filter.clear': 'Quitar todo',
  /** Name of the link that removes a filter, for screen readers. */
  'filter.remove': ({ name }: { name: string }) => `${name}, quitar`,
  'filter.close': 'Cerrar los filtros',
  /** Names of filters; filters of figures have the names of the figures. */
  'filter.category': 'Categoría',
  'filter.unknownCategory': 'Otra categoría',
  'filter.stock': 'Disponibilidad',
  'filter.outOfStock': 'Sin existencia por ahora',
  'filter.offers': 'Ofertas',
  'filter.price': 'Precio, USD',
  'filter.priceFrom': 'Precio desde, USD',
  /** Below the price fields, for visitors who chose a second currency. */
  'filter.priceIn': ({ currency }: { currency: string }) => `También puede escribir, por ejemplo, «500 ${currency}».`,
  'filter.priceTo': 'Precio hasta, USD',
  /** A range of figures: "hasta 3 kW", "3 a 5 kW". */
  'filter.upTo': ({ figure }: { figure: string }) => `hasta ${figure}`,
  'filter.under': ({ figure }: { figure: string }) => `menos de ${figure}`,
  'filter.between': ({ from, to }: { from: string; to: string }) => `${from} a ${to}`,
  'filter.over': ({ figure }: { figure: string }) => `más de ${figure}`,
  'filter.from': ({ figure }: { figure: string }) => `desde ${figure}`,
  /** Heading if no product matches all filters. */
  'filter.nothing': 'Nada cumple todo esto a la vez',
  /** Note that other voltages exist. limit: "menos de 10 V", values: "12 V, 24 V y 48 V". */
  'filter.noneWithin': ({ name, limit, values }: { name: string; limit: string; values: string }) =>
    `${name}, ${limit}: aquí no hay. Sí hay de ${values}.`,
  'filter.nothingText': 'Quite algún filtro o pregúntenos: también traemos equipos por encargo.',
  'filter.loosen': ({ name, count }: { name: string; count: number }) =>
    `Sin el filtro «${name}»: ${count === 1 ? '1 producto' : `${count} productos`}`,
  /** Label of a filter that excludes a value; `name`: "Gasolina". */
  'filter.except': ({ name }: { name: string }) => `Excepto ${name}`,
  /** For an address with unknown filters, edited by hand or of an earlier catalogue. */
  'filter.unknown': 'No entendimos una parte de lo que pidió, y quedó fuera.',
  'sort.title': 'Ordenar por',
  'sort.ours': 'Nuestro orden',
  'sort.relevance': 'Lo que mejor coincide',
  'sort.newest': 'Lo más nuevo',
  'sort.up': ({ name }: { name: string }) => `${name}: de menor a mayor`,
  'sort.down': ({ name }: { name: string }) => `${name}: de mayor a menor`,
  'sort.price': 'Precio',
  /** Link to the next page of a list. */
  'list.more': 'Mostrar más',
  /** If the address has a page number beyond the last page. */
  'list.beyond': ({ page }: { page: number }) => `La página ${page} no existe: esta es la última.`,
}
export type SearchTexts = typeof es
