import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'

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
 * How a field is written between braces. Whoever writes a text reads its fields in the language of that text; each of
 * the words is understood in any text, in small letters or capitals, with accents or without.
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
export type TemplateValues = Partial<Record<TemplateField, string>>
export type FilledTemplate = {
  text: string
  /** Fields of the template without a value: the paragraphs that they stand in were left out. */
  missing: TemplateField[]
}

/** "Auf Lager": the name of a field in a text of this language. */
export const fieldWord = (field: TemplateField, language: Language): string => words[field][language]
/** "{Auf Lager}": as it stands in a text. */
export const placeholderOf = (field: TemplateField, language: Language): string => `{${fieldWord(field, language)}}`

const byWord = new Map(templateFields.flatMap((field) => Object.values(words[field]).map((word) => [foldText(word), field] as const)))
const PLACEHOLDER = /\{([^{}\n]*)\}|[{}]/g

/** Text between braces that is no field, and single braces: as written, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)]
    .filter(([, word]) => word === undefined || !fieldOf(word))
    .map(([placeholder]) => placeholder)
  return [...new Set(found)]
}

/** The fields of a text, each once, in their order. */
export function fieldsIn(text: string): TemplateField[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, word]) => fieldOf(word) ?? []))]
}

/**
 * Puts values in the place of fields. What belongs together stands in one paragraph, and a paragraph whose field has no
 * value is left out whole: no sentence with a hole is ever sent.
 */
export function fillTemplate(text: string, values: TemplateValues): FilledTemplate {
  // Paragraphs at even places, the empty lines behind them at odd ones.
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
