/** Texts of lists, their filters, and of the page that shows what a search found; those of the box stand on every page, see ../es.ts. */
export const es = {
  /** Heading and title. */
  'search.title': ({ words }: { words: string }) => `Resultados para «${words}»`,
  /** Name of the links to the pages of a long result. */
  'search.pages': 'Páginas de resultados',
  'search.page': ({ page, last }: { page: number; last: number }) => `Página ${page} de ${last}`,
  'search.previous': 'Anterior',
  'search.nothing': ({ words }: { words: string }) => `No encontramos «${words}»`,
  'search.nothingText': 'Revise cómo está escrito o pruebe con otra palabra. También podemos traer equipos por encargo.',
  /** Where only offers were asked for, and nothing of the kind is on offer. */
  'search.noOffers': 'Por ahora no hay ofertas así',
  'search.noOffersText': 'Busque sin esa palabra o pregúntenos.',
  'search.categories': 'Ver categorías',
  /** Beginning of a chat opened from there. */
  'search.askMessage': ({ words }: { words: string }) => `Hola, busco «${words}» y no lo encuentro en la página. ¿Lo pueden traer?`,
  /** A search that is longer than what is read of it. */
  'search.cut': ({ most }: { most: number }) => `Una búsqueda tiene hasta ${most} caracteres: lo que sigue no se leyó.`,
  /** Limits of a question that no filter knows, such as "more than 10 m". */
  'search.unread': ({ limits }: { limits: string }) => `No se puede filtrar por «${limits}»: se buscó solo la cifra.`,
  /** The same where nothing found has the figure at all, or where it was not sought. */
  'search.unstated': ({ limits }: { limits: string }) =>
    `No se puede filtrar por «${limits}», así que la lista no está acotada por eso. Compruébelo en cada producto.`,
  /** Limits on a bare number, such as "less than 5". */
  'search.unclear': ({ limits }: { limits: string }) =>
    `«${limits}» no dice qué cuenta el número y no se tuvo en cuenta. Escríbalo con USD o con su unidad, por ejemplo kW o V.`,
  /** Limits that contradict one another, or of several goods: "less than 300 USD or more than 1000". */
  'search.unfit': ({ limits }: { limits: string }) => `«${limits}» no cabe en un solo filtro y no se tuvo en cuenta.`,
  /** Words that ask for the largest first, of goods that share no figure. */
  'search.unordered': ({ words }: { words: string }) =>
    `Por «${words}» no se pudo ordenar: lo que se encontró no tiene una cifra en común.`,
  /** One of several goods with limits of their own has no result: "inversor menos de 100 usd". */
  'search.missing': ({ things }: { things: string }) => `De «${things}» no hay nada aquí.`,
  /** A price in euros or pesos, as it was typed. */
  'search.otherMoney': ({ limits }: { limits: string }) =>
    `Los precios de aquí están en dólares (USD): «${limits}» no se tuvo en cuenta. Escriba el precio en dólares.`,
  /** A price in euros or pesos that became a limit in dollars; the rates follow. */
  'search.converted': ({ limits }: { limits: string }) => `«${limits}» se buscó en dólares, con esta tasa:`,
  /** An exclusion that no filter can apply, as it was typed: "que no sea solar". */
  'search.ignored': ({ words }: { words: string }) => `No supimos dejar fuera «${words}»: puede estar entre los resultados.`,
  /** Beside a question for a figure that no product has; `figures`: "96 V". */
  'search.unmet': ({ figures }: { figures: string }) => `Aquí nada indica ${figures}; esto es lo más cercano.`,
  /** Where no goods answer: to the calculator with what was typed in it, or to what the shop says of a service. */
  'search.calculate': ({ words }: { words: string }) => `Calcule qué equipo hace falta para «${words}»`,
  'search.service.delivery': 'Recogida y entrega',
  'search.service.installation': '¿Quién hace la instalación?',
  'search.service.warranty': 'Qué garantía hay',
  'search.service.payment': 'Precios y formas de pago',
  'search.service.hours': 'Horario y teléfonos',
  'search.service.address': 'Dónde estamos',
  /** Heading over a few products that come close. */
  'search.near': 'Quizás le sirva',
  /** Below it, where none of them has the price that was asked for; `price`: "hasta 200 USD". */
  'search.nearOffPrice': ({ price }: { price: string }) => `Es lo más cercano, pero no por el precio que pidió: ${price}.`,
  /** The same, where nothing comes close to what was sought. */
  'search.featured': 'Productos destacados',
  /** The filters of a list and their button on a phone. */
  'filter.title': 'Filtros',
  'filter.apply': 'Ver productos',
  'filter.clear': 'Quitar todo',
  /** Read out with the sign that takes one filter away. */
  'filter.remove': ({ name }: { name: string }) => `${name}, quitar`,
  'filter.close': 'Cerrar los filtros',
  /** Kinds of filters; those of figures have the names of the figures. */
  'filter.category': 'Categoría',
  'filter.unknownCategory': 'Otra categoría',
  'filter.stock': 'Disponibilidad',
  'filter.outOfStock': 'Sin existencia por ahora',
  'filter.offers': 'Ofertas',
  'filter.price': 'Precio, USD',
  'filter.priceFrom': 'Precio desde, USD',
  /** Below the price's fields, for visitors who chose a second currency. */
  'filter.priceIn': ({ currency }: { currency: string }) => `También puede escribir, por ejemplo, «500 ${currency}».`,
  'filter.priceTo': 'Precio hasta, USD',
  /** A range of figures: "hasta 3 kW", "3 a 5 kW". */
  'filter.upTo': ({ figure }: { figure: string }) => `hasta ${figure}`,
  'filter.under': ({ figure }: { figure: string }) => `menos de ${figure}`,
  'filter.between': ({ from, to }: { from: string; to: string }) => `${from} a ${to}`,
  'filter.over': ({ figure }: { figure: string }) => `más de ${figure}`,
  'filter.from': ({ figure }: { figure: string }) => `desde ${figure}`,
  /** Where the filters leave nothing. */
  'filter.nothing': 'Nada cumple todo esto a la vez',
  /** Voltages that one chooses from; limit: "menos de 10 V", values: "12 V, 24 V y 48 V". */
  'filter.noneWithin': ({ name, limit, values }: { name: string; limit: string; values: string }) =>
    `${name}, ${limit}: aquí no hay. Sí hay de ${values}.`,
  'filter.nothingText': 'Quite algún filtro o pregúntenos: también traemos equipos por encargo.',
  'filter.loosen': ({ name, count }: { name: string; count: number }) =>
    `Sin el filtro «${name}»: ${count === 1 ? '1 producto' : `${count} productos`}`,
  /** An address that somebody changed, or of an earlier catalogue. */
  /** A kind that was refused, as a choice; `name`: "Gasolina". */
  'filter.except': ({ name }: { name: string }) => `Excepto ${name}`,
  'filter.unknown': 'No entendimos una parte de lo que pidió, y quedó fuera.',
  'sort.title': 'Ordenar por',
  'sort.ours': 'Nuestro orden',
  'sort.relevance': 'Lo que mejor coincide',
  'sort.newest': 'Lo más nuevo',
  'sort.up': ({ name }: { name: string }) => `${name}: de menor a mayor`,
  'sort.down': ({ name }: { name: string }) => `${name}: de mayor a menor`,
  'sort.price': 'Precio',
  /** The next page of a list. */
  'list.more': 'Mostrar más',
  /** Where an address asks for a page beyond the end of the list. */
  'list.beyond': ({ page }: { page: number }) => `La página ${page} no existe: esta es la última.`,
}
export type SearchTexts = typeof es
