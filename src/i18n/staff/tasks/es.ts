import type { TasksTexts } from './de.ts'

export const tasks = {
  'tasks.title': 'Por hacer',
  'tasks.none': 'Todo está hecho. ¡Buen día!',
  'tasks.failed': 'No se pudo cargar esta lista.',
  'tasks.inquiries-new': ({ count }) => (count === 1 ? 'Responder 1 consulta nueva' : `Responder ${count} consultas nuevas`),
  'tasks.inquiries-suspected': ({ count }) => (count === 1 ? 'Revisar 1 consulta sospechosa' : `Revisar ${count} consultas sospechosas`),
  'tasks.setup': 'Terminar de preparar la tienda',
  'tasks.setupHelp': 'Paso a paso, hasta el primer producto.',
  'tasks.factsExamples': ({ names }) =>
    `Datos de ejemplo de la demostración, que no llegan a nadie: ${names}. Quedan así también después de cambiar el nombre de la empresa, hasta que ponga los suyos o vacíe el campo.`,
  'tasks.facts': ({ count }) => (count === 1 ? 'Completar 1 dato de la empresa' : `Completar ${count} datos de la empresa`),
  'tasks.optional-facts': ({ count }) =>
    count === 1
      ? 'Completar o descartar 1 dato que no toda empresa tiene'
      : `Completar o descartar ${count} datos que no toda empresa tiene`,
  'tasks.optional-factsHelp': 'Lo que ustedes no tienen, márquelo en «Eso no lo tenemos».',
  'tasks.former-name': ({ names }) => `El nombre anterior sigue en textos: ${names}`,
  'tasks.more': ({ count }) => (count === 1 ? '1 más' : `${count} más`),
  'tasks.drafts': ({ count }) => (count === 1 ? 'Publicar 1 borrador' : `Publicar ${count} borradores`),
  'tasks.translations': ({ count }) => (count === 1 ? 'Completar 1 traducción' : `Completar ${count} traducciones`),
  'tasks.out-of-stock': ({ count }) =>
    count === 1 ? '1 producto muy visto está sin existencia' : `${count} productos muy vistos están sin existencia`,
  'tasks.searches': ({ count }) => (count === 1 ? '1 búsqueda no encuentra nada' : `${count} búsquedas no encuentran nada`),
  'tasks.searchesHelp':
    'Lo buscaron visitantes al menos dos veces en cuatro semanas; sus propias búsquedas no cuentan mientras tenga la sesión iniciada. Toque: añadir una palabra que la tienda conoce, o «Eso no lo vendemos».',
  'tasks.incomplete': ({ count }) =>
    count === 1 ? 'A 1 producto le falta nombre, imagen o precio' : `A ${count} productos les falta nombre, imagen o precio`,
  'tasks.figures': ({ count }) =>
    count === 1
      ? 'A 1 producto le faltan datos para la calculadora solar'
      : `A ${count} productos les faltan datos para la calculadora solar`,
  'tasks.pictures': ({ count }) => (count === 1 ? 'Describir 1 imagen' : `Describir ${count} imágenes`),
  'tasks.rate': ({ day }) => `Actualizar la tasa de cambio: la última es del ${day} y ya no se muestra`,
  'tasks.rate-eur': ({ day }) => `Actualizar la tasa del euro: la última es del ${day}`,
  'tasks.backup': ({ day }) => `Hacer una copia de seguridad: la última es del ${day}`,
  'tasks.backupNever': 'Hacer una copia de seguridad: aún no hay ninguna',
  'tasks.backupHelp': 'Quien cuida el servidor ejecuta «npm run backup» (en la guía de operación, en «Backup»).',
} satisfies TasksTexts
