import { expect, test } from 'vitest'
import type { LibraryImage, PictureUse } from '../image.contract.ts'
import { filterAndSortImages, isDescending } from './library-view.ts'

let made = 0
function image(filename: string, size: number, createdAt: string, ...kinds: PictureUse['kind'][]): LibraryImage {
  made += 1
  const usedIn = kinds.map((kind) => ({ kind, subject: '1', title: 'x' }))
  const texts = { altDe: '', altEs: '', altEn: '', focus: '0.5 0.5', crop: '' }
  return {
    id: made,
    filename,
    url: '',
    size,
    width: 1,
    height: 1,
    createdAt: `${createdAt}T00:00:00.000Z`,
    updatedAt: `${createdAt}T00:00:00.000Z`,
    ...texts,
    usedIn,
  }
}

const images = [
  image('panel-10.jpg', 300, '2026-11-03', 'product'),
  image('Batería.png', 100, '2026-11-01', 'category', 'product'),
  image('panel-9.jpg', 200, '2026-11-02', 'subcategory'),
  image('equipo.jpg', 400, '2026-11-04', 'setting'),
]
const names = (view: Partial<Parameters<typeof filterAndSortImages>[1]>) =>
  filterAndSortImages(images, { search: '', filter: 'all', sort: 'date', order: 'standard', ...view }).map(({ filename }) => filename)

test('the newest come first, and each order can be reversed', () => {
  expect(names({})).toEqual(['equipo.jpg', 'panel-10.jpg', 'panel-9.jpg', 'Batería.png'])
  expect(names({ order: 'reversed' })).toEqual(['Batería.png', 'panel-9.jpg', 'panel-10.jpg', 'equipo.jpg'])
  expect(names({ sort: 'name' })).toEqual(['Batería.png', 'equipo.jpg', 'panel-9.jpg', 'panel-10.jpg'])
  expect(names({ sort: 'size' })).toEqual(['equipo.jpg', 'panel-10.jpg', 'panel-9.jpg', 'Batería.png'])
  expect([isDescending('date', 'standard'), isDescending('name', 'standard'), isDescending('size', 'reversed')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a search finds names ignoring accents', () => {
  expect(names({ search: ' BATERIA ' })).toEqual(['Batería.png'])
  expect(names({ search: 'viento' })).toEqual([])
})

test('a filter selects pictures by where they are used, and one picture may match several filters', () => {
  expect(names({ filter: 'product' })).toEqual(['panel-10.jpg', 'Batería.png'])
  expect(names({ filter: 'category' })).toEqual(['panel-9.jpg', 'Batería.png'])
  expect(names({ filter: 'other' })).toEqual(['equipo.jpg'])
})
