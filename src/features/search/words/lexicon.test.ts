import { describe, expect, test } from 'vitest'
import { documentOf, found, indexOf } from '#tests/search-documents.ts'
import { toPieces } from '../plan/pieces.ts'
import { getRoles } from '../plan/roles.ts'
import { findSenses } from '../plan/senses.ts'
import { readSubject } from '../plan/subject.ts'
import { tokenize } from '../plan/tokens.ts'
import { buildSearchIndex } from '../search-index.ts'
import { getLexicon } from './lexicon.ts'
import { noOwnWords, type OwnWords, seededGroups } from './word-groups.ts'

const goods = [{ name: 'Panel solar 550 W' }, { name: 'Generador diésel 6 kVA' }, { name: 'Cemento gris, 25 kg' }, { name: 'Bloque' }]
const index = () =>
  buildSearchIndex(
    goods.map((given, place) => documentOf(place + 1, given)),
    'es',
  )
const own = (given: Partial<OwnWords>): OwnWords => ({ ...noOwnWords, ...given })

describe('words added by staff', () => {
  test('add results, as words and as phrases, in any number', async () => {
    expect(await found(goods, 'lamina del sol')).toEqual([])
    const { find } = await index()
    const words = own({ groups: [{ key: 'own', words: ['panel', 'Lámina del sol', 'tejuela'] }] })
    for (const query of ['lamina del sol', 'LÁMINAS DEL SOL', 'tejuelas', 'quiero una tejuela de 550w'])
      expect([query, find(query, words).ids]).toEqual([query, [1]])
    // Seeded synonyms still work, and without staff's words nothing has changed.
    expect([find('placa', words).ids, find('tejuela').ids]).toEqual([[1], []])
  })

  test.each([
    // Phrases with fillers at an end, with almost only fillers, or with many words.
    ...['todo en uno', 'la jevita', 'cosa buena', 'cosa de 12 voltios', 'maquina que saca corriente cuando se va la luz'],
    // Phrases of words that mean goods of the shop, or together something else.
    ...['planta eléctrica', 'batería de carro', 'disco duro', 'power station', 'chapa solar chiquita'],
  ])('make the phrase %j and the other words of its group find the same', async (phrase) => {
    const named = `${phrase[0]?.toUpperCase()}${phrase.slice(1)}`
    const { find, unknownIn } = await index()
    const withGoods = await indexOf([...goods, { name: named }])
    for (const words of [
      ['bloque', phrase],
      ['tejuela', phrase, 'bloque'],
      [phrase, 'bloque'],
    ].map((one) => own({ groups: [{ key: 'own', words: one }] }))) {
      expect(find(phrase, words).ids).toContain(4)
      expect(find(`busco ${phrase.toUpperCase()} para la finca`, words).ids).toContain(4)
      expect(withGoods.find('bloques', words).ids).toEqual(expect.arrayContaining([4, 5]))
      // No word of the phrase counts as unknown.
      expect(unknownIn(phrase, words).filter(({ counts }) => counts === 1)).toEqual([])
    }
  })

  test('apply to their own language only, although other languages know the words', async () => {
    const { unknownIn } = await index()
    const words = own({ groups: [{ key: 'own', words: ['bloque', 'power station'] }] })
    expect(unknownIn('power station')).toHaveLength(2)
    expect([unknownIn('power station', words), unknownIn('power', words)]).toMatchObject([[], [{ word: 'power' }]])
  })

  test('match a phrase with a typo, or written together', async () => {
    const { find } = await index()
    const words = own({ groups: [{ key: 'own', words: ['bloque', 'salva apagones', 'cajita mágica'] }] })
    for (const query of ['salvaapagones', 'salva-apagones', 'salva apagonez', 'cajita majica', 'la cajita mágica'])
      expect([query, find(query, words).ids]).toEqual([query, [4]])
  })

  test('extend a seeded group with phrases like a group of staff', async () => {
    const { find } = await index()
    const [shipped] = seededGroups.es.filter(({ key }) => key === 'es-generador')
    const words = own({ groups: [{ key: 'es-generador', words: [...(shipped?.words ?? []), 'todo en uno', 'caballo de hierro'] }] })
    for (const query of ['todo en uno', 'caballo de hierro', 'planta de luz', 'generador'])
      expect([query, find(query, words).ids]).toEqual([query, [2]])
    expect((await indexOf([...goods, { name: 'Caballo de hierro' }])).find('planta de luz', words).ids).toEqual([2, 5])
  })

  test('lead to the same page as the other words of their group', async () => {
    const { find } = await index()
    const words = own({
      groups: [
        { key: 'a', words: ['nevera', 'friza'] },
        { key: 'b', words: ['envío', 'paquetería'] },
      ],
    })
    expect([find('friza').lead, find('paquetería').lead]).toEqual([undefined, undefined])
    expect([find('friza', words).lead, find('una friza', words).lead]).toEqual([{ appliance: 'fridge' }, { appliance: 'fridge' }])
    expect(find('hacen paquetería', words).lead).toEqual({ service: 'delivery' })
  })

  test('replace a seeded group, or switch it off', async () => {
    const { find } = await index()
    expect(find('placa').ids).toEqual([1])
    expect(find('placa', own({ groups: [{ key: 'es-panel', words: [] }] })).ids).toEqual([])
    const changed = own({ groups: [{ key: 'es-panel', words: ['panel', 'tablilla'] }] })
    expect([find('placa', changed).ids, find('tablilla', changed).ids]).toEqual([[], [1]])
  })

  test('add spellings of units and leave similar words alone', async () => {
    const { find } = await index()
    const words = own({
      units: [
        { spelling: 'Kavea', unit: 'kva' },
        { spelling: 'kilito', unit: 'kg' },
        { spelling: 'metro', unit: 'm' },
      ],
    })
    expect(find('generador 6 kavea', words).ids).toEqual([2])
    expect(find('6kavea', words).ids).toEqual([2])
    expect(find('cemento de 25 KILITO', words).ids).toEqual([3])
    const read = (question: string) => {
      const tokens = tokenize(question)
      return toPieces(readSubject(tokens, findSenses(tokens, getRoles('es', words))), () => true)
        .map(({ word }) => word)
        .join(' ')
    }
    expect(['kavea', 'cable por metro', 'cable 5 metro', 'kaveas', 'akavea 5'].map(read)).toEqual([
      'kva',
      'cable por metro',
      'cable 5m',
      'kaveas',
      'akavea 5',
    ])
  })

  test('keep appliances apart from products of the shop', async () => {
    const carrying = [...goods, { name: 'Inversor', shortText: 'Para nevera y luz.' }]
    const { find } = await buildSearchIndex(
      carrying.map((given, place) => documentOf(place + 1, given)),
      'es',
    )
    const words = own({
      groups: [
        { key: 'a', words: ['nevera', 'frigidaire'] },
        { key: 'b', words: ['foco', 'panel'] },
      ],
    })
    const { ids, near } = find('nevera')
    expect([ids, near]).toEqual([[], [5]])
    expect(find('frigidaire', words)).toMatchObject({ ids, near })
    expect(find('panel', words).ids).toEqual([1])
    // A seeded group of goods to which staff add an appliance does not turn its words into appliances.
    const lamp = own({ groups: [{ key: 'es-panel', words: ['panel', 'tejuela', 'bombillo'] }] })
    expect([getLexicon('es', lamp).isAppliance('panel'), getLexicon('es', lamp).isAppliance('tejuela')]).toEqual([false, false])
    expect([getLexicon('es', words).isAppliance('frigidaire'), getLexicon('es').isAppliance('frigidaire')]).toEqual([true, false])
  })

  test('have no effect in a group of a single word or of symbols only', async () => {
    const { find } = await index()
    const words = own({
      groups: [
        { key: 'a', words: ['¡!', '=', ' '] },
        { key: 'b', words: ['panel'] },
      ],
      units: [{ spelling: '.*', unit: 'kg' }],
    })
    expect([find('panel', words).ids, find('xy ¡!', words).ids, find('', words).ids]).toEqual([[1], [], []])
  })

  test('give the same lexicon as long as they do not change', () => {
    const words = own({})
    expect(getLexicon('es', words)).toBe(getLexicon('es', words))
    expect(getLexicon('es', words)).not.toBe(getLexicon('de', words))
    expect(getLexicon('es')).toBe(getLexicon('es'))
  })
})
