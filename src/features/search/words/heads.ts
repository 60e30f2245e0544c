import type { Language } from '#i18n/language.ts'
import { getLexicon } from './lexicon.ts'
import { packagingWords } from './word-lists.ts'
import { readTerms } from './words.ts'

/**
 * Head noun of a product's name: in Spanish the first word ("Panel solar 550 W"), in English and German the last one before a
 * figure or a word such as "for" ("Roof mounting kit for 4 panels"). Words for packaging are skipped ("Juego de cartuchos",
 * "Filter cartridge set").
 */
export function findHeadNoun(name: string, language: Language): string | undefined {
  const lexicon = getLexicon(language)
  const words: string[] = []
  const [first = name] = name.split(',')
  for (const { kind, word } of readTerms(first)) {
    if (language === 'es') {
      if (kind === 'text' && !lexicon.isFiller(word)) words.push(word)
      continue
    }
    const isEnd = kind !== 'text' || lexicon.relation(word) !== undefined
    if (isEnd && words.length > 0) break
    if (!isEnd) words.push(word)
  }
  if (language !== 'es') words.reverse()
  return words.find((word) => !packagingWords[language].has(word)) ?? words[0]
}
