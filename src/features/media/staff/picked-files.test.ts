import { expect, test } from 'vitest'
import { ORIGINAL_MAX_BYTES } from '../limits.ts'
import { splitPickedFiles } from './picked-files.ts'

const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size })
const problems = (files: ReturnType<typeof file>[]) => splitPickedFiles(files).refused.map(({ problem }) => problem)

test('pictures are accepted in the order in which they were chosen', () => {
  expect(splitPickedFiles([file('a.jpg'), file('b.png', 'image/png')]).taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.png'])
})

test('files that are no pictures are rejected before the upload, SVG too', () => {
  expect(problems([file('a.pdf', 'application/pdf'), file('b.svg', 'image/svg+xml'), file('c.jpg', 'image/jpeg', 0)])).toEqual([
    'invalid',
    'invalid',
    'invalid',
  ])
})

test('a file without an extension is accepted, since the server checks its content', () => {
  expect(problems([file('photo', '')])).toEqual([])
})

test('photos up to 40 MB are accepted, larger ones are not', () => {
  expect(problems([file('a.jpg', 'image/jpeg', ORIGINAL_MAX_BYTES)])).toEqual([])
  expect(problems([file('a.jpg', 'image/jpeg', ORIGINAL_MAX_BYTES + 1)])).toEqual(['too-large'])
})

test('an iPhone photo is accepted, since some browsers can decode it', () => {
  expect(problems([file('a.jpg', 'image/heic'), file('IMG_1.HEIC', ''), file('b.heif', 'image/heif')])).toEqual([])
})
