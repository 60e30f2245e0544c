import { describe, expect, test } from 'vitest'
import { normalizeTerm, splitAtTerms, translateWholeTerm } from './glossary.ts'
import { shippedTerms } from './shipped-terms.ts'

const toSpanish = { from: 'de', to: 'es' } as const
const term = (de: string, es: string, isWhole = false) => ({ key: de, de, es, en: '', isWhole })

describe('the shipped glossary', () => {
  test('contains at least 60 technical terms besides stock and status words, complete in three languages', () => {
    expect(shippedTerms.filter(({ isWhole }) => !isWhole).length).toBeGreaterThanOrEqual(60)
    for (const { de, es, en } of shippedTerms) expect([de, es, en].every((text) => text.trim() === text && text !== '')).toBe(true)
  })

  test('contains each German term and each key once', () => {
    expect(new Set(shippedTerms.map(({ key }) => key)).size).toBe(shippedTerms.length)
    expect(new Set(shippedTerms.map(({ de }) => normalizeTerm(de))).size).toBe(shippedTerms.length)
  })

  test.each([
    ['Preis auf Anfrage', 'Precio a consultar', 'Price on request'],
    [' preis  auf anfrage ', 'Precio a consultar', 'Price on request'],
    ['Auf See', 'En el mar', 'At sea'],
    ['Wechselrichter', 'Inversor', 'Inverter'],
    ['Zubehör', 'Accesorios', 'Accessories'],
  ])('translates "%s"', (german, spanish, english) => {
    expect(translateWholeTerm(shippedTerms, german, toSpanish)).toBe(spanish)
    expect(translateWholeTerm(shippedTerms, german, { from: 'de', to: 'en' })).toBe(english)
  })

  test('translates from Spanish as well, and does not translate unknown terms', () => {
    expect(translateWholeTerm(shippedTerms, 'Precio a consultar', { from: 'es', to: 'de' })).toBe('Preis auf Anfrage')
    expect(translateWholeTerm(shippedTerms, 'inversor', { from: 'es', to: 'en' })).toBe('inverter')
    expect(translateWholeTerm(shippedTerms, 'Wechselrichter mit Display', toSpanish)).toBeUndefined()
  })
})

describe('terms in a sentence', () => {
  const terms = [term('Batterie', 'batería'), term('Lithium-Batterie', 'batería de litio'), term('Neu', 'Nuevo', true)]

  test('are found as whole words, the longest first', () => {
    expect(splitAtTerms(terms, 'Eine Lithium-Batterie, keine Batteriekiste: Batterie.', toSpanish)).toEqual([
      { text: 'Eine ' },
      { text: 'Lithium-Batterie', translated: 'batería de litio' },
      { text: ', keine Batteriekiste: ' },
      { text: 'Batterie', translated: 'batería' },
      { text: '.' },
    ])
  })

  test('keep a capital at the start, and treat status words as ordinary words', () => {
    expect(splitAtTerms(terms, 'Batterie, Neu', toSpanish)).toEqual([{ text: 'Batterie', translated: 'Batería' }, { text: ', Neu' }])
    expect(splitAtTerms(terms, 'Die Batterie-Kiste', toSpanish)).toEqual([{ text: 'Die Batterie-Kiste' }])
  })

  test('may contain any character', () => {
    expect(splitAtTerms([term('C++ (neu)', 'x')], 'mit C++ (neu)', toSpanish)).toEqual([
      { text: 'mit ' },
      { text: 'C++ (neu)', translated: 'x' },
    ])
    expect(splitAtTerms([], '', toSpanish)).toEqual([{ text: '' }])
  })
})
