import { formatDay } from '#i18n/format.ts'

type Column = { column: string }
type Text = Column & { text: string }
type Surplus = { count: number; text: string }
/** `isKept`: the product keeps the pictures that it has. */
type MissingPicture = { text: string; isKept?: boolean }

const withoutPicture = (isKept = false) => (isKept ? 'Las imágenes anteriores se quedan.' : 'El producto se importa sin ella.')

/** Messages for refused spreadsheets, and messages about a single row. `column`: heading as in the file. */
export const spreadsheets = {
  'sheet.none': 'Elija un archivo CSV o XLSX.',
  'sheet.empty': 'El archivo no tiene filas con datos debajo de los nombres de las columnas.',
  'sheet.tooLarge': ({ megabytes }: { megabytes: number }) =>
    `El archivo es demasiado grande: como máximo ${megabytes} MB. Divídalo, o quite las imágenes que contiene.`,
  'sheet.zipTooLarge': ({ megabytes }: { megabytes: number }) =>
    `El ZIP con imágenes es demasiado grande: como máximo ${megabytes} MB. Suba el resto en la biblioteca: también se encuentran por su nombre.`,
  'sheet.tooManyRows': ({ most }: { most?: string }) => `Demasiadas filas: como máximo ${most}. Divida el archivo.`,
  'sheet.tooManyColumns': ({ most }: { most?: string }) => `Demasiadas columnas: como máximo ${most}. Borre las que no hacen falta.`,
  'sheet.cellTooLong': ({ most }: { most?: string }) =>
    `Una celda es demasiado larga: como máximo ${most} caracteres. Acorte el texto o borre la celda.`,
  'sheet.swollen': 'El archivo contiene mucho más de lo que aparenta y no se abre. Guarde la tabla de nuevo en un archivo nuevo.',
  'sheet.notASheet':
    'Este archivo no es una hoja de cálculo o está dañado. Ábralo en Excel o LibreOffice, guárdelo allí como «.xlsx» y suba el archivo nuevo. Si tampoco se abre allí, necesita otro archivo.',
  'sheet.old': 'Este archivo es un Excel antiguo (.xls) o está protegido con contraseña. Guárdelo como .xlsx sin contraseña.',
  'sheet.zipUnreadable': 'El ZIP con imágenes no se puede leer.',
  'sheet.zipPath': ({ path }: { path: string }) =>
    `El ZIP con imágenes contiene «${path}». Esa ruta sale del ZIP. Comprima las imágenes de nuevo.`,
  'sheet.noColumns':
    'Ninguna columna indica de qué producto es cada fila. Ponga en la primera fila los nombres de las columnas, por ejemplo Nombre y Precio, como en la plantilla, o asigne las columnas a mano: al menos la referencia o el nombre.',
  'sheet.mapping': 'La asignación de columnas no es válida.',
  'sheet.unknownColumn': ({ column }: { column: string }) => `No existe la columna «${column}».`,
  'sheet.columnTwice': ({ column }: { column: string }) => `La columna «${column}» está asignada a dos encabezados.`,
  'sheet.unknownHeading': ({ heading }: { heading: string }) => `El archivo no tiene ningún encabezado «${heading}».`,
  'sheet.uploadGone': 'Este archivo ya no está en el servidor. Súbalo de nuevo.',
  'sheet.started': 'Esta importación ya se inició.',
  // Messages about a row
  'row.number': ({ column, text }: Text) => `${column}: «${text}» no es un número.`,
  'row.ambiguous': ({ column, text }: Text) =>
    `${column}: «${text}» puede leerse de dos maneras (¿mil o uno?). Escriba el número sin separador de miles.`,
  'row.price': ({ column, text }: Text) => `${column}: «${text}» no es un precio en dólares.`,
  'row.currency': ({ column, text }: Text) => `${column}: «${text}» está en otra moneda; los precios son en dólares.`,
  'row.zeroPrice': ({ column }: Column) => `${column}: un precio de 0 no se admite. Deje la celda vacía o escriba «a consultar».`,
  'row.flag': ({ column, text }: Text) => `${column}: «${text}» no es sí ni no.`,
  'row.stock': ({ column, text }: Text) =>
    `${column}: «${text}» no es un estado de existencias. Escriba un número, «en existencia», «quedan pocas unidades» o «sin existencia».`,
  'row.choice': ({ column, text, choices }: Text & { choices: string }) => `${column}: «${text}» no se admite. Posible: ${choices}.`,
  'row.date': ({ column, text }: Text) =>
    `${column}: la hoja de cálculo convirtió el valor en una fecha (${text}). Dé a la columna el formato «Texto» y escríbalo de nuevo.`,
  'row.formula': ({ column, text }: Text) =>
    `${column}: la celda contiene una fórmula (${text}) y las fórmulas no se calculan. Copie la columna y péguela como valores.`,
  'row.error': ({ column, text }: Text) => `${column}: la celda contiene el error ${text}.`,
  'row.unclosed': ({ column, text }: Text) =>
    `${column}: la celda empieza con comillas que no se cierran (${text}), así que no se sabe dónde termina. Borre esas comillas, o ponga otras al final de la celda.`,
  /** A cell that still begins with the mark of a downloaded file of faulty rows. */
  'row.marked': ({ column, text }: Text) =>
    `${column}: «${text}» se rechazó en una importación anterior. Corrija la celda y borre la marca [!].`,
  'row.markHelp': 'La celda rechazada empieza con [!]. Corríjala y borre esa marca.',
  'row.merged': ({ text }: { text: string }) => `Las celdas ${text} están combinadas; su valor vale para cada una de sus filas.`,
  'row.surplus': ({ count, text }: Surplus) =>
    `${count === 1 ? '1 celda no tiene encabezado y no se importa' : `${count} celdas no tienen encabezado y no se importan`}: ${text}.`,
  'row.shifted': ({ count, text }: Surplus) =>
    `Esta fila tiene más celdas que encabezados (${count}: ${text}). Es probable que un texto contenga el separador del archivo. Ponga el texto entre comillas o guarde el archivo como XLSX.`,
  'row.headingTwice': ({ column, text }: Text) => `El archivo tiene varias columnas «${column}»: vale la primera, y «${text}» se omite.`,
  'row.categoryUnknown': ({ column, text, nearest }: Text & { nearest?: string }) =>
    `${column}: la categoría «${text}» no existe.${nearest ? ` ¿Quiso decir «${nearest}»?` : ''} Elija arriba a qué categoría van sus productos.`,
  'row.categoryTwice': ({ column, text }: Text) =>
    `${column}: hay varias categorías «${text}». Escriba «Categoría > Subcategoría» o el nombre corto.`,
  'row.subcategoryUnknown': ({ column, text, category, nearest }: Text & { category: string; nearest?: string }) =>
    `${column}: la subcategoría «${text}» no existe en «${category}».${nearest ? ` ¿Quiso decir «${nearest}»?` : ''}`,
  'row.categoryMissing': 'Falta la categoría. La vista previa de una importación pregunta adónde van esos productos.',
  'row.nameMissing': 'Falta el nombre: un producto nuevo lo necesita.',
  'row.twice': ({ text, row }: { text: string; row: number }) =>
    `El mismo producto (${text}) ya está en la fila ${row}. Solo vale esa fila.`,
  'row.twiceOther': ({ text, row }: { text: string; row: number }) =>
    `El mismo producto (${text}) ya está en la fila ${row}, con otros datos; solo vale esa fila. Si esta fila es de otro producto, corrija su referencia o su nombre.`,
  'row.twiceFaulty': ({ text, row }: { text: string; row: number }) =>
    `El mismo producto (${text}) ya está en la fila ${row}, que tiene un error. ¿Cuál de las dos vale? Borre la otra.`,
  'row.nameTwice': ({ text }: { text: string }) => `Hay varios productos con el nombre «${text}». Escriba la referencia.`,
  'row.idUnknown': ({ text }: { text: string }) => `No hay producto con el ID ${text}.`,
  'row.codeUnknown': ({ text, nearest }: { text: string; nearest?: string | null }) =>
    `La tienda no tiene ningún producto con la referencia o dirección «${text}».${nearest ? ` ¿Quiso decir «${nearest}»?` : ''} Un producto nuevo necesita nombre y categoría.`,
  'row.skuZeros': ({ text, sku, name }: { text: string; sku: string; name: string }) =>
    `La referencia ${sku} (${name}) ya existe; «${text}» solo se diferencia de ella en los ceros iniciales.`,
  'row.idOther': ({ id, name, sku }: { id: string; name: string; sku: string }) =>
    `El ID ${id} es aquí el de otro producto («${name}»), y la referencia ${sku} no existe en la tienda. Si el ID es de otro sistema, elija «No importar» para esa columna.`,
  'row.idRenames': ({ id, name }: { id: string; name: string }) =>
    `El ID ${id} es aquí «${name}». Para cambiarle el nombre, añada su referencia o dirección. Si el ID es de otro sistema, elija «No importar» para esa columna.`,
  'row.disagree': ({ other }: { other: string }) =>
    `La referencia, la dirección y el ID de esta fila no son del mismo producto (uno de ellos es de «${other}»).`,
  'row.skuOther': ({ sku, name, other }: { sku: string; name: string; other: string }) =>
    `La referencia ${sku} es de «${name}», pero la dirección o el ID de esta fila es de «${other}».`,
  'row.field': ({ column, message }: { column: string; message: string }) => `${column}: ${message}`,
  'row.stale': ({ column, name }: { column: string; name: string }) =>
    `${column}: ${name || 'otra persona'} lo cambió entretanto. La fila no se importó.`,
  'row.staleOwn': ({ column }: Column) => `${column}: Usted lo cambió después de la vista previa. La fila no se importó.`,
  'row.gone': 'Otra persona borró este producto entretanto.',
  // The row was a new product, or another product, when staff checked the file.
  'row.appeared': ({ name }: { name: string }) => `Este producto ya existe entretanto en la tienda («${name}»). La fila no se importó.`,
  'row.renamed': ({ name }: { name: string }) =>
    `Otra persona cambió entretanto el nombre, la referencia o la dirección de este producto (ahora «${name}»). La fila no se importó.`,
  'row.pictureUnknown': ({ text, isKept }: MissingPicture) =>
    `La imagen «${text}» no está ni en el ZIP ni en la biblioteca. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInZip': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `En el ZIP hay varias imágenes distintas para «${text}»: ${candidates.join(', ')}${more ? ', …' : ''}. Escriba también la carpeta. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInLibrary': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `En la biblioteca hay varias imágenes distintas con el nombre «${text}». Escriba una de estas direcciones: ${candidates.join(', ')}${more ? ', …' : ''}. ${withoutPicture(isKept)}`,
  'row.pictureUnreachable': ({ text, isKept }: MissingPicture) =>
    `La imagen ${text} no se pudo obtener: su sitio no responde. ${withoutPicture(isKept)}`,
  'row.pictureUnusable': ({ text, message, isKept }: MissingPicture & { message: string }) =>
    `Imagen ${text}: ${message} ${withoutPicture(isKept)}`,
  'row.pictureTooLarge': ({ text, megabytes, isKept }: MissingPicture & { megabytes: number }) =>
    `Imagen ${text}: demasiado grande (máximo ${megabytes} MB). Súbala en la biblioteca, que la reduce, y escriba en la celda el nombre que tiene allí. ${withoutPicture(isKept)}`,
  'row.pictureLater': ({ text, alt }: { text: string; alt?: string }) =>
    `La imagen ${text} se obtiene al importar${alt ? `, con la descripción «${alt}»` : ''}.`,
  'row.toTranslate': 'Faltan los textos en alemán; después aparecen en «Traducciones».',
  'row.variableParent': 'Producto variable: no se vende por sí mismo y no se importa. Cada una de sus variantes es un producto propio.',
  'row.grouped': 'Producto agrupado: solo reúne otros, no tiene precio propio y no se importa. Los demás entran por separado.',
  'row.noParent': ({ text }: { text: string }) =>
    `Variante: su producto variable${text ? ` «${text}»` : ''} no está en el archivo. Lo que la variante tomaría de él (categoría, textos, imágenes) no se importa.`,
  'row.priceRounded': ({ column, text, price }: { column: string; text: string; price: string }) =>
    `${column}: ${text} se redondea a ${price}.`,
  'row.htmlKept': ({ column, text }: Text) => `${column}: el HTML, como «${text}», queda como texto.`,
  'row.textMade': 'Sin descripción corta: se toma de la descripción o del nombre.',
  'row.offerNotCheaper': 'El precio nuevo no es más bajo que el anterior.',
  'row.compareAtLow': ({ text, price }: { text: string; price: string }) =>
    `El precio anterior (${text}) no es más alto que el precio (${price}) y se omite.`,
  'row.offerEnded': ({ day }: { day: string }) => `El precio de oferta valía hasta el ${formatDay(day, 'es')} y se omite.`,
  'row.offerLater': ({ day }: { day: string }) => `El precio de oferta vale desde el ${formatDay(day, 'es')} y se omite.`,
}
