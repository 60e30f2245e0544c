import { expect, test } from 'vitest'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { splitDescription } from './description.ts'

const split = (source: string) => {
  const { text, features } = splitDescription(parseMarkedText(source))
  return [text.length, features.length]
}

test('sentences are separate from the list, together with the line that announces it', () => {
  expect(split('Uno.\n\nDos.\n\n- a\n- b\n\nTres.')).toEqual([2, 2])
  expect(split('Uno.\n\nIncluye:\n- a')).toEqual([1, 2])
  expect(split('Uno.\n\n**Incluye:**\n\n1. a')).toEqual([1, 2])
})

test('a description may be all sentences, all list, or nothing', () => {
  expect(split('Uno.\n\nDos:')).toEqual([2, 0])
  expect(split('- a\n- b')).toEqual([0, 1])
  expect(split('')).toEqual([0, 0])
})
