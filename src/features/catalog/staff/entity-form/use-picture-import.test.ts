import { expect, test } from 'vitest'
import { needsImport } from './use-picture-import.ts'

test('every address except the library’s own has to be imported first', () => {
  const key = '0123456789abcdef0123456789'
  for (const kept of ['', '  ', `/media/${key}/960.jpg`, ` /media/${key}/960.jpg `])
    expect([kept, needsImport(kept)]).toEqual([kept, false])
  const others = [`/media/${key}/240l.avif`, `/media/${key}/960.jpg?x`, `https://shop.example/media/${key}/960.jpg`, 'panel.jpg', '/about']
  for (const other of others) expect([other, needsImport(other)]).toEqual([other, true])
})
