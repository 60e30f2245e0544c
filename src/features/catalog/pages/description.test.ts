import { expect, test } from 'vitest'
import { parseMarkedText } from '#kit/text/marked-text.ts'
import { splitDescription } from './description.ts'

const split = (source: string) => {
  const { text, features } = splitDescription(parseMarkedText(source))
  return [text.length, features.length]
}

test('a description is split before its first list, or before the line that announces the list', () => {
  expect(split('Uno.\n\nDos.\n\n- a\n- b\n\nTres.')).toEqual([2, 2])
  expect(split('Uno.\n\nIncluye:\n- a')).toEqual([1, 2])
  expect(split('Uno.\n\n**Incluye:**\n\n1. a')).toEqual([1, 2])
})

test('a description may have only sentences, only a list, or no text', () => {
  expect(split('Uno.\n\nDos:')).toEqual([2, 0])
  expect(split('- a\n- b')).toEqual([0, 1])
  expect(split('')).toEqual([0, 0])
})
