/** Texts of the page that explains how much data the shop uses. Its limits are those of tests/budgets/bytes.test.ts. */
export const es = {
  'data.title': 'Gasto de datos',
  /** For search engines. */
  'data.description': 'Cuántos datos gasta esta página en su teléfono, qué ahorra, qué deja guardado y cómo borrarlo.',
  'data.heading': 'Cuántos datos gasta esta tienda',
  'data.intro': 'Cada megabyte le cuesta dinero. Por eso la tienda es ligera, y aquí puede ver lo que gasta.',

  // Labels of figures of this device, which a script fills in.
  'data.today': 'En este teléfono',
  'data.page': 'Esta página',
  /** Since midnight. */
  'data.day': 'Hoy, en total',
  'data.saved': 'Ahorrado hoy',
  'data.savedText':
    '«Ahorrado» es lo que pesan, sin comprimir, todas las páginas, fotos y programas que usó hoy, menos lo que de verdad viajó. Lo demás se ahorró porque llegó comprimido, porque solo llegó lo que cambió, o porque ya estaba en su teléfono.',
  'data.limits':
    'Las cifras las da su navegador y empiezan de cero a medianoche, según el reloj de su teléfono. Se quedan en él: no se envían. No cuentan los envíos cortos, como contar una visita. Su operador puede redondear de otra manera.',
  'data.limitsStored':
    'Los archivos que se bajan una sola vez para poder leer sin conexión, unos 65 KB, se suman al día con la página siguiente.',
  /** In place of the figures if the browser does not report sizes. */
  'data.unknown': 'Su navegador no dice cuánto pesan las páginas: aquí no se puede contar.',
  /** If the browser stores nothing, as in a private window. */
  'data.notKept': 'Su navegador no deja guardar: solo se puede contar esta página.',

  'data.costs': 'Lo que cuesta una página en este modo',
  'data.costFirst': 'La primera página, con programas y las fotos que se ven',
  'data.costText': 'El texto de cualquier página, sin fotos',
  'data.costNext': 'Un producto después de otro, en navegadores recientes',
  'data.costAgain': 'Una página que ya abrió y no ha cambiado',
  'data.costCart': 'Agregar al carrito por primera vez',
  'data.costCalculator': 'Usar la calculadora por primera vez',
  /** limit: "60 KB". */
  'data.upTo': ({ limit }: { limit: string }) => `hasta ${limit}`,

  'data.low': 'El modo de bajo consumo',
  'data.lowText':
    'En español está siempre activo; en otros idiomas, si su navegador ahorra datos. Con él las fotos son más pequeñas y llegan cuando usted se acerca a ellas, nada se mueve, y no se baja nada por adelantado: los programas llegan cuando toca lo que los necesita. Sin él, si la conexión es rápida y no es la del móvil, llegan además fotos más nítidas y programas por adelantado.',

  'data.free': 'Lo que no gasta nada',
  'data.freeBack': 'Leer sin conexión las páginas que ya abrió.',
  'data.freeFolds': 'Abrir y cerrar secciones, y subir o bajar por lo que ya se ve.',
  'data.freePictures': 'Ver otra vez las fotos que ya se cargaron.',
  'data.freeInquiry': 'Escribir una consulta. Solo enviarla gasta, menos de 2 KB.',

  'data.kept': 'Lo que queda guardado en su teléfono',
  'data.keptText':
    'Después de su primer toque, la tienda guarda las páginas que abre, para que pueda leerlas sin conexión y no las pague dos veces: 60 páginas y 5 MB de fotos como máximo. Las más antiguas se borran solas.',
  /** In place of that, without a service worker. */
  'data.notStored': 'Ahora la tienda no guarda ninguna página en este teléfono: sin conexión solo puede leer la que tiene abierta.',
  'data.pages': 'Páginas',
  'data.pictures': 'Fotos',
  'data.files': 'Programas',
  'data.catalogue': 'Catálogo guardado',
  'data.delete': 'Borrar lo guardado',
  'data.deleteText':
    'Borra también el catálogo guardado, pero no su carrito, sus consultas ni sus ajustes. Solo queda la página que avisa cuando no hay conexión. Después hará falta conexión para abrir las demás, y lo que abra se guardará otra vez.',
  'data.deleted': 'Borrado.',
  'data.failed': 'Su navegador no lo permitió. Use «Borrar datos de sitios» en sus ajustes.',
  'data.privacy': 'Todo lo que la tienda guarda, y para qué',
}
export type DataTexts = typeof es
