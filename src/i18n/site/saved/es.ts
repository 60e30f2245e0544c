/** Texts of the page that saves the catalogue, and of the saved pages. */
export const es = {
  'saved.title': 'Guardar catálogo',
  'saved.text':
    'Guarde todo el catálogo en su teléfono y véalo sin conexión: productos, precios, búsqueda, filtros y comparación. El carrito también funciona.',
  'saved.what': 'Se descarga una sola vez. Después, cada actualización trae solo lo que cambió.',
  'saved.prices': 'Los precios y existencias son los del día en que se guardó; al actualizar se renuevan.',
  'saved.pictures': 'Con fotos pequeñas',
  'saved.stop': 'Detener',
  'saved.remove': 'Borrar del teléfono',
  'saved.progress': 'Descarga del catálogo',
  'saved.needsScript': 'Para guardar el catálogo, el navegador debe permitir JavaScript.',
  /** The service worker is switched off. */
  'saved.off': 'Por ahora el catálogo no se puede guardar en este sitio. Con conexión puede ver todos los productos.',
  /** Notice above a saved page. */
  'saved.shown': 'Catálogo guardado.',
  'saved.shownOf': ({ time }: { time: string }) => `Precios y existencias del ${time}.`,
  'saved.look': 'Ver el catálogo guardado',
  'saved.back': 'La conexión ha vuelto.',
  'saved.today': 'Ver la página de hoy',
  'saved.again': 'Reintentar',
  /** Beside each price of a saved page. */
  'saved.pricedOn': ({ day }: { day: string }) => `al ${day}`,
  /** In place of `product.notFoundText`: the product may be newer than the saved catalogue. */
  'saved.unknown': ({ day }: { day: string }) => `No está en el catálogo guardado del ${day}. Con conexión verá si la tienda lo tiene.`,
  /** In place of `compare.gone`. */
  'saved.unknownOf': ({ count, day }: { count: number; day: string }) =>
    `${count === 1 ? '1 producto de este enlace no está' : `${count} productos de este enlace no están`} en el catálogo guardado del ${day}.`,
}
export type SavedTexts = typeof es
