import { expect, test } from 'vitest'
import { isOutsideAddress, ownPicturePath } from './picture-address.ts'

test('addresses of other sites are known by their http or https', () => {
  expect(isOutsideAddress(' HTTPS://example.com/a.jpg')).toBe(true)
  expect(isOutsideAddress('/media/a/960.webp')).toBe(false)
  expect(isOutsideAddress('javascript:alert(1)')).toBe(false)
})

test('an address of our own picture, copied whole, becomes its path', () => {
  expect(ownPicturePath('https://shop.example/media/a/960.webp', 'https://shop.example')).toBe('/media/a/960.webp')
  expect(ownPicturePath('https://shop.example.evil/media/a', 'https://shop.example')).toBe('https://shop.example.evil/media/a')
  expect(ownPicturePath('https://other.example/a.jpg', 'https://shop.example')).toBe('https://other.example/a.jpg')
})
