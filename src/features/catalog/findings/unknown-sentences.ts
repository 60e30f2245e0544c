import { formatList } from '#i18n/format.ts'
import type { Finding } from '../fit/finding.ts'
import { type AttributeKey, attributes } from '../goods/attributes.ts'
import type { ItemWords } from './item-words.ts'

/**
 * Words findings without a verdict. Missing figures get one sentence per product; a finding with another reason gets its own, with
 * the finding as `of`.
 */
export function unknownSentences(words: ItemWords, findings: readonly Finding[]): { text: string; of?: Finding }[] {
  const { t, itemOf, alone, language } = words
  const keysOf = new Map<number, Set<AttributeKey>>()
  const undecidedTexts = new Map<string, Finding>()
  for (const finding of findings) {
    // A finding with another reason than missing figures gets its own sentence.
    if (finding.reason || !finding.lacks?.length) undecidedTexts.set(undecided(words, finding), finding)
    else for (const { id, key } of finding.lacks) keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key))
  }
  const lists = [...keysOf].map(([id, keys]) => {
    const figures = [...keys].map((key) => t('quoted', { text: attributes[key].label[language] }))
    return { text: t('lacks', { one: alone(itemOf(id)), figures: formatList(figures, language), count: figures.length }) }
  })
  return [...lists, ...[...undecidedTexts].map(([text, of]) => ({ text, of }))]
}

/** Writes the sentence of an unknown finding without missing figures. */
function undecided(words: ItemWords, { check, reason, ids, figures }: Finding): string {
  const { t, number, itemOf, alone, counted, listOf, allOf, who } = words
  const [first, second] = [itemOf(ids[0]), itemOf(ids[1] ?? ids[0])]
  const both = { one: alone(first), other: alone(second) }
  const rest = ids.slice(1).map(itemOf)
  switch (reason) {
    case 'noDevice':
      return t('mixed.lone', { all: listOf(ids.map(itemOf).map(alone)) })
    case 'noBattery':
      return t('noBattery.inverter', { one: both.one })
    case 'several':
      return t('several', { one: allOf(ids.map(itemOf)) })
    case 'sharing':
      return t('sharing', { one: counted(first), others: allOf(rest) })
    case 'onePhase': {
      const at = { ...both, who, third: number(figures.third) }
      if (ids.length > 1) return t('onePhase', at)
      const { needKva, needKw } = figures
      return needKva === undefined
        ? t('onePhase.surge', { ...at, asks: number(needKw, 2) })
        : t('onePhase.home', { ...at, asks: number(needKva, 2) })
    }
    case 'extends':
      return t('ownParts.extends', both)
    case 'noSolarInput':
      return t('noSolarInput', both)
    case 'parallel': {
      const power = (value: number | undefined) => `${number(value, 2)}\u00a0${check === 'generatorHome' ? 'kVA' : 'kW'}`
      return t('parallel', { one: both.one, gives: power(figures.one), asks: power(figures.asks), count: figures.count ?? 0 })
    }
    default:
      if (check !== 'mixed') return t('undecided', both)
      return t(second.goods === 'panel' ? 'mixed.panel' : 'mixed.battery', { one: both.one, others: listOf(rest.map(alone)) })
  }
}
