import type { UnsavedTexts } from './de.ts'

export const unsaved: UnsavedTexts = {
  'unsaved.title': ({ count }) =>
    count === 1 ? 'En este dispositivo espera algo sin guardar' : `En este dispositivo esperan ${count} cosas sin guardar`,
  'unsaved.text': 'Ábralas para seguir escribiendo y guardar. Se guarda una sola vez, aunque algo ya haya llegado.',
  'unsaved.sent': 'enviado, sin respuesta',
  'unsaved.typed': 'aún sin guardar',
  'unsaved.named': ({ kind, title }) => `${kind} «${title}»`,
  'unsaved.open': ({ name }) => `Abrir: ${name}`,
  'unsaved.discard': ({ name }) => `Descartar: ${name}`,
  'unsaved.discardQuestion': '¿Descartar lo escrito?\n\nSe borra de este dispositivo y ya no se envía.',
  'unsaved.discardSentQuestion':
    '¿Descartar lo escrito?\n\nSe borra de este dispositivo y no se envía otra vez. Quizás ya esté guardado: mírelo en la lista.',
  'unsaved.product': 'Producto',
  'unsaved.product-row': 'Fila de la tabla de productos',
  'unsaved.category': 'Categoría',
  'unsaved.subcategory': 'Subcategoría',
  'unsaved.reply-template': 'Plantilla de respuesta',
  'unsaved.sizing': 'Supuesto de la calculadora',
  'unsaved.page-texts': 'Textos de las páginas',
  'unsaved.contact': 'Datos de contacto',
  'unsaved.company': 'Empresa',
  'unsaved.welcome': 'Los primeros datos',
  'unsaved.hero-titles': 'Títulos de la portada',
  'unsaved.inquiry-notes': 'Notas de una consulta',
  'unsaved.inquiry-reply': 'Respuesta a una consulta',
  'unsaved.order': 'Pedido de WhatsApp',
  'unsaved.translation': 'Traducción',
  'unsaved.glossary': 'Término del glosario',
  'unsaved.search-words': 'Palabras de búsqueda',
  'unsaved.picture-texts': 'Descripción de una foto',
  'unsaved.own-name': 'Su nombre',
}
