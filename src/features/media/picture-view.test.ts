import { expect, test } from 'vitest'
import { isCrop, isFocus, readViewCode, viewCode, writeCrop } from './picture-view.ts'

test('a picture that nobody has cropped keeps its address', () => {
  expect(viewCode({ focus: '0.5 0.5', crop: '' })).toBe('')
})

test('a view code contains the crop and the focus within the crop', () => {
  const { rect, focus } = readViewCode(viewCode({ focus: '0.25 0.5', crop: '0 0 0.5 1' }))
  expect(rect.width).toBeCloseTo(0.5, 2)
  expect(focus.x).toBeCloseTo(0.5, 2)
  expect(viewCode({ focus: '0.9 0.5', crop: '' })).toMatch(/^0000c8c8b464$/)
})

test('a focus outside of the crop is moved to its edge', () => {
  expect(readViewCode(viewCode({ focus: '1 0', crop: '0 0.5 0.5 0.5' })).focus).toEqual({ x: 1, y: 0 })
})

test.each(['0.5 0.5', '0 1', '0.333 0.1'])('"%s" is a valid focus', (text) => expect(isFocus(text)).toBe(true))
test.each(['', '0.5', '1.5 0', 'a b', '0.5 0.5 0.5', '-1 0', '0.33333 0'])('"%s" is no valid focus', (text) =>
  expect(isFocus(text)).toBe(false),
)
test.each(['', '0.1 0 0.8 1', '0 0 0.5 0.5'])('"%s" is a valid crop', (text) => expect(isCrop(text)).toBe(true))
test.each(['0 0 1 1', '0.5 0 0.8 1', '0 0 0.01 1', '0 0 1', 'x'])('"%s" is no valid crop', (text) => expect(isCrop(text)).toBe(false))
test('the crop of the whole picture is empty', () => expect(writeCrop({ x: 0, y: 0, width: 1, height: 1 })).toBe(''))
