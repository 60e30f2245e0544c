import { type Language, languages } from '#i18n/language.ts'

/** Sentences of an order in one language, with placeholders in braces. */
type Sentences = {
  code: string
  /** Heading of a part of a long order: code, number of the part, number of parts. */
  codePart: string
  /** Price of one piece, and of all pieces of the line. */
  each: string
  onRequest: string
  gone: string
  out: string
  total: string
  pricesOf: string
  /** Replaces a name that was lost in storage; contains the product's id. */
  unnamed: string
}

/**
 * Every wording that orders have had, the current one last. Chats keep messages for years, and staff must be able to read all of
 * them. So never change a wording here; add a new one. The folder `old-messages` has messages in each wording.
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
        out: 'ya no está en existencia',
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
        out: 'nicht mehr auf Lager',
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
        out: 'no longer in stock',
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

/** Patterns that recognise the sentences of an order in one language and one wording; their groups capture the values. */
export type OrderWords = ReturnType<typeof wordsOf>

export const orderWords: readonly OrderWords[] = wordings.flatMap(({ sentences }) =>
  languages.map((language) => wordsOf(language, sentences[language])),
)

function wordsOf(language: Language, { code, codePart, each, onRequest, gone, out, total, pricesOf, unnamed }: Sentences) {
  return {
    language,
    // Not anchored at the start: if several messages are copied, chats put time and sender before the first line of each.
    head: new RegExp(`(?:${pattern(codePart)}|${pattern(code)})\\s*$`, 'i'),
    each: new RegExp(`^${pattern(each)}$`, 'i'),
    onRequest,
    gone,
    out,
    total: new RegExp(`^\\W*${pattern(total)}\\W*$`, 'i'),
    pricesOf: new RegExp(`^\\s*${pattern(pricesOf)}\\s*$`, 'i'),
    unnamed: new RegExp(`^${pattern(unnamed)}$`),
  }
}

function pattern(sentence: string): string {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return escaped.replace(/\{(\w+)\}/g, (_, value) => VALUES[value] ?? '(.+?)')
}
