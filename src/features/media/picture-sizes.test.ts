import { expect, test } from 'vitest'
import { pictureSizes, pictureSources } from './picture-sizes.ts'

const url = `/media/${'0123456789abcdef0123'}aabbcc/1440.jpg`

test('a library picture is offered in every width, AVIF before WebP', () => {
  const sources = pictureSources(url, pictureSizes.hero, false)
  expect(sources?.avif).toBe(
    '/media/0123456789abcdef0123aabbcc/240.avif 240w,/media/0123456789abcdef0123aabbcc/480.avif 480w,' +
      '/media/0123456789abcdef0123aabbcc/960.avif 960w,/media/0123456789abcdef0123aabbcc/1440.avif 1440w',
  )
  expect(sources?.webp).toContain('/480.webp 480w')
  expect(sources?.colour).toBe('#aabbcc')
})

test('the low-bandwidth mode offers only the low quality, and nothing wider than 960', () => {
  const sources = pictureSources(url, pictureSizes.hero, true)
  expect(sources?.avif.match(/\d+l?\.avif/g)).toEqual(['240l.avif', '480l.avif', '960l.avif'])
  expect(sources?.src).toMatch(/\/480l\.webp$/)
})

test('a card in the low-bandwidth mode is offered nothing wider than 480', () => {
  expect(pictureSources(url, pictureSizes.category, true)?.webp.match(/\d+l\.webp/g)).toEqual(['240l.webp', '480l.webp'])
})

test('an address outside the library has no sources', () => {
  expect(pictureSources('/api/placeholder/400/300', pictureSizes.hero, true)).toBeUndefined()
  expect(pictureSources('https://example.com/a.jpg', pictureSizes.hero, true)).toBeUndefined()
  expect(pictureSources(null, pictureSizes.hero, false)).toBeUndefined()
})

test.each([
  ['product', 240],
  ['row', 240],
  ['thumb', 240],
  ['category', 240],
  ['productWide', 480],
  ['hero', 480],
  ['half', 480],
  ['main', 480],
] as const)('on a phone of 390 px in Spanish a %s picture loads %i px, at double density and at triple', (slot, expected) => {
  const { full, low }: { full: string; low?: string } = pictureSizes[slot]
  const chosen = (density: number) => chosenWidth(low ?? full, { width: 390, density, offered: offeredBy(slot, true) })
  expect([chosen(2), chosen(2.625), chosen(3)]).toEqual([expected, expected, expected])
})

test.each([
  ['product', 480],
  ['row', 240],
  ['category', 480],
  ['hero', 960],
  ['main', 960],
] as const)('on a screen of 1280 px a %s picture loads %i px', (slot, expected) => {
  expect(chosenWidth(pictureSizes[slot].full, { width: 1280, density: 1, offered: offeredBy(slot, false) })).toBe(expected)
})

function offeredBy(slot: keyof typeof pictureSizes, isLow: boolean): number[] {
  return [...(pictureSources(url, pictureSizes[slot], isLow)?.avif.matchAll(/(\d+)w/g) ?? [])].map(([, width]) => Number(width))
}

/** File that a browser would choose: the first condition that holds gives the slot's width, the next larger file fills it. */
function chosenWidth(sizes: string, { width, density, offered }: { width: number; density: number; offered: number[] }): number {
  const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('vw') ? width / 100 : 16)
  const slot = sizes
    .split(',')
    .map((part) => /^(?:\(min-width:([\d.]+rem)\) )?([\d.]+(?:rem|vw))$/.exec(part) as RegExpExecArray)
    .find(([, condition]) => condition === undefined || pixels(condition) <= width)
  const needed = pixels(slot?.[2] ?? '') * density
  return offered.find((each) => each >= needed) ?? (offered.at(-1) as number)
}
