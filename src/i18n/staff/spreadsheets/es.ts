import type { spreadsheets as German } from './de.ts'

type Count = { count: string }
type UndoneTexts = { count: number; left: number }
type Counts = Record<'new' | 'changed' | 'same' | 'faulty', string>
type Rows = { rows: string }
type Unread = { sheets: readonly ({ name: string; isHidden: boolean } & Rows)[] }
const rowsText = (rows: string) => (rows === '1' ? '1 fila' : `${rows} filas`)

export const spreadsheets = {
  'export.open': 'Exportar e importar',
  'export.help': 'Lo que muestra la lista ahora, como archivo:',
  'export.xlsx': 'Excel (XLSX)',
  'export.csv': 'CSV',
  'export.prices': 'Lista de precios (XLSX)',
  'export.pricesCsv': 'Lista de precios (CSV)',
  'import.title': 'Importar productos',
  'import.intro':
    'De Excel o CSV, también las exportaciones de Shopify y WooCommerce. Primero ve qué cambia; nada se guarda hasta que usted confirme.',
  'import.template': 'Plantilla:',
  'import.file': 'Tabla (XLSX o CSV)',
  'import.pictures': 'ZIP con imágenes (opcional)',
  'import.picturesHelp':
    'En la tabla está entonces el nombre del archivo. También se encuentran por su nombre las imágenes de la biblioteca.',
  'import.check': 'Revisar',
  'import.sending': ({ percent }: { percent: string }) => `Subiendo: ${percent} %`,
  'import.checking': 'Revisando …',
  'import.interrupted': 'Se cortó la conexión. Pulse de nuevo: se hace una sola vez.',
  'import.failed': 'No se pudo',
  'import.gone': 'Esta importación ya no existe. Elija el archivo otra vez.',
  'import.preview': 'Esto es lo que pasaría',
  'import.kind.shopify': 'Reconocido: exportación de Shopify',
  'import.kind.woocommerce': 'Reconocido: exportación de WooCommerce',
  'import.unreadSheets': ({ sheets }: Unread) =>
    `Sin leer: ${sheets.map(({ name, rows, isHidden }) => `hoja «${name}»${isHidden ? ' (oculta)' : ''} con ${rowsText(rows)}`).join(', ')}.`,
  'import.unreadSheetsText':
    'Una importación lee una sola hoja. Guarde cada una de las otras como archivo propio o ponga todas las filas en la misma hoja.',
  'import.outcome.all': 'Todas',
  'import.outcome.new': 'Nuevas',
  'import.outcome.changed': 'Cambiadas',
  'import.outcome.same': 'Sin cambios',
  'import.outcome.faulty': 'Con errores',
  'import.outcome.offers': 'Oferta no más barata',
  // Outcome of a row
  'import.one.new': 'Nueva',
  'import.one.changed': 'Cambiada',
  'import.one.same': 'Sin cambios',
  'import.one.faulty': 'Con errores',
  'import.filter': 'Mostrar filas',
  'import.columns': '¿Qué es cada columna?',
  'import.columnsHelp':
    'Bajo cada encabezado de su tabla está el campo del producto al que van sus valores. La tienda recuerda su elección para cada encabezado.',
  /** Groups of the fields to choose from. */
  'import.group.product': 'Datos del producto',
  'import.group.figures': 'Datos técnicos',
  'import.columnOf': ({ heading }: { heading: string }) => `Columna «${heading}»`,
  'import.ignored': 'No importar',
  /** Reason why a column such as "Precio €" is left out. */
  'import.otherCurrency': 'Nombra otra moneda; los precios de la tienda están en dólares (USD).',
  'import.unassigned': ({ count }: Count) => (count === '1' ? '1 columna se omite' : `${count} columnas se omiten`),
  'import.sample': ({ text }: { text: string }) => `p. ej. ${text}`,
  'import.choices': 'Así se lee el archivo',
  'import.language': 'Los textos del archivo están en',
  'import.languageHelp':
    'En este idioma están los textos cuya columna no nombra ninguno. Los textos en alemán que falten los encontrará después en «Traducciones».',
  'import.blanks': 'Las celdas vacías',
  'import.blanks.clear': 'vacían el campo (nombre, categoría y existencia nunca)',
  'import.blanks.keep': 'no cambian nada',
  'import.categories': 'Categorías que la tienda no conoce',
  'import.categoriesHelp': 'Elija adónde van sus productos. Las categorías nuevas se crean en el panel.',
  'import.categoryOf': ({ name, rows }: { name: string } & Rows) => `«${name}» (${rowsText(rows)}) va a`,
  'import.categoryOfNone': ({ rows }: Rows) => `Sin categoría (${rowsText(rows)}), va a`,
  'import.nearest': ({ name }: { name: string }) => `¿Quiso decir «${name}»?`,
  'import.choose': 'Elija',
  'import.again': 'Revisar de nuevo',
  'import.row': 'Fila',
  'import.empty': '(vacío)',
  'import.before': 'antes',
  'import.after': 'después',
  'import.noRows': 'No hay filas de este tipo.',
  'import.more': ({ count }: Count) => `Mostrar ${count} más`,
  'import.confirm': ({ count }: Count) => (count === '1' ? 'Importar 1 producto' : `Importar ${count} productos`),
  'import.confirmHelp': ({ count }: Count) =>
    count === '1' ? '1 fila con errores queda fuera.' : `${count} filas con errores quedan fuera.`,
  'import.faultyRows': 'Descargar las filas con errores',
  'import.faultyRowsHelp': 'La primera columna dice qué está mal. Corrija las filas y suba esa tabla aquí.',
  'import.repeatedRows': ({ count }: Count) =>
    count === '1' ? '1 fila que solo repite otra no está en la tabla.' : `${count} filas que solo repiten otras no están en la tabla.`,
  'import.nothing': 'No hay nada que importar: ninguna fila cambia algo.',
  'import.allFaulty': 'No hay nada que importar: todas las filas tienen errores.',
  'import.otherFile': 'Otro archivo',
  'import.waiting': 'Espera a otra importación',
  'import.starting': 'Empieza enseguida…',
  'import.running': ({ done, total }: { done: string; total: string }) => `Fila ${done} de ${total}`,
  'import.runningHelp': 'Puede cerrar la página: la importación sigue en el servidor.',
  'import.asksAgain': 'La página sigue preguntando sola. La importación no se pierde.',
  'import.done': 'Importación terminada',
  'import.underWay': 'Importación en curso',
  'import.counts': (c: Counts) =>
    `${c.new} ${c.new === '1' ? 'nueva' : 'nuevas'}, ${c.changed} ${c.changed === '1' ? 'cambiada' : 'cambiadas'}, ${c.same} sin cambios, ${c.faulty} con errores`,
  'import.offers': ({ count }: Count) =>
    count === '1' ? '1 oferta no sería más barata que el precio anterior' : `${count} ofertas no serían más baratas que el precio anterior`,
  'import.offersText': 'Los visitantes leen «En oferta» aunque nada es más barato. Sin marcar la casilla, estas filas quedan fuera.',
  'import.offersConfirm': 'Mostrarlas como ofertas de todos modos',
  'import.drafts': ({ count }: Count) =>
    count === '1' ? '1 borrador que los visitantes aún no ven' : `${count} borradores que los visitantes aún no ven`,
  'import.draft': 'Borrador',
  // Reasons why a row becomes a draft
  'import.draft.hidden': 'oculto en el archivo',
  'import.draft.nameEs': 'sin nombre en español',
  'import.draft.mainImage': 'sin imagen principal',
  'import.draft.price': 'sin precio',
  'import.otherFields': 'Otros campos',
  'import.stopped': 'La importación no se hizo',
  'import.undo': 'Deshacer la importación',
  'import.undoAsk': '¿Deshacer todos los cambios de esta importación? Los productos nuevos van a la papelera.',
  'import.undone': 'La importación se deshizo: los productos nuevos están en la papelera y los cambiados, como antes.',
  'import.undonePartly': ({ count, left }: UndoneTexts) =>
    `Se deshizo en parte: ${count === 1 ? '1 producto está' : `${count} productos están`} como antes o en la papelera. ${left === 1 ? 'Quedó sin deshacer:' : `Quedaron sin deshacer ${left}:`}`,
  'import.undoneMore': ({ count }: { count: number }) => `y ${count} más`,
  'import.state.partlyUndone': 'Deshecha en parte',
  'import.state.undone': 'Deshecha',
  'import.toList': 'A la lista de productos',
  'import.latest': 'Últimas importaciones',
  'import.by': ({ name, time }: { name: string; time: string }) => `${name}, ${time}`,
  'import.state.waiting': 'Espera',
  'import.state.running': 'En curso',
  'import.state.done': 'Terminada',
  'import.state.failed': 'No se hizo',
  'import.state.tried': 'Revisada',
} satisfies Record<keyof typeof German, unknown>
