import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/databases.ts'
import { demonstrationIndexes } from '#tests/demonstration-indexes.ts'
import type { OwnWords } from './words/word-groups.ts'

const groupOf = (...words: string[]): OwnWords => ({ groups: [{ key: 'own', words }], units: [] })
const lithium = 'BL-4810W BL-4820F BL-1210B BL-4810R BL-4840C'
const agm = 'BA-1210A BA-1220A'
const panels = 'PV-550M PV-400M PV-450B PV-300M ACC-ROOF4'

for (const database of databases) {
  describe(`phrases of staff in the demonstration catalogue, on ${database.name}`, () => {
    let shop: Awaited<ReturnType<typeof demonstrationIndexes>>

    beforeAll(async () => {
      shop = await demonstrationIndexes(database, ['es'])
      return shop.remove
    })

    function skusOf(query: string, own?: OwnWords): string {
      const { index, skuOf } = shop.indexes.get('es') ?? {}
      return (index?.find(query, own).ids ?? []).map((id) => skuOf?.get(id)).join(' ')
    }

    test.each([
      // The second word is unknown or names goods of other shops; in a group with the first it finds the same as the first.
      ['batería de litio', 'acumulador moderno', lithium],
      ['batería agm', 'cargador de celular', agm],
      ['batería de litio', 'negrita', lithium],
      ['panel solar', 'lámina de luna', panels],
      ['generador diésel', 'lámina de luna', 'GEN-D06S GEN-D12S GEN-D20S'],
      ['inversor 48v', 'lámina de luna', 'INV-05H INV-10H'],
      ['filtro de agua', 'lámina de luna', 'WF-10T WF-20B WF-10C WF-RO5'],
      ['cable solar', 'lámina de luna', 'ACC-CAB6'],
    ])('%s finds the same with a group as without, and %s in its group finds that too', (known, other, skus) => {
      expect(skusOf(known)).toBe(skus)
      for (const own of [groupOf(known, other), groupOf(other, known)])
        for (const query of [known, other, `quiero ${known}`, `busco ${other} para la casa`])
          expect([query, skusOf(query, own)]).toEqual([query, skusOf(query.replace(other, known))])
    })

    test.each([
      ['batería de litio', 'batería agm', lithium, agm],
      ['panel solar', 'cable solar', panels, 'ACC-CAB6'],
      ['generador diésel', 'filtro de agua', 'GEN-D06S GEN-D12S GEN-D20S', 'WF-10T WF-20B WF-10C WF-RO5'],
    ])('%s and %s each find their own products first, then the other’s', (one, other, ones, others) => {
      const own = groupOf(one, other)
      expect([skusOf(one, own), skusOf(other, own)]).toEqual([`${ones} ${others}`, `${others} ${ones}`])
    })

    test('find the products of further groups that share their words', () => {
      const own: OwnWords = {
        groups: [
          { key: 'a', words: ['negrita', 'batería agm'] },
          { key: 'b', words: ['batería agm', 'cable solar'] },
        ],
        units: [],
      }
      expect(skusOf('negrita', own)).toBe(`${agm} ACC-CAB6`)
    })
  })
}
