import { type Language, languages } from '#i18n/language.ts'

/** Sentences of an order in one language, with placeholders in braces. */
type Sentences = {
  /** Code, and in a long order the number of the part and of all parts. */
  code: string
  codePart: string
  /** Price of one piece and of all. */
  each: string
  onRequest: string
  gone: string
  total: string
  pricesOf: string
  /** Instead of a name that storage lost: the product's id. */
  unnamed: string
}

/**
 * Every wording that orders have had, the present one last. Chats keep messages for years: what was ever sent is read by
 * the words of its time, so a wording is added here and none is changed. `old-messages` holds one of each.
 */
export const wordings: readonly { since: string; sentences: Record<Language, Sentences> }[] = [
  {
    since: '2026-11-21',
    sentences: {
      es: {
        code: 'Pedido {code}',
        codePart: 'Pedido {code}, parte {part} de {count}',
        each: '{unit} c/u = {sum}',
        onRequest: 'precio a consultar',
        gone: 'ya no está en el catálogo',
        total: 'Total: {amount} USD',
        pricesOf: 'Precios del {date}',
        unnamed: 'Producto n.º {id}',
      },
      de: {
        code: 'Bestellung {code}',
        codePart: 'Bestellung {code}, Teil {part} von {count}',
        each: 'je {unit} = {sum}',
        onRequest: 'Preis auf Anfrage',
        gone: 'nicht mehr im Katalog',
        total: 'Summe: {amount} USD',
        pricesOf: 'Preise vom {date}',
        unnamed: 'Produkt Nr. {id}',
      },
      en: {
        code: 'Order {code}',
        codePart: 'Order {code}, part {part} of {count}',
        each: '{unit} each = {sum}',
        onRequest: 'price on request',
        gone: 'no longer in the catalogue',
        total: 'Total: {amount} USD',
        pricesOf: 'Prices of {date}',
        unnamed: 'Product no. {id}',
      },
    },
  },
]

const VALUES: Record<string, string> = {
  code: '([0-9A-Za-z]{6})',
  part: '(\\d{1,3})',
  count: '(\\d{1,3})',
  date: '(.{4,40})',
  id: '(\\d{1,10})',
}

/** How an order says things in one language: patterns with what is said in brackets. */
export type OrderWords = ReturnType<typeof wordsOf>

export const orderWords: readonly OrderWords[] = wordings.flatMap(({ sentences }) =>
  languages.map((language) => wordsOf(language, sentences[language])),
)

function wordsOf(language: Language, { code, codePart, each, onRequest, gone, total, pricesOf, unnamed }: Sentences) {
  return {
    language,
    // Chats that copy several messages put time and sender before the first line of each.
    head: new RegExp(`(?:${pattern(codePart)}|${pattern(code)})\\s*$`, 'i'),
    each: new RegExp(`^${pattern(each)}$`, 'i'),
    onRequest,
    gone,
    total: new RegExp(`^\\W*${pattern(total)}\\W*$`, 'i'),
    pricesOf: new RegExp(`^\\s*${pattern(pricesOf)}\\s*$`, 'i'),
    unnamed: new RegExp(`^${pattern(unnamed)}$`),
  }
}

function pattern(sentence: string): string {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return escaped.replace(/\{(\w+)\}/g, (_, value) => VALUES[value] ?? '(.+?)')
}
