import { foldText } from '#kit/text/fold-text.ts'

/** A word, a number or a sign of a question. */
export type Token = {
  kind: 'word' | 'number' | 'sign'
  /** Text as typed. */
  text: string
  /** Small letters without accents, as words are compared. */
  word: string
  /** Character offsets in the question; `to` is exclusive. */
  from: number
  to: number
  /** True if no blank separates the token from the one before. */
  isGlued: boolean
}

/** Maximum tokens of a question and letters of a word; the rest is cut off. */
const TOKENS_MAX = 120
const WORD_MAX = 40
/** A word, with an English contraction ("what's") if it has one; a number with its separators; else a single sign. */
const piece =
  /(×|(?![0-9０-９])(?:(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)?[a-zA-Z]['’´`](?:t|s|d|m|re|ve|ll)(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*))|([0-9０-９]+(?:[.,][0-9０-９]+)*)|([^\s\p{C}])/gu
/** An x between numbers, with or without blanks: "2x3". Captures the digit before it, since Safari before 16.4 has no lookbehind. */
const times = /(\p{Nd}\s?)[xX](?=\s?\p{Nd})/gu
/** Signs within a word that are dropped, such as apostrophes and remains of folded letters. */
const joints = /[^\p{L}\p{N}]+/gu

/** Matches text in characters of our languages; other text is folded before it is split, like texts of the index. */
const usual = /^[\p{ASCII}\p{Script=Latin}\p{M}²³º€£¿¡–—−×≤≥’´‘“”…\s]*$/u

/** Splits a question into tokens, from which all later steps read. */
export function tokenize(question: string): Token[] {
  const tokens: Token[] = []
  const composed = question.normalize('NFC').replace(/×/g, 'x')
  const plain = (usual.test(composed) ? composed : foldText(composed)).replace(times, '$1×')
  for (const { 0: written, 1: word, 2: number, index } of plain.matchAll(piece)) {
    if (tokens.length === TOKENS_MAX) break
    const text = written === '×' ? 'x' : written
    const isGlued = tokens.length > 0 && tokens.at(-1)?.to === index
    const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : 'sign'
    const folded =
      kind === 'sign' ? (signs[text] ?? text) : kind === 'number' ? foldText(text) : foldText(text).replace(joints, '').slice(0, WORD_MAX)
    tokens.push({ kind, text, word: folded, from: index, to: index + text.length, isGlued })
  }
  return tokens
}

/** Plain sign for each typographic variant. */
const signs: Readonly<Record<string, string>> = { '–': '-', '—': '-', '−': '-', '’': "'", '¿': '?', '¡': '!' }

/** Text of tokens as it was typed, with a blank in place of removed tokens. */
export function textOf(tokens: readonly Token[]): string {
  let text = ''
  let end = Number.NaN
  for (const { text: own, isGlued, from, to, kind } of tokens) {
    const isTight = (isGlued && from === end) || (kind === 'sign' && closing.has(own))
    text += text === '' || isTight ? own : ` ${own}`
    end = to
  }
  return text
}

const closing = new Set([',', ';', '.', '!', '?'])
