import { type Language, languages } from '#i18n/language.ts'
import { de } from '#i18n/site/cart/de.ts'
import { en } from '#i18n/site/cart/en.ts'
import { type CartTexts, es } from '#i18n/site/cart/es.ts'
import { type Translate, translator } from '#i18n/translate.ts'

const texts: Record<Language, Translate<CartTexts>> = { es: translator(es), de: translator(de), en: translator(en) }

// Stand in the sentences where values go, so that the patterns are always made of the very words that orders carry.
const [FIRST, SECOND] = ['\u0001', '\u0002']
const [NUMBER, OTHER_NUMBER] = [70_001, 70_002]
const CODE = '([0-9A-Za-z]{6})'
const SOME = '(.+?)'

/** How an order says things in one language: patterns with what is said in brackets. */
export type OrderWords = {
  language: Language
  /** Code, and in a long order the number of the part and of all parts. */
  head: RegExp
  /** Price of one piece and of all. */
  each: RegExp
  onRequest: string
  gone: string
  total: RegExp
  pricesOf: RegExp
  /** Instead of a name that storage lost: the product's id. */
  unnamed: RegExp
}

export const orderWords: readonly OrderWords[] = languages.map((language) => {
  const t = texts[language]
  const code = pattern(t('order.code', { code: FIRST }), { [FIRST]: CODE })
  const parts = pattern(t('order.codePart', { code: FIRST, part: NUMBER, count: OTHER_NUMBER }), {
    [FIRST]: CODE,
    [NUMBER]: '(\\d{1,3})',
    [OTHER_NUMBER]: '(\\d{1,3})',
  })
  return {
    language,
    // Chats that copy several messages put time and sender before the first line of each.
    head: new RegExp(`(?:${parts}|${code})\\s*$`, 'i'),
    each: new RegExp(`^${pattern(t('order.each', { unit: FIRST, sum: SECOND }), { [FIRST]: SOME, [SECOND]: SOME })}$`, 'i'),
    onRequest: t('order.onRequest'),
    gone: t('order.gone'),
    total: new RegExp(`^\\W*${pattern(t('order.total', { amount: FIRST }), { [FIRST]: SOME })}\\W*$`, 'i'),
    pricesOf: new RegExp(`^\\s*${pattern(t('order.pricesOf', { date: FIRST }), { [FIRST]: '(.{4,40})' })}\\s*$`, 'i'),
    unnamed: new RegExp(`^${pattern(t('cart.unnamed', { id: NUMBER }), { [NUMBER]: '(\\d{1,10})' })}$`),
  }
})

function pattern(sentence: string, groups: Record<string, string>): string {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return Object.entries(groups).reduce((made, [mark, group]) => made.replace(mark, () => group), escaped)
}
