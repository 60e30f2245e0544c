import { formatNumber } from '../format.ts'
import type { Language } from '../language.ts'
import { spreadsheets } from './spreadsheets/es.ts'

export type Labelled = { label: Record<Language, string>; amount: number; unit: string }
/** Two contradicting figures of a product: `lower` is greater than `upper`. */
type Contradicting = { lower: Labelled; upper: Labelled }
/** Formats a figure within a sentence: "«MPPT hasta» (450 V)". */
const named = ({ label, amount, unit }: Labelled) => `«${label.es}» (${formatNumber(amount, 'es')}${unit && ` ${unit}`})`

const wait = (seconds: number) =>
  seconds > 120 ? `${Math.ceil(seconds / 60)} minutos` : seconds === 1 ? 'un segundo' : `${seconds} segundos`

const weekdays: Record<string, string> = {
  Mo: 'lunes',
  Tu: 'martes',
  We: 'miércoles',
  Th: 'jueves',
  Fr: 'viernes',
  Sa: 'sábado',
  Su: 'domingo',
}
const days = (codes: string) =>
  codes
    .split('-')
    .map((code) => weekdays[code] ?? code)
    .join(' a ')

/** Names of the types of JSON. */
const types: Record<string, string> = {
  number: 'un número sin comillas',
  int: 'un número entero sin comillas',
  string: 'un texto entre comillas',
  boolean: 'true o false sin comillas',
  object: 'un objeto {…}',
  record: 'un objeto {…}',
  array: 'una lista […]',
}

/** Messages for refused requests and invalid forms: sentences that say what is wrong and what to do. */
export const es = {
  ...spreadsheets,
  // All calls
  'problem.invalid': 'Hay datos que no son válidos.',
  'problem.type': ({ field, expected, read }: { field: string; expected: string; read: string }) =>
    `«${field}»: Se esperaba ${types[expected] ?? expected}, se leyó ${read || 'nada'}.`,
  'problem.value': ({ field, read }: { field: string; read: string }) => `«${field}»: Se leyó ${read || 'nada'}, que aquí no es válido.`,
  'problem.unknownField': ({ name }: { name: string }) => `Desconocido: ${name}.`,
  'problem.json': 'El contenido enviado no es JSON válido.',
  'problem.mediaType': 'Este tipo de contenido no se acepta aquí.',
  'problem.tooLarge': 'El envío es demasiado grande.',
  'problem.unreadable': 'No se entiende la petición.',
  'problem.tooSlow': 'La petición tardó demasiado en llegar.',
  'problem.headersTooLarge': 'Las cabeceras de la petición son demasiado grandes.',
  'problem.notFound': 'No existe.',
  'problem.method': 'Este método no se admite aquí.',
  /** For an ambiguous number such as "1.000". */
  'problem.readTwoWays': '¿Mil o uno? Escriba 1000 sin punto ni coma, o 1.0 con una sola cifra detrás.',
  'problem.tooMany': ({ seconds }: { seconds: number }) => `Demasiados intentos. Espere ${wait(seconds)}.`,
  // Page shown while too many requests from one address are waiting
  'page.crowdedTitle': 'Hay mucha gente a la vez',
  'page.crowded': 'Desde su conexión llegan muchas peticiones en este momento. La página se carga sola en un instante.',
  'page.crowdedForm':
    'Desde su conexión llegan muchas peticiones en este momento. Vuelva atrás y envíe el formulario de nuevo en unos segundos.',
  'page.tryAgain': 'Cargar ahora',
  'problem.server': 'Error del servidor. Intente de nuevo en un momento.',
  'problem.diskFull': 'El servidor no puede guardar: el disco está lleno o protegido. Nada se ha guardado.',
  'problem.damaged': 'Los datos del servidor están dañados. Avise a quien lo administra: hay que restaurar una copia de seguridad.',
  'problem.away': 'El servidor no puede leer sus datos ahora. Intente de nuevo en un minuto.',
  'problem.busy': 'El servidor está ocupado. Intente de nuevo en un momento.',
  'problem.signedOut': 'La sesión ha caducado. Inicie sesión de nuevo.',
  'problem.originMissing': ({ origin }: { origin: string }) =>
    `La petición no dice de dónde viene. Para escribir con una sesión, los programas necesitan la cabecera «Origin: ${origin}» o un Referer de la tienda.`,
  'problem.crossSite': 'La petición viene de otro sitio y se ha rechazado.',
  'problem.staleOrder': 'Entre tanto otra persona cambió el orden. Cargue la lista de nuevo.',
  'problem.stale': 'Otra persona lo ha cambiado entretanto.',
  'problem.key': 'La clave Idempotency-Key debe ser un UUID.',
  'problem.keyReused': 'Esta clave Idempotency-Key ya sirvió para otro cambio. Use una nueva.',
  // Fields of all forms
  'problem.id': 'Se esperaba un número de identificación.',
  'problem.flag': 'Se esperaba true o false.',
  'problem.text': 'Se esperaba un texto.',
  'problem.tooLong': ({ most }: { most?: string }) =>
    most ? `El texto es demasiado largo: como máximo ${most} caracteres.` : 'El texto es demasiado largo.',
  'problem.brokenLink': ({ name }: { name: string }) =>
    `El enlace «${name}» no lleva a ninguna página. Escriba entre los paréntesis una dirección que empiece por https:// o por /, sin espacios ni paréntesis.`,
  'problem.price': 'Escriba un importe en dólares, solo con cifras, de 0.01 a 9,999,999.99, por ejemplo 1299.00.',
  'problem.sortOrder': 'La posición debe ser un número entero de 0 a 9999.',
  'problem.slug': 'Solo letras minúsculas, números y guiones.',
  'problem.pictureUrl': 'Se esperaba la dirección de una imagen de la biblioteca (/media/…).',
  'problem.choice': 'Este valor no se admite.',
  'problem.figure': ({ most }: { most?: string }) => `Escriba un número de 0 a ${most}.`,
  'problem.page': 'Se esperaba un número de página válido.',
  'problem.checkedItems': 'La lista de productos no es válida: por ejemplo 7.2-12, como máximo 60.',
  'problem.slugTaken': 'Esta dirección (slug) ya existe. Elija otra.',
  // Analytics
  'analytics.moment': 'Este momento no es posible: como máximo siete días atrás.',
  'analytics.day': 'Se esperaba un día, por ejemplo 2026-11-21.',
  'analytics.rangeOrder': 'El último día no puede estar antes del primero.',
  'analytics.rangeTooLong': 'El período puede tener como máximo 366 días.',
  // Catalogue
  'product.nameRequired': 'El nombre en alemán es obligatorio',
  'product.shortDescriptionRequired': 'La descripción corta en alemán es obligatoria',
  'product.categoryRequired': 'La categoría es obligatoria',
  'product.categoryUnknown': 'Esta categoría no existe.',
  'product.subcategoryUnknown': 'Esta subcategoría no existe en la categoría elegida.',
  'product.skuBlank': 'El código no puede quedar en blanco.',
  'bulk.changes': 'Elija al menos un cambio; borrar no se combina con otros cambios.',
  'bulk.which': 'Indique los productos: «ids», «filter» o «each», uno de los tres.',
  'bulk.tooMany': ({ most }: { most?: string }) => `Como máximo ${most} productos a la vez. Filtre la lista y haga el cambio por partes.`,
  'bulk.price': 'Indique «percent» o «amount», uno de los dos.',
  'bulk.percent': 'Escriba un porcentaje entre -99 y 1000.',
  'bulk.belowZero': 'El precio bajaría a cero o menos.',
  'bulk.amount': 'Escriba un importe en dólares, por ejemplo 5 o -2.50.',
  'product.rowTwice': 'Este producto está más de una vez en la lista.',
  'product.skuTaken': 'Esta referencia (SKU) ya existe. Elija otra.',
  'product.stockStatus': 'Existencias: in_stock, limited u out_of_stock.',
  'product.spec': 'Este atributo no existe o su valor no es posible.',
  'product.figureOrder': ({ lower, upper }: Contradicting) =>
    `${named(lower)} no puede ser mayor que ${named(upper)}. Compare los dos datos con la ficha del fabricante.`,
  'product.figureDoubtful': ({ lower, upper }: Contradicting) =>
    `${named(lower)} es mayor que ${named(upper)}. Casi nunca es así: compare con la ficha del fabricante. Se puede guardar de todos modos.`,
  'product.noSolarInput': ({ labels }: { labels: readonly Record<Language, string>[] }) =>
    `Con «Entrada solar: No tiene» estos datos no pueden estar llenos: ${labels.map(({ es }) => es).join(', ')}. Vacíelos, o elija «Sin indicar» si el equipo tiene entrada solar.`,
  'product.tooManyImages': 'Como máximo 20 imágenes.',
  'product.offerNotCheaper':
    'La oferta no es más barata: el precio nuevo no está por debajo del anterior, o falta el anterior. Confírmelo o cámbielo.',
  'product.inTrash': 'Está en la papelera.',
  'product.priceOnRequest': 'Con precio a consultar no puede haber precio.',
  'product.moved': 'Este producto tiene otra dirección.',
  'category.nameDeRequired': 'El nombre en alemán es obligatorio',
  'category.nameRequired': 'El nombre de sistema es obligatorio',
  'category.targetUnknown': 'No es posible mover allí: ese destino no existe.',
  'category.sortOrder': 'La posición debe ser un número entero de 0 a 999.',
  'category.parentRequired': 'La categoría superior es obligatoria',
  'category.parentUnknown': 'Esta categoría no existe.',
  'category.notEmpty': ({ count }: { count: number }) =>
    count === 1 ? 'No se puede eliminar: contiene 1 elemento.' : `No se puede eliminar: contiene ${count} elementos.`,
  'setting.unknownKey': 'Este ajuste no existe.',
  'setting.phone': 'El teléfono debe tener al menos 8 caracteres: números, espacios y + ( ) - /.',
  'setting.phoneCode': 'Escríbalo con el código del país, por ejemplo +53 5234 5678: sin él, WhatsApp no llega a nadie.',
  /** name: the part that is no opening time, as it was written. */
  'setting.opening': ({ name }: { name: string }) =>
    `«${name}»: se esperaban días y horas, por ejemplo Mo-Fr 08:00-12:00, 13:00-18:00; Sa 08:00-12:00.`,
  'setting.openingTwice': ({ name }: { name: string }) => `${days(name)}: el horario de un día se escribe una sola vez.`,
  /** name: unknown facts, as written in the request, separated by commas. */
  'setting.unknownFact': ({ name }: { name: string }) => `No se conoce: ${name}. La descripción de la API enumera los datos que hay.`,
  'setting.unknownDay': ({ name }: { name: string }) => `Día desconocido: ${name}. Los días son Mo, Tu, We, Th, Fr, Sa y Su.`,
  /** name: day or days, such as "Mo" or "Mo-Fr". */
  'setting.openingDay': ({ name }: { name: string }) =>
    `«${name}»: se esperaban horas como {"opens":"08:00","closes":"17:00"}, con pausa {"opens":"08:00","closes":"17:00","pause":{"from":"12:00","to":"13:00"}}, o null para un día cerrado.`,
  'setting.openingOrder': ({ name }: { name: string }) =>
    `Horario de ${days(name)}: la hora de cierre debe ser posterior a la de apertura, el mismo día.`,
  'setting.openingPause': ({ name }: { name: string }) =>
    `Horario de ${days(name)}: la pausa debe estar entre la apertura y el cierre, y terminar después de empezar. Un día tiene una como máximo.`,
  'setting.openingTime': ({ name }: { name: string }) =>
    `Horario de ${days(name)}: hacen falta horas de cuatro cifras, por ejemplo 09:00 y 17:00.`,
  'setting.currencies': 'Se esperaban monedas de tres letras, por ejemplo USD, EUR.',
  'setting.currencyUnknown': ({ name }: { name: string }) => `${name} no es una moneda. Se esperan códigos como USD, EUR o CUP.`,
  /** name: host of the network, such as "facebook.com". */
  'setting.link': ({ name }: { name: string }) =>
    `Se esperaba la dirección de una página de ${name}, por ejemplo https://${name}/…, sin usuario ni contraseña, o el nombre de su cuenta con @, por ejemplo @empresa.`,
  'setting.claim': 'Se esperaba un número, con dos decimales como máximo, por ejemplo 330 o 5.5.',
  'setting.sunDays': 'Un año tiene 366 días como máximo.',
  'setting.claimRange': 'El valor «desde» no puede ser mayor que el valor «hasta».',
  'setting.placeholder': 'Entre llaves solo puede ir {years} o {sunDays}, exactamente así: se vuelve la cifra de años o de días de sol.',
  'setting.country': 'Se esperaba un país: su nombre o dos letras, por ejemplo Cuba o CU.',
  'setting.handover': 'Se esperaba pickup (solo recogida) o delivery (también entrega).',
  'setting.statements': 'Se esperaban nombres de la lista, separados por comas.',
  'setting.certificates':
    'Se esperaban 20 certificados como máximo, cada uno con un nombre de hasta 60 letras. Su documento es un PDF, una imagen de la biblioteca o una página que empieza con https://.',
  'setting.colour': 'Se esperaba un color como #0a363f.',
  'setting.colourMain': ({ colour }: { colour: string }) =>
    `Sobre este color las letras claras se leen mal. Elija uno más oscuro, por ejemplo ${colour}.`,
  'setting.colourAccent': ({ colour }: { colour: string }) =>
    `Sobre este color las letras oscuras se leen mal. Elija uno más claro, por ejemplo ${colour}.`,
  'setting.statistic': 'Se esperaba una cifra corta con un número, máximo 12 caracteres.',
  'image.gone': 'Esta imagen ya no está en la biblioteca. Quizás alguien la eliminó entretanto. Elija otra, por favor.',
  'setting.email': 'La dirección de correo no es válida.',
  'setting.verificationCountries':
    'Se esperaban códigos de país de dos letras separados por comas, como CN,RU; con ! delante, todos menos esos; * para todos.',
  // Documents of certificates
  'document.none': 'No se envió ningún documento.',
  'document.empty': ({ name }: { name: string }) => `«${name}» está vacío: el archivo no tiene contenido.`,
  'document.notPdf': ({ name }: { name: string }) =>
    `«${name}» no es un documento PDF, aunque se llame así. Guárdelo como PDF y súbalo otra vez.`,
  'document.otherFile': ({ name }: { name: string }) => `«${name}» no es un documento PDF. Guárdelo como PDF y súbalo otra vez.`,
  'document.tooLarge': ({ name, megabytes }: { name: string; megabytes: number }) =>
    `«${name}» es demasiado grande (máximo ${megabytes} MB). Guárdelo con menos calidad de imagen o menos páginas.`,
  'document.gone': ({ name }: { name: string }) => `El documento de «${name}» ya no está guardado. Súbalo otra vez, por favor.`,
  // Pictures
  'image.focus': 'Se esperaba un punto de la imagen, como «0.5 0.5».',
  'image.crop': 'Se esperaba una parte de la imagen de al menos un décimo por lado, como «0.1 0 0.8 1».',
  'image.none': 'No se envió ninguna imagen.',
  'image.notAPicture': ({ name }: { name: string }) => `«${name}» no es una imagen JPEG, PNG, WebP, AVIF o GIF.`,
  'image.damaged': ({ name }: { name: string }) =>
    `«${name}» está dañado, quizás se cortó en una transferencia. Envíelo otra vez, mejor desde el original.`,
  'image.heic': ({ name }: { name: string }) =>
    `«${name}» es una foto HEIC de un iPhone, y el sitio no puede mostrarla. Envíesela usted mismo por WhatsApp, guárdela desde allí y súbala otra vez.`,
  'image.tooLarge': ({ name, megabytes }: { name: string; megabytes: number }) => `«${name}» es demasiado grande (máximo ${megabytes} MB).`,
  'image.tooManyPixels': ({ name }: { name: string }) => `«${name}» tiene más de 40 megapíxeles.`,
  'image.tooManyFiles': ({ count }: { count: number }) => `Como máximo ${count} archivos a la vez.`,
  'image.address': 'Se esperaba una dirección http o https.',
  'image.notThere':
    'En esta dirección del propio sitio no hay ninguna imagen de la biblioteca. En la biblioteca cada imagen tiene un botón que copia su dirección.',
  'image.privateAddress': 'El servidor no descarga nada de redes locales o privadas.',
  'image.unreachable': 'No se pudo descargar la imagen de esa dirección.',
  'image.refused': 'En esa dirección el otro sitio no entrega ninguna imagen: ya no está allí o no es pública.',
  'image.inUse': ({ count }: { count: number }) =>
    count === 1 ? 'La imagen se usa en un lugar.' : `La imagen se usa en ${count} lugares.`,
  'image.placeholderSize': 'Ancho y alto: de 1 a 2000 píxeles.',
  // Accounts
  'account.usernameRequired': 'El usuario es obligatorio',
  'account.nameSigns': 'El nombre no puede llevar saltos de línea ni caracteres invisibles',
  'account.passwordRequired': 'La contraseña es obligatoria',
  /** Too many attempts to sign in, from a browser that has not signed in here before. */
  'account.tooManyTries': ({ seconds }: { seconds: number }) =>
    `Demasiados intentos. Espere ${wait(seconds)}. Un navegador con el que ya había iniciado sesión aquí no tiene que esperar por otros. Si es urgente, una persona con el rol de propietario puede darle una contraseña nueva en «Mi cuenta», o quien administra el servidor con «npm run admin -- reset».`,
  'account.wrong': 'Usuario o contraseña incorrectos',
  'account.passwordTooShort': 'La contraseña necesita al menos 8 caracteres',
  'account.currentWrong': 'La contraseña actual no es correcta',
  'account.samePassword': 'Esa es la contraseña actual. Elija otra.',
  'account.passwordCommon':
    'Esta contraseña se adivina fácilmente (muy usada, una sola palabra, una repetición o una fecha): se probaría de las primeras. Elija otra, por ejemplo tres o cuatro palabras que no vayan juntas.',
  'account.passwordNamed':
    'Esta contraseña es poco más que el nombre de la empresa o de la cuenta: se probaría de las primeras. Elija otra, por ejemplo tres o cuatro palabras que no vayan juntas.',
  'account.nameTaken': 'Ese usuario ya existe. Elija otro.',
  'account.ownReset': 'Su propia contraseña se cambia en «Cambiar contraseña», con la actual.',
  'account.ownRemoval': 'No puede quitar su propia cuenta. Solo puede hacerlo otra persona.',
  'account.ownPasswordWrong': 'Su propia contraseña no es correcta',
  'account.nameRemoved': 'Así se llama una cuenta quitada. Restáurela o elija otro nombre.',
  'account.ownRole': 'No puede cambiar su propio rol. Solo puede hacerlo otra persona con el rol de propietario.',
  'account.lastOwner': 'La última cuenta con el rol de propietario se queda: sin ella nadie podría administrar las cuentas.',
  'account.ownersOnly': 'Hace falta el rol de propietario.',
  // Inquiries. The specification prescribes the first three in English.
  'inquiry.nameTooShort': 'El nombre debe tener al menos 2 caracteres',
  'inquiry.phoneInvalid': 'Número de teléfono no válido',
  'inquiry.phoneDigits': 'Escriba el número en cifras, al menos seis.',
  'inquiry.messageTooShort': 'El mensaje debe tener al menos 10 caracteres',
  'inquiry.quantityInvalid': 'Escriba una cantidad de 1 a 9999.',
  'inquiry.emailInvalid': 'La dirección de correo no es válida.',
  'inquiry.keyReused': 'Con esta clave Idempotency-Key ya recibimos otra consulta; esta no se ha guardado. Envíela con una clave nueva.',
  'inquiry.asSent': 'Lo que envió el propio cliente se queda como está.',
  // Human verification
  'verification.needed':
    'Antes de enviar hay que comprobar que usted es una persona. Para eso hacen falta JavaScript y cookies en el navegador. Si no puede activarlos, contáctenos de otra forma: lo que escribió sigue aquí.',
  'verification.failed': 'Verificación fallida. Intente de nuevo.',
  'verification.movement': 'No se vio bastante movimiento del ratón. Intente de nuevo, o elija «No puedo pulsar el círculo».',
  'verification.machine': 'El movimiento pareció el de un programa. Intente de nuevo, o elija «No puedo pulsar el círculo».',
  'verification.expired': 'La comprobación caducó. Intente de nuevo.',
  'verification.tooFast': 'Fue demasiado rápido. Intente de nuevo.',
  'verification.browser': 'Los datos de su navegador se contradicen. Intente de nuevo o use otro navegador.',
  // History and trash
  'history.changedSince': ({ fields }: { fields: string }) => `Después se volvió a cambiar: ${fields}. No se deshizo nada.`,
  'history.leftSince': ({ fields }: { fields: string }) => `Después se volvió a cambiar: ${fields}. Por eso queda como está.`,
  'history.alreadyUndone': 'Este cambio ya está deshecho.',
  'history.notThere': 'Ya no existe o está en la papelera. Restáurelo primero.',
  'history.cannot': 'Este cambio no se puede deshacer.',
  'trash.notThere': 'Ya no está en la papelera.',
  'trash.categoryFirst': ({ names }: { names: Record<'es' | 'de' | 'en', string> }) =>
    `La categoría «${names.es}» también está en la papelera. Restáurela primero.`,
  'trash.subcategoryFirst': ({ names }: { names: Record<'es' | 'de' | 'en', string> }) =>
    `La subcategoría «${names.es}» también está en la papelera. Restáurela primero.`,
  'trash.skuTaken': ({
    names,
    sku,
    others,
  }: {
    names: Record<'es' | 'de' | 'en', string>
    sku: string
    others: Record<'es' | 'de' | 'en', string>
  }) => `«${names.es}» no se puede restaurar: la referencia (SKU) ${sku} la tiene ahora «${others.es}». Cámbiela allí primero.`,
  'trash.pictureThere': 'Esta imagen ya está de nuevo en la biblioteca.',
  // Translation and glossary
  'translation.textRequired': 'Falta el texto que se va a traducir.',
  'translation.sameLanguage': 'El idioma de destino debe ser otro que el de origen.',
  'template.nameRequired': 'El nombre en alemán es obligatorio',
  'template.textRequired': 'Escriba el texto en al menos un idioma',
  'template.place': 'El lugar debe ser un número entero de 1 a 50.',
  /** placeholders: unknown fields in braces, as typed: "{Precio} {x}". */
  'template.unknownField': ({ placeholders }: { placeholders: string }) =>
    `No se conoce: ${placeholders}. Entre llaves solo puede ir un campo; insértelo con los botones junto al texto.`,
  'template.tooMany': ({ most }: { most: number }) => `Hay ya ${most} plantillas. Elimine una primero.`,
  'glossary.germanRequired': 'El término en alemán es obligatorio',
  'glossary.translationRequired': 'Hace falta al menos una traducción',
  'glossary.taken': 'Este término en alemán ya está en el glosario.',
  // Exchange rates
  'exchange.number': 'Escriba la tasa como un número, por ejemplo 410.50.',
  'exchange.rangeEUR': 'Un dólar no vale menos de 0.2 ni más de 5 euros. Revise la coma y los ceros.',
  'exchange.rangeCUP': 'Un dólar no vale menos de 1 ni más de 100 000 pesos. Revise la coma y los ceros.',
  'exchange.day': 'Elija el día de la tasa.',
  'exchange.future': 'Ese día todavía no ha empezado en Cuba. Elija hoy o un día anterior.',
  'exchange.source': 'Escriba de dónde viene la tasa, por ejemplo el nombre del banco o de la página.',
  'sizing.number': 'Se espera un número.',
  /** For an ambiguous number such as "1.200"; possible: the readings that the field accepts. */
  'sizing.readTwoWays': ({ possible }: { possible: readonly number[] }) =>
    `Se puede leer de dos maneras. Escríbalo así: ${possible.map(String).join(' o ')}.`,
  'sizing.range': ({ least, most }: { least: number; most: number }) =>
    `Escriba un número de ${formatNumber(least, 'es')} a ${formatNumber(most, 'es')}.`,
  'sizing.sourceAsked': '¿De dónde viene el valor nuevo? Confirme la misma fuente o escriba la nueva.',
  'sizing.nameMissing': 'El nombre hace falta en los tres idiomas.',
  'searchWords.alone': 'Escriba al menos dos palabras o frases que signifiquen lo mismo, cada una en su línea.',
  'searchWords.onlySaid': 'Al menos una palabra debe estar sin el signo «=», para que se busque algo.',
  'searchWords.many': ({ most }: { most: number }) => `Caben hasta ${most} palabras o frases en un grupo.`,
  'searchWords.meaningless': ({ phrase }: { phrase: string }) => `«${phrase}» no tiene letras ni números: no se puede buscar.`,
  'searchWords.short': ({ phrase }: { phrase: string }) => `«${phrase}» es demasiado corta: se necesitan al menos 2 letras.`,
  'searchWords.long': ({ phrase, most }: { phrase: string; most: number }) => `«${phrase}» es demasiado larga: hasta ${most} letras.`,
  'searchWords.filler': ({ phrase }: { phrase: string }) =>
    `«${phrase}» solo tiene palabras que la búsqueda pasa por alto, como «de» o «para».`,
  'searchWords.twice': ({ phrase }: { phrase: string }) => `«${phrase}» está dos veces. Mayúsculas y acentos no cuentan.`,
  'searchWords.digit': ({ phrase }: { phrase: string }) => `«${phrase}»: el nombre de una unidad empieza con una letra.`,
  'searchWords.sign': ({ phrase }: { phrase: string }) =>
    `«${phrase}»: el nombre de una unidad se escribe con letras; entre ellas cabe un espacio, un guion o una barra.`,
  'searchWords.unitTaken': ({ phrase, unit }: { phrase: string; unit: string }) => `«${phrase}» ya es un nombre de la unidad ${unit}.`,
  'searchWords.tooMany': ({ most }: { most: number }) =>
    `Hay ya ${most} grupos propios en este idioma. Desactivar uno no libera su lugar: cambie uno existente.`,
}
export type Problems = typeof es
export type ProblemKey = keyof Problems
