import { expect, test } from 'vitest'
import { isWhole } from './whole-answer.ts'

test.each([
  ['a compressed page', 900, '<!DOCTYPE html><html></html>', 'is whole'],
  ['a compressed page without its end', 900, '<!DOCTYPE html><html><main', 'is not whole'],
  ['a compressed script', 900, 'const a=`\n`;export{a}\n', 'is whole'],
  ['a compressed script without its end', 900, 'const a=`\n`;export{', 'is not whole'],
  ['a picture', 4, 'RIFF', 'is whole'],
  ['a picture without its end', 900, 'RIFF', 'is not whole'],
  ['an answer of unknown length', undefined, 'RIFF', 'is whole'],
])('%s with a length of %s and the text %j %s', async (_, length, text, expected) => {
  const headers = new Headers(length === undefined ? {} : { 'content-length': String(length) })
  expect(await isWhole({ headers }, new Blob([text]))).toBe(expected === 'is whole')
})
