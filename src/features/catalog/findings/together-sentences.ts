import type { Finding, Share } from '../fit/finding.ts'
import type { ItemWords } from './item-words.ts'

/** Writes the sentences that `knownSentence` has no case for: findings about several products together, and a missing battery. */
export function togetherSentence(words: ItemWords, { check, ids, figures, shares = [] }: Finding): string {
  const { t, number, itemOf, alone, placed, counted, firstOf, listOf, allOf, either } = words
  const one = alone(itemOf(ids[0]))
  const rest = ids.slice(1).map(itemOf)
  const others = listOf(rest.map(alone))
  const { count = 0, need = 0, missing = 0, below = 0, above = 0, freeW, panelsW, maxW, overW } = figures
  const supplied = (asks: number | undefined) => ({
    one,
    others: allOf(rest),
    gives: number(figures.generatorKw, 2),
    asks: number(asks, 2),
  })
  switch (check) {
    case 'loneChemistry':
    case 'loneVoltage':
    case 'systemBanks':
    case 'noDevice':
      return t(check, { all: listOf(ids.map(itemOf).map(alone)) })
    case 'mounted': {
      const { holds = 0, all = 0 } = figures
      const kits = listOf(ids.map(itemOf).flatMap((item) => (item.goods === 'mounting' ? counted(item) : [])))
      return missing > 0
        ? t('mounted.never', { one: kits, holds, count, missing, need, all })
        : t('mounted.fits', { one: kits, holds, count })
    }
    case 'noBattery':
      return t('noBattery.controller', { one })
    case 'shortOfBatteries':
      return t('shortOfBatteries', { one, need, count, missing, pairs: listOf(shares.map((share) => pairOf(words, share, false))) })
    case 'unevenPanels':
      return t('unevenPanels', { one, count, others, better: either([below, above].filter((number) => number > 0)) })
    case 'tooManyPanels':
      return t('tooManyPanels', { one, count, others, free: number(freeW, 0), better: below })
    case 'panelsTogether': {
      const [panels, most, over] = [panelsW, maxW, overW].map((watts) => number(watts, 0)) as [string, string, string]
      return t('panelsTogether', { other: alone(placed(itemOf(ids[0]), figures.atV)), panels, most, over })
    }
    case 'mixed':
      return t('mixed.chemistry', { others, one })
    case 'suppliesAll':
      return t('suppliesAll', supplied(figures.deviceKw))
    case 'chargesAll':
      return t('chargesAll', supplied(figures.chargerKw))
    default: {
      const { goods } = itemOf(shares[0]?.id)
      const kind = goods === 'panel' || goods === 'controller' ? goods : 'battery'
      const pairs = firstOf(shares.map((share) => pairOf(words, share, kind === 'battery'))).join('; ')
      return t(`shared.${kind}`, { pairs, isOpen: figures.isOpen === 1 })
    }
  }
}

function pairOf(words: ItemWords, { id, count, deviceId, place = 0, isEach = false }: Share, hasVolts: boolean): string {
  const { t, itemOf, alone, counted, voltagesOf } = words
  const device = itemOf(deviceId)
  const volts = hasVolts ? voltagesOf(device.specs) : ''
  // In a list of one battery's shares the battery's name precedes the list, so each share is only a number.
  const one = hasVolts || itemOf(id).goods !== 'battery' ? counted(itemOf(id), count) : String(count)
  return t('pair', { one, other: `${alone(device)}${volts && ` (${volts}\u00a0V)`}`, place, isEach })
}
