import { expect, test } from 'vitest'
import { isToBeTaken } from './picture-address.ts'

test('every address except the library’s own has to be imported first', () => {
  const key = '0123456789abcdef0123456789'
  for (const kept of ['', '  ', `/media/${key}/960.jpg`, ` /media/${key}/960.jpg `])
    expect([kept, isToBeTaken(kept)]).toEqual([kept, false])
  const others = [`/media/${key}/240l.avif`, `/media/${key}/960.jpg?x`, `https://shop.example/media/${key}/960.jpg`, 'panel.jpg', '/about']
  for (const other of others) expect([other, isToBeTaken(other)]).toEqual([other, true])
})
