import { describe, expect, test } from 'vitest'
import type { Language } from '#i18n/language.ts'
import { type Piece, toPieces } from './pieces.ts'
import { getRoles } from './roles.ts'
import { findSenses } from './senses.ts'
import { type NamedGoods, splitGoods } from './split-goods.ts'
import { readSubject } from './subject.ts'
import { tokenize } from './tokens.ts'

const things = /^(?:panel(?:es|s)?|inversor|inverter|bater[ií]as?|batter(?:y|ie)|controlador|wechselrichter|module?|cables?|soporte)$/i
/** Decides which goods a part of a question names, with a short list instead of the index. */
const named = (part: readonly Piece[]): NamedGoods => {
  const behind = part.findIndex(({ roles }) => roles.has('for'))
  const own = behind < 0 ? part : part.slice(0, behind)
  const heads = new Set(own.flatMap(({ text }) => (things.test(text) ? [text] : [])))
  const hasRelated = behind >= 0 && part.slice(behind).some(({ text }) => things.test(text))
  return { isThing: heads.size > 0, heads, hasRelated, isSeveral: false }
}

function thingsOf(question: string, language: Language): string[] {
  const tokens = tokenize(question)
  const pieces = toPieces(readSubject(tokens, findSenses(tokens, getRoles(language))), () => true)
  return splitGoods(pieces, language, named).map((part) => part.map(({ text }) => text).join(' '))
}

describe('a question without a conjunction', () => {
  test.each<[Language, string, string[]]>([
    ['es', 'inversor de 5kw bateria de litio 5kwh 6 paneles de 550w', ['inversor de 5kw', 'bateria de litio 5kwh', '6 paneles de 550w']],
    ['es', 'inversor 5kw batería 48v', ['inversor 5kw', 'batería 48v']],
    ['es', 'inversor 5kw 48v batería', ['inversor 5kw 48v', 'batería']],
    ['es', 'inversor 5 kw híbrido batería 48v', ['inversor 5 kw', 'híbrido batería 48v']],
    ['es', 'inversor 5kw. batería', ['inversor 5kw', 'batería']],
    ['es', 'inversor 5kw mas batería 48v', ['inversor 5kw', 'batería 48v']],
    ['es', 'panel inversor batería', ['panel', 'inversor', 'batería']],
    ['es', 'panel solar inversor batería de litio', ['panel solar', 'inversor', 'batería de litio']],
    ['es', '2 baterías 4 paneles', ['2 baterías', '4 paneles']],
    ['es', 'inversor con 2 baterías 48v', ['inversor', '2 baterías 48v']],
    ['es', 'inversor de 3kw con batería de 100 ah', ['inversor de 3kw', 'batería de 100 ah']],
    ['es', 'panel 550w batería 5kwh y cable', ['panel 550w', 'batería 5kwh', 'cable']],
    ['en', 'inverter 5kw battery 48v', ['inverter 5kw', 'battery 48v']],
    ['en', '5kw inverter 48v battery', ['5kw inverter', '48v battery']],
    ['en', '5kw inverter with a 100ah battery', ['5kw inverter', '100ah battery']],
    ['en', 'solar panel inverter battery', ['solar panel', 'inverter', 'battery']],
    ['en', 'panels plus battery', ['panels', 'battery']],
    ['de', 'Wechselrichter 5 kW Batterie 48 V', ['Wechselrichter 5 kW', 'Batterie 48 V']],
    ['de', '5 kW Wechselrichter 48 V Batterie', ['5 kW Wechselrichter', '48 V Batterie']],
  ])('is split into its goods in %s: %s', (language, question, parts) => {
    expect(thingsOf(question, language)).toEqual(parts)
  })

  test.each<[Language, string]>([
    ['es', 'inversor 5kw híbrido 48v'],
    ['es', 'batería 100ah para inversor'],
    ['es', 'batería para inversor de 24 voltios'],
    ['es', 'inversor con batería de 48v'],
    ['es', 'inversor con 2 entradas'],
    ['es', 'cable panel'],
    ['es', 'cable 6mm para panel 550w batería 48v'],
    ['es', 'soporte 4 paneles'],
    ['es', 'kit 4 paneles 550w batería 5kwh'],
    ['es', 'sistema de 3kw con 2 baterías'],
    ['en', 'i need a battery for my 48v inverter'],
    ['en', '5kw solar kit 10kwh battery'],
    ['es', '1kw '.repeat(50).trim()],
    ['es', 'panel '.repeat(60).trim()],
  ])('stays whole if it names a single product in %s: %s', (language, question) => {
    expect(thingsOf(question, language)).toEqual([question])
  })
})
