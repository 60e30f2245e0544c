import { formatDay } from '#i18n/format.ts'
import type { spreadsheets as Spanish } from './es.ts'

type Column = { column: string }
type Text = Column & { text: string }
type Surplus = { count: number; text: string }
type MissingPicture = { text: string; isKept?: boolean }

const withoutPicture = (isKept = false) => (isKept ? 'The previous pictures stay.' : 'The product is imported without it.')

export const spreadsheets = {
  'sheet.none': 'Choose a CSV or XLSX file.',
  'sheet.empty': 'The file has no rows with data below the names of the columns.',
  'sheet.tooLarge': ({ megabytes }: { megabytes: number }) =>
    `The file is too large: at most ${megabytes} MB. Split it, or remove the pictures in it.`,
  'sheet.zipTooLarge': ({ megabytes }: { megabytes: number }) =>
    `The ZIP with pictures is too large: at most ${megabytes} MB. Upload the rest to the media library: pictures are found there by name too.`,
  'sheet.tooManyRows': ({ most }: { most?: string }) => `Too many rows: at most ${most}. Split the file.`,
  'sheet.tooManyColumns': ({ most }: { most?: string }) => `Too many columns: at most ${most}. Delete those that are not needed.`,
  'sheet.cellTooLong': ({ most }: { most?: string }) =>
    `A cell is too long: at most ${most} characters. Shorten its text or delete the cell.`,
  'sheet.swollen': 'The file contains much more than its size suggests and is not opened. Save the table in a new file.',
  'sheet.notASheet':
    'This file is no spreadsheet, or it is damaged. Open it in Excel or LibreOffice, save it there as “.xlsx” and upload the new file. If it does not open there either, you need another file.',
  'sheet.old': 'This file is an old Excel file (.xls) or has a password. Save it as .xlsx without a password.',
  'sheet.zipUnreadable': 'The ZIP with pictures cannot be read.',
  'sheet.zipPath': ({ path }: { path: string }) =>
    `The ZIP with pictures contains “${path}”. This path leads out of the ZIP. Please pack the pictures again.`,
  'sheet.noColumns':
    'No column says which product a row is about. Write the names of the columns into the first row, for example Name and Price, as in the template, or assign the columns by hand: at least the SKU or the name.',
  'sheet.mapping': 'The assignment of columns is not valid.',
  'sheet.unknownColumn': ({ column }: { column: string }) => `There is no column “${column}”.`,
  'sheet.columnTwice': ({ column }: { column: string }) => `The column “${column}” is assigned to two headings.`,
  'sheet.unknownHeading': ({ heading }: { heading: string }) => `The file has no heading “${heading}”.`,
  'sheet.uploadGone': 'This file is no longer on the server. Upload it again.',
  'sheet.started': 'This import has been started already.',
  'row.number': ({ column, text }: Text) => `${column}: “${text}” is not a number.`,
  'row.ambiguous': ({ column, text }: Text) =>
    `${column}: “${text}” can be read in two ways (a thousand or one?). Write it without a thousands separator.`,
  'row.price': ({ column, text }: Text) => `${column}: “${text}” is not a price in dollars.`,
  'row.currency': ({ column, text }: Text) => `${column}: “${text}” is in another currency; prices are in dollars.`,
  'row.zeroPrice': ({ column }: Column) => `${column}: a price of 0 is not possible. Leave the cell empty or write “on request”.`,
  'row.flag': ({ column, text }: Text) => `${column}: “${text}” is neither yes nor no.`,
  'row.stock': ({ column, text }: Text) =>
    `${column}: “${text}” is not a stock state. Possible: a number, “in stock”, “only a few left”, “out of stock”.`,
  'row.choice': ({ column, text, choices }: Text & { choices: string }) => `${column}: “${text}” is not possible. Possible: ${choices}.`,
  'row.date': ({ column, text }: Text) =>
    `${column}: the spreadsheet has turned the value into a date (${text}). Format the column as “Text” and type it again.`,
  'row.formula': ({ column, text }: Text) =>
    `${column}: the cell contains a formula (${text}), and formulas are not evaluated. Copy the column and paste it as values.`,
  'row.error': ({ column, text }: Text) => `${column}: the cell contains the error ${text}.`,
  'row.unclosed': ({ column, text }: Text) =>
    `${column}: the cell begins with a quotation mark that is never closed (${text}), so its end is unknown. Delete the mark, or add one at the end of the cell.`,
  'row.marked': ({ column, text }: Text) => `${column}: an earlier import refused “${text}”. Correct the cell and delete the mark [!].`,
  'row.markHelp': 'The refused cell begins with [!]. Correct it and delete this mark.',
  'row.merged': ({ text }: { text: string }) => `The cells ${text} are merged; their value counts for each of their rows.`,
  'row.surplus': ({ count, text }: Surplus) =>
    `${count === 1 ? '1 cell has no heading and is' : `${count} cells have no heading and are`} not imported: ${text}.`,
  'row.shifted': ({ count, text }: Surplus) =>
    `This row has more cells than headings (${count}: ${text}). A text probably contains the separator of the file. Put the text in quotation marks, or save the file as XLSX.`,
  'row.headingTwice': ({ column, text }: Text) =>
    `The file has several columns “${column}”: the first one counts, and “${text}” is left out.`,
  'row.categoryUnknown': ({ column, text, nearest }: Text & { nearest?: string }) =>
    `${column}: the category “${text}” does not exist.${nearest ? ` Did you mean “${nearest}”?` : ''} Choose above which category its products go to.`,
  'row.categoryTwice': ({ column, text }: Text) =>
    `${column}: there are several categories “${text}”. Write “category > subcategory” or the short name.`,
  'row.subcategoryUnknown': ({ column, text, category, nearest }: Text & { category: string; nearest?: string }) =>
    `${column}: the subcategory “${text}” does not exist in “${category}”.${nearest ? ` Did you mean “${nearest}”?` : ''}`,
  'row.categoryMissing': 'The category is missing. The preview of an import asks where such products go.',
  'row.nameMissing': 'The name is missing: a new product needs it.',
  'row.twice': ({ text, row }: { text: string; row: number }) =>
    `The same product (${text}) is already in row ${row}. Only that row counts.`,
  'row.twiceOther': ({ text, row }: { text: string; row: number }) =>
    `The same product (${text}) is already in row ${row}, with other values; only that row counts. If this row is about another product, correct its SKU or name.`,
  'row.twiceFaulty': ({ text, row }: { text: string; row: number }) =>
    `The same product (${text}) is already in row ${row}, which has an error. Which of the two is right? Please delete the other.`,
  'row.nameTwice': ({ text }: { text: string }) => `Several products are called “${text}”. State the SKU.`,
  'row.idUnknown': ({ text }: { text: string }) => `There is no product with the ID ${text}.`,
  'row.codeUnknown': ({ text, nearest }: { text: string; nearest?: string | null }) =>
    `The shop has no product with the SKU or address “${text}”.${nearest ? ` Did you mean “${nearest}”?` : ''} A new product needs a name and a category.`,
  'row.skuZeros': ({ text, sku, name }: { text: string; sku: string; name: string }) =>
    `The SKU ${sku} (${name}) already exists; “${text}” differs from it only in leading zeros.`,
  'row.idOther': ({ id, name, sku }: { id: string; name: string; sku: string }) =>
    `ID ${id} is that of another product here (“${name}”), and the shop does not know the SKU ${sku}. If the ID is from another system, choose “Do not import” for its column.`,
  'row.idRenames': ({ id, name }: { id: string; name: string }) =>
    `ID ${id} is “${name}” here. To rename it, add its SKU or address. If the ID is from another system, choose “Do not import” for its column.`,
  'row.disagree': ({ other }: { other: string }) =>
    `SKU, address and ID of this row do not belong to the same product (one of them belongs to “${other}”).`,
  'row.skuOther': ({ sku, name, other }: { sku: string; name: string; other: string }) =>
    `The SKU ${sku} belongs to “${name}”, but the address or ID of this row to “${other}”.`,
  'row.field': ({ column, message }: { column: string; message: string }) => `${column}: ${message}`,
  'row.stale': ({ column, name }: { column: string; name: string }) =>
    `${column}: ${name || 'somebody'} has changed it meanwhile. The row was not imported.`,
  'row.staleOwn': ({ column }: Column) => `${column}: You changed this yourself since the preview. The row was not imported.`,
  'row.gone': 'Somebody has deleted this product meanwhile.',
  'row.appeared': ({ name }: { name: string }) => `The shop has this product meanwhile (“${name}”). The row was not imported.`,
  'row.renamed': ({ name }: { name: string }) =>
    `Somebody has changed the name, SKU or address of this product meanwhile (now “${name}”). The row was not imported.`,
  'row.pictureUnknown': ({ text, isKept }: MissingPicture) =>
    `The picture “${text}” is neither in the ZIP nor in the media library. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInZip': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `Several different pictures in the ZIP match “${text}”: ${candidates.join(', ')}${more ? ', …' : ''}. Please add the folder. ${withoutPicture(isKept)}`,
  'row.pictureTwiceInLibrary': ({ text, candidates, more, isKept }: MissingPicture & { candidates: string[]; more: boolean }) =>
    `Several different pictures in the media library are named “${text}”. Please give one of these addresses: ${candidates.join(', ')}${more ? ', …' : ''}. ${withoutPicture(isKept)}`,
  'row.pictureUnreachable': ({ text, isKept }: MissingPicture) =>
    `The picture ${text} could not be fetched: its website does not answer. ${withoutPicture(isKept)}`,
  'row.pictureUnusable': ({ text, message, isKept }: MissingPicture & { message: string }) =>
    `Picture ${text}: ${message} ${withoutPicture(isKept)}`,
  'row.pictureTooLarge': ({ text, megabytes, isKept }: MissingPicture & { megabytes: number }) =>
    `Picture ${text}: too large (at most ${megabytes} MB). Upload it to the media library, which shrinks it, and write its name there into the cell. ${withoutPicture(isKept)}`,
  'row.pictureLater': ({ text, alt }: { text: string; alt?: string }) =>
    `The picture ${text} is fetched during the import${alt ? `, with the description “${alt}”` : ''}.`,
  'row.toTranslate': 'German texts are missing; they are then due under “Translations”.',
  'row.variableParent': 'Variable product: it is not sold itself and not imported. Each of its variations is a product of its own.',
  'row.grouped':
    'Grouped product: it only shows others together, has no price of its own and is not imported. The others are imported one by one.',
  'row.noParent': ({ text }: { text: string }) =>
    `Variation: its variable product${text ? ` “${text}”` : ''} is not in the file. What the variation would have from it (category, texts, pictures) is left out.`,
  'row.priceRounded': ({ column, text, price }: { column: string; text: string; price: string }) =>
    `${column}: ${text} is rounded to ${price}.`,
  'row.htmlKept': ({ column, text }: Text) => `${column}: HTML such as “${text}” stays as text.`,
  'row.textMade': 'No short description: it is made from the description or the name.',
  'row.offerNotCheaper': 'The new price is not lower than the old one.',
  'row.compareAtLow': ({ text, price }: { text: string; price: string }) =>
    `The old price (${text}) is not higher than the price (${price}) and is left out.`,
  'row.offerEnded': ({ day }: { day: string }) => `The sale price was valid until ${formatDay(day, 'en')} and is left out.`,
  'row.offerLater': ({ day }: { day: string }) => `The sale price is valid from ${formatDay(day, 'en')} on and is left out.`,
} satisfies Record<keyof typeof Spanish, unknown>
