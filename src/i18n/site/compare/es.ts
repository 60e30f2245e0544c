/** Texts of the comparison page; the label of its link on cards and product pages is in ../es.ts. */
export const es = {
  /** Title; count: 2 to 4. */
  'compare.title': ({ count }: { count: number }) => `Comparar ${count} productos`,
  'compare.description': 'Precio, disponibilidad y datos técnicos de hasta cuatro productos, uno junto al otro.',
  /** Name of the table, and of the region in which it scrolls sideways. */
  'compare.table': 'Comparación',
  /** Heading of the column of row names, for screen readers. */
  'compare.feature': 'Característica',
  /** Switch that hides rows with equal values. */
  'compare.onlyOther': 'Solo lo que los diferencia',
  /** Above a table that is wider than the screen. */
  'compare.sideways': 'Deslice la tabla hacia un lado para verlos todos.',
  /** In place of the switch if all rows are equal. */
  'compare.noOther': 'En lo que sabemos de ellos no se diferencian.',
  'compare.price': 'Precio',
  'compare.perWp': 'Precio por Wp',
  'compare.perKwh': 'Precio por kWh útil',
  'compare.perCycleKwh': 'Precio por kWh en todos sus ciclos',
  /** Label of the runtime; the name of the household follows. */
  'compare.carries': 'Aguanta',
  'compare.stock': 'Disponibilidad',
  /** In place of an unknown figure. */
  'compare.unknown': 'Sin dato',
  /** Text of a dash for screen readers: this kind of product does not have the figure. */
  'compare.notOfIt': 'No se indica para este tipo',
  'compare.remove': 'Quitar',
  /** name: the product to remove. */
  'compare.removeName': ({ name }: { name: string }) => `Quitar: ${name}`,
  /** Heading above products that can be added. */
  'compare.more': 'Agregar otro',
  /** Label of a search field; the results can be added to the comparison. */
  'compare.find': 'Buscar otro para comparar',
  'compare.found': ({ words }: { words: string }) => `Encontrados para «${words}». Toque el que quiera agregar:`,
  /** count: number of results that are not listed. */
  'compare.foundMore': ({ count }: { count: number }) => `Y ${count} más: con palabras más precisas saldrán aquí.`,
  /** Every result is in the comparison already. */
  'compare.foundHere': ({ words }: { words: string }) => `Lo que encontramos para «${words}» ya está en esta comparación.`,
  /** Heading if nothing was found; close matches may follow. */
  'compare.foundNone': ({ words }: { words: string }) => `No encontramos «${words}».`,
  /** Link to the list with products of that kind. */
  'compare.list': 'Ver la lista',
  'compare.whatsapp': 'Preguntar por WhatsApp',
  'compare.print': 'Imprimir',
  /** On the printed page; a date follows. */
  'compare.pricesOf': 'Precios del',
  /** Beginning of the chat message; names, prices and the link follow. */
  'compare.message': 'Hola, estoy comparando estos productos:',
  'compare.messageLink': ({ url }: { url: string }) => `Comparación: ${url}`,
  // Notes about products of the address that are not shown.
  'compare.gone': 'Un producto de este enlace no está a la venta.',
  'compare.goneMany': ({ count }: { count: number }) => `${count} productos de este enlace no están a la venta.`,
  'compare.tooMany': 'Se comparan cuatro productos a la vez: aquí están los cuatro primeros.',
  'compare.repeated': 'Un producto que el enlace repite está aquí una sola vez.',
  'compare.others': 'Una parte del enlace no se entiende y no se tuvo en cuenta.',
  // If fewer than two products are chosen.
  'compare.none': 'Elija qué comparar',
  'compare.noneText': 'Toque «Comparar» en dos, tres o cuatro productos y véalos aquí uno junto al otro.',
  'compare.one': 'Elija otro producto para compararlo con este.',
}
export type CompareTexts = typeof es
