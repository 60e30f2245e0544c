import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'

/** Maximum lengths of a template. If a text makes a link longer than `MAX_REPLY_LINK_LENGTH`, the reply panel warns. */
export const TEMPLATE_NAME_MAX = 80
export const TEMPLATE_TEXT_MAX = 2000
/** Maximum number of templates, since staff choose from the whole list. */
export const MAX_TEMPLATES = 50

/** Fields that a template may insert, in the order of the buttons. */
export const templateFields = [
  'name',
  'code',
  'date',
  'message',
  'products',
  'inStock',
  'fewLeft',
  'notInStock',
  'hours',
  'address',
  'phone',
  'company',
] as const
export type TemplateField = (typeof templateFields)[number]

/**
 * Words of a field between braces. A text shows its fields in its own language, but understands the words of all languages,
 * regardless of case and accents.
 */
const words: Record<TemplateField, Record<Language, string>> = {
  name: { es: 'Nombre', de: 'Name', en: 'Name' },
  code: { es: 'Código', de: 'Code', en: 'Code' },
  date: { es: 'Fecha', de: 'Datum', en: 'Date' },
  message: { es: 'Mensaje', de: 'Nachricht', en: 'Message' },
  products: { es: 'Productos', de: 'Produkte', en: 'Products' },
  inStock: { es: 'En existencia', de: 'Auf Lager', en: 'In stock' },
  fewLeft: { es: 'Quedan pocas unidades', de: 'Nur noch wenige', en: 'Few left' },
  notInStock: { es: 'Sin existencia', de: 'Nicht auf Lager', en: 'Not in stock' },
  hours: { es: 'Horario', de: 'Öffnungszeiten', en: 'Opening hours' },
  address: { es: 'Dirección', de: 'Adresse', en: 'Address' },
  phone: { es: 'Teléfono', de: 'Telefon', en: 'Phone' },
  company: { es: 'Empresa', de: 'Firma', en: 'Company' },
}

/** Text of each field; absent or '' if unknown. */
export type FieldValues = Partial<Record<TemplateField, string>>
export type FilledTemplate = {
  text: string
  /** Fields of the template without a value: their paragraphs were left out. */
  missing: TemplateField[]
}

/** "Auf Lager": the name of a field in a text of this language. */
export const fieldWord = (field: TemplateField, language: Language): string => words[field][language]
/** "{Auf Lager}": a field as a text contains it. */
export const placeholderOf = (field: TemplateField, language: Language): string => `{${fieldWord(field, language)}}`

const byWord = new Map(templateFields.flatMap((field) => Object.values(words[field]).map((word) => [foldText(word), field] as const)))
const PLACEHOLDER = /\{([^{}\n]*)\}|[{}]/g

/** Text between braces that is no field, and single braces: as written, without duplicates. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)]
    .filter(([, word]) => word === undefined || !fieldOf(word))
    .map(([placeholder]) => placeholder)
  return [...new Set(found)]
}

/** Fields of a text in their order, without duplicates. */
export function fieldsIn(text: string): TemplateField[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, word]) => fieldOf(word) ?? []))]
}

/**
 * Replaces fields by their values. A paragraph with a field that has no value is left out, so that no incomplete sentence is
 * sent.
 */
export function fillTemplate(text: string, values: FieldValues): FilledTemplate {
  // Even indexes have the paragraphs, odd ones the empty lines after them.
  const parts = text.split(/(\n(?:[^\S\n]*\n)+)/)
  let filled = ''
  for (let at = 0; at < parts.length; at += 2) {
    const paragraph = parts[at] ?? ''
    if (fieldsIn(paragraph).some((field) => !values[field])) continue
    const written = paragraph.replace(PLACEHOLDER, (placeholder, word?: string) => {
      const field = fieldOf(word)
      return field ? (values[field] ?? '') : placeholder
    })
    filled += filled ? `${parts[at - 1] ?? ''}${written}` : written
  }
  return { text: filled, missing: fieldsIn(text).filter((field) => !values[field]) }
}

function fieldOf(word: string | undefined): TemplateField | undefined {
  return word === undefined ? undefined : byWord.get(foldText(word.trim()))
}
