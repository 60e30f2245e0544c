/** Texts of the page that compares products; the word on cards and product pages is in ../es.ts. */
export const es = {
  /** Title; count: 2 to 4. */
  'compare.title': ({ count }: { count: number }) => `Comparar ${count} productos`,
  'compare.description': 'Precio, disponibilidad y datos técnicos de hasta cuatro productos, uno junto al otro.',
  /** Name of the table and of the region in which it can be moved sideways. */
  'compare.table': 'Comparación',
  /** Read out over the names of the rows. */
  'compare.feature': 'Característica',
  /** Switch: hides the rows in which all are alike. */
  'compare.onlyOther': 'Solo lo que los diferencia',
  /** Above the table where its columns have no room beside each other. */
  'compare.sideways': 'Deslice la tabla hacia un lado para verlos todos.',
  /** In place of that switch. */
  'compare.noOther': 'En lo que sabemos de ellos no se diferencian.',
  'compare.price': 'Precio',
  'compare.perWp': 'Precio por Wp',
  'compare.perKwh': 'Precio por kWh útil',
  'compare.perCycleKwh': 'Precio por kWh en todos sus ciclos',
  /** For how long it carries a household, whose name follows. */
  'compare.carries': 'Aguanta',
  'compare.stock': 'Disponibilidad',
  /** A figure that is not known. */
  'compare.unknown': 'Sin dato',
  /** Read out where a dash stands: such goods are not asked for that figure. */
  'compare.notOfIt': 'No se indica para este tipo',
  'compare.remove': 'Quitar',
  /** name: of the product that goes. */
  'compare.removeName': ({ name }: { name: string }) => `Quitar: ${name}`,
  /** Heading over other products of the same kind. */
  'compare.more': 'Agregar otro',
  /** Field of words: what they find can be added, whatever list it is in. */
  'compare.find': 'Buscar otro para comparar',
  'compare.found': ({ words }: { words: string }) => `Encontrados para «${words}». Toque el que quiera agregar:`,
  /** count: how many more these words find than are named. */
  'compare.foundMore': ({ count }: { count: number }) => `Y ${count} más: con palabras más precisas saldrán aquí.`,
  /** Every result is in the comparison already. */
  'compare.foundHere': ({ words }: { words: string }) => `Lo que encontramos para «${words}» ya está en esta comparación.`,
  /** Near results may follow. */
  'compare.foundNone': ({ words }: { words: string }) => `No encontramos «${words}».`,
  /** Link to the list of goods of that kind. */
  'compare.list': 'Ver la lista',
  'compare.whatsapp': 'Preguntar por WhatsApp',
  'compare.print': 'Imprimir',
  /** On paper; a day follows. */
  'compare.pricesOf': 'Precios del',
  /** The chat; names, prices and the link follow. */
  'compare.message': 'Hola, estoy comparando estos productos:',
  'compare.messageLink': ({ url }: { url: string }) => `Comparación: ${url}`,
  // A product of the address is not shown.
  'compare.gone': 'Un producto de este enlace no está a la venta.',
  'compare.goneMany': ({ count }: { count: number }) => `${count} productos de este enlace no están a la venta.`,
  'compare.tooMany': 'Se comparan cuatro productos a la vez: aquí están los cuatro primeros.',
  'compare.repeated': 'Un producto que el enlace repite está aquí una sola vez.',
  'compare.others': 'Una parte del enlace no se entiende y no se tuvo en cuenta.',
  // Where less than two products are chosen.
  'compare.none': 'Elija qué comparar',
  'compare.noneText': 'Toque «Comparar» en dos, tres o cuatro productos y véalos aquí uno junto al otro.',
  'compare.one': 'Elija otro producto para compararlo con este.',
}
export type CompareTexts = typeof es
