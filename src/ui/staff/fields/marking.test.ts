import { describe, expect, test } from 'vitest'
import { type Mark, type Marked, toggleMark } from './marking.ts'

/** "a «b» c": the text with its selection. */
function from(drawn: string): Marked {
  const start = drawn.indexOf('«')
  const end = drawn.indexOf('»') - 1
  return { text: drawn.replace(/[«»]/g, ''), start, end }
}
const draw = ({ text, start, end }: Marked) => `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
const press = (drawn: string, mark: Mark) => draw(toggleMark(from(drawn), mark, 'Text'))

describe('the toolbar', () => {
  test('makes words bold or italic and takes it back', () => {
    expect(press('sehr «leise» hier', 'bold')).toBe('sehr **«leise»** hier')
    expect(press('sehr **«leise»** hier', 'bold')).toBe('sehr «leise» hier')
    expect(press('sehr «leise» hier', 'italic')).toBe('sehr *«leise»* hier')
    expect(press('sehr *«leise»* hier', 'italic')).toBe('sehr «leise» hier')
  })

  test('does not take one star of two for italic', () => {
    expect(press('**«leise»**', 'italic')).toBe('***«leise»***')
  })

  test('leaves blanks outside, since a mark must touch its words', () => {
    expect(press('sehr« leise »hier', 'bold')).toBe('sehr **«leise»** hier')
  })

  test('opens a mark where nothing is selected', () => {
    expect(press('«»', 'bold')).toBe('**«»**')
  })

  test('makes lines a list, numbered or not, and takes it back', () => {
    expect(press('«eins\nzwei»', 'list')).toBe('«- eins\n- zwei»')
    expect(press('«- eins\n- zwei»', 'list')).toBe('«eins\nzwei»')
    expect(press('«- eins\n- zwei»', 'numbered')).toBe('«1. eins\n2. zwei»')
    expect(press('eins\nzw«»ei\ndrei', 'list')).toBe('eins\n- zwei«»\ndrei')
  })

  test('makes a link of the selected words and waits for the address', () => {
    expect(press('siehe «hier» unten', 'link')).toBe('siehe [hier](https://«») unten')
    expect(press('«»', 'link')).toBe('[Text](https://«»)')
  })
})
