import { describe, expect, test } from 'vitest'
import { continueList, isInAddress, linkAddress, type SelectedText, type TextFormat, toggleFormat } from './text-formatting.ts'

/** "a «b» c": the text with its selection. */
function from(drawn: string): SelectedText {
  const start = drawn.indexOf('«')
  const end = drawn.indexOf('»') - 1
  return { text: drawn.replace(/[«»]/g, ''), start, end }
}
const draw = ({ text, start, end }: SelectedText) => `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
const press = (drawn: string, format: TextFormat) => draw(toggleFormat(from(drawn), format, 'Text'))

describe('the toolbar', () => {
  test('makes words bold or italic, or removes the mark', () => {
    expect(press('sehr «leise» hier', 'bold')).toBe('sehr **«leise»** hier')
    expect(press('sehr **«leise»** hier', 'bold')).toBe('sehr «leise» hier')
    expect(press('sehr «leise» hier', 'italic')).toBe('sehr *«leise»* hier')
    expect(press('sehr *«leise»* hier', 'italic')).toBe('sehr «leise» hier')
  })

  test('does not read one star of two as italic', () => {
    expect(press('**«leise»**', 'italic')).toBe('***«leise»***')
  })

  test('removes one of two marks around the same words', () => {
    expect(press('***«leise»***', 'italic')).toBe('**«leise»**')
    expect(press('***«leise»***', 'bold')).toBe('*«leise»*')
    expect(press('*Hoy **«aquí»***', 'bold')).toBe('*Hoy «aquí»*')
  })

  test('marks each line by itself, since a mark ends with its line, and removes the marks again', () => {
    expect(press('«eins\n\n- zwei\n3. **drei**»', 'bold')).toBe('«**eins**\n\n- **zwei**\n3. **drei**»')
    expect(press('«- eins\n- *zwei*\n»', 'italic')).toBe('«- *eins*\n- *zwei*\n»')
    expect(press('«- *eins*\n- *zwei*\n»', 'italic')).toBe('«- eins\n- zwei\n»')
  })

  test('leaves blanks outside, since a mark must touch its words', () => {
    expect(press('sehr« leise »hier', 'bold')).toBe('sehr **«leise»** hier')
  })

  test('marks a selection once if some of its words are marked already', () => {
    expect(press('«Wir **liefern** nach Matanzas.»', 'bold')).toBe('**«Wir liefern nach Matanzas.»**')
    expect(press('«**Wir** liefern **heute**»', 'bold')).toBe('**«Wir liefern heute»**')
    expect(press('«Wir *liefern* nach **Matanzas**»', 'italic')).toBe('*«Wir liefern nach **Matanzas**»*')
    expect(press('«Wir ***liefern*** heute»', 'bold')).toBe('**«Wir *liefern* heute»**')
  })

  test('removes the mark of a selection that has its signs', () => {
    expect(press('sehr «**leise**» hier', 'bold')).toBe('sehr «leise» hier')
  })

  test('extends a marked text that reaches into the selection or out of it', () => {
    expect(press('**sehr «leise** hier» unten', 'bold')).toBe('**sehr «leise hier»** unten')
    expect(press('oben «sehr **leise» hier**', 'bold')).toBe('oben **«sehr leise» hier**')
  })

  test('leaves stars that are no marks', () => {
    expect(press('«2 * 3 ** 4»', 'bold')).toBe('**«2 * 3 ** 4»**')
    expect(press('«2 * 3 * 4»', 'italic')).toBe('*«2 * 3 * 4»*')
  })

  test('inserts a mark if nothing is selected', () => {
    expect(press('«»', 'bold')).toBe('**«»**')
  })

  test('turns lines into a list, numbered or not, and back', () => {
    expect(press('«eins\nzwei»', 'list')).toBe('«- eins\n- zwei»')
    expect(press('«- eins\n- zwei»', 'list')).toBe('«eins\nzwei»')
    expect(press('«- eins\n- zwei»', 'numbered')).toBe('«1. eins\n2. zwei»')
    expect(press('eins\nzw«»ei\ndrei', 'list')).toBe('eins\n- zwei«»\ndrei')
  })

  test('turns the selected words into a link and selects its address, which is replaced next', () => {
    expect(press('siehe «hier» unten', 'link')).toBe('siehe [hier](«https://») unten')
    expect(press('«»', 'link')).toBe('[Text](«https://»)')
    expect(press('«eins\nzwei»', 'link')).toBe('[eins zwei](«https://»)')
  })
})

test('an address pasted into a link keeps to it', () => {
  const isInside = (drawn: string) => isInAddress(from(drawn).text, from(drawn).start)
  for (const drawn of ['[a](«https://»)', '[a](«»)', '[a](https://x«».example)']) expect(isInside(drawn), drawn).toBe(true)
  for (const drawn of ['[a«b»](https://)', '[a](/b)«»', 'f(«x»)', '[a](b «»)']) expect(isInside(drawn), drawn).toBe(false)
  expect(linkAddress(' https://x.example/Sol_(estrella)\n')).toBe('https://x.example/Sol_%28estrella%29')
})

describe('a line break', () => {
  /** The text with its caret, right after a line break. */
  const broken = (drawn: string) => {
    const { text, start } = from(drawn)
    const change = continueList(text, start)
    if (!change) return drawn
    const before = text.slice(0, change.start) + change.replacement
    return draw({ text: before + text.slice(change.end), start: before.length, end: before.length })
  }

  test('within a list begins the next item', () => {
    expect(broken('Incluye:\n- cable\n«»')).toBe('Incluye:\n- cable\n- «»')
    expect(broken('1. Fije\n«»\n2. Conecte')).toBe('1. Fije\n2. «»\n2. Conecte')
    expect(broken('9. Fije\n«»el cable')).toBe('9. Fije\n10. «»el cable')
    expect(broken('999. Fin\n«»')).toBe('999. Fin\n999. «»')
  })

  test('after an item without words ends the list', () => {
    expect(broken('- cable\n- \n«»')).toBe('- cable\n«»')
    expect(broken('1. Fije\n2. \n«»\nFin')).toBe('1. Fije\n«»\nFin')
  })

  test('elsewhere stays as it is', () => {
    for (const drawn of ['Uno\n«»', '\n«»- cable', '1.5 kW\n«»', '-5 °C\n«»', '- cable\n\n«»']) expect(broken(drawn)).toBe(drawn)
  })
})
