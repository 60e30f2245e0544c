import { expect, test } from 'vitest'
import { searchTerms } from './glossary-data.ts'

const term = (de: string, es: string, en: string) => ({ key: de, de, es, en, origin: 'shipped' as const, updatedAt: null })

test('a search finds words of any language, without accents', () => {
  const terms = [term('Überspannungsschutz', 'protector contra sobretensiones', 'surge protection'), term('Batterie', 'batería', 'battery')]
  const found = (query: string) => searchTerms(terms, query).map(({ de }) => de)
  expect([found('uberspannung'), found('SURGE prot'), found('bateria'), found(''), found('xyz')]).toEqual([
    ['Überspannungsschutz'],
    ['Überspannungsschutz'],
    ['Batterie'],
    ['Überspannungsschutz', 'Batterie'],
    [],
  ])
})
