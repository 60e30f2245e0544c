import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, findBrokenLink, type Inline, parseMarkedText, plainText } from './marked-text.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...parts: Inline[]): Block => ({ kind: 'paragraph', parts })
/** Inline parts of a text that must be a single paragraph. */
const inline = (source: string) => {
  const [block] = parseMarkedText(source)
  return block?.kind === 'paragraph' ? block.parts : undefined
}

describe('blocks', () => {
  test('are paragraphs separated by a blank line, and keep single line breaks', () => {
    expect(parseMarkedText('Uno\ndos\n\n\nTres')).toEqual([paragraph(text('Uno'), { kind: 'break' }, text('dos')), paragraph(text('Tres'))])
  })

  test('are lists if lines start with a hyphen or a number, right after a paragraph too', () => {
    expect(parseMarkedText('Incluye:\n- cable\r\n- soporte\n1. Fije\n2. Conecte')).toEqual([
      paragraph(text('Incluye:')),
      { kind: 'list', isOrdered: false, items: [[text('cable')], [text('soporte')]] },
      { kind: 'list', isOrdered: true, items: [[text('Fije')], [text('Conecte')]] },
    ])
  })

  test('are a list that goes on with its number after another block', () => {
    expect(parseMarkedText('1. Fije\n2. Una\n\nEspere.\n\n3. Conecte\n4. Pruebe')).toEqual([
      { kind: 'list', isOrdered: true, items: [[text('Fije')], [text('Una')]] },
      paragraph(text('Espere.')),
      { kind: 'list', isOrdered: true, start: 3, items: [[text('Conecte')], [text('Pruebe')]] },
    ])
  })

  test('are no list for a hyphen without a blank, a price and a single mark', () => {
    for (const source of ['-5 °C', '1.5 kW', '12.', '-']) expect(parseMarkedText(source)).toEqual([paragraph(text(source))])
  })

  test('blank text gives no blocks', () => {
    expect(parseMarkedText(' \n\t\n')).toEqual([])
  })
})

describe('marks', () => {
  test('bold and italic can be nested', () => {
    expect(inline('**Solo *esta* semana**, *ya*')).toEqual([
      { kind: 'bold', parts: [text('Solo '), { kind: 'italic', parts: [text('esta')] }, text(' semana')] },
      text(', '),
      { kind: 'italic', parts: [text('ya')] },
    ])
    expect(inline('***muy***')).toEqual([{ kind: 'bold', parts: [{ kind: 'italic', parts: [text('muy')] }] }])
    expect(inline('***Hoy* aquí**')).toEqual([{ kind: 'bold', parts: [{ kind: 'italic', parts: [text('Hoy')] }, text(' aquí')] }])
  })

  test('can begin or end with bold words within italic ones, as the toolbar writes them', () => {
    expect(inline('***Hoy** aquí*')).toEqual([{ kind: 'italic', parts: [{ kind: 'bold', parts: [text('Hoy')] }, text(' aquí')] }])
    expect(inline('*Hoy **aquí***.')).toEqual([
      { kind: 'italic', parts: [text('Hoy '), { kind: 'bold', parts: [text('aquí')] }] },
      text('.'),
    ])
    expect(plainText('***Hoy** o **mañana*** y *hoy* **aquí**')).toBe('Hoy o mañana y hoy aquí')
  })

  test('leave stars that mark nothing', () => {
    for (const source of ['2 * 3 * 4', '2*3*4', '**', '****', '** a **', '*a', '**a', 'a**', '*', '* a*']) {
      expect(inline(source), source).toEqual([text(source)])
    }
  })

  test('link to https and to this site', () => {
    expect(inline('Vea [la **guía**](/cuba-energia-solar?x=1#y).')).toEqual([
      text('Vea '),
      { kind: 'link', href: '/cuba-energia-solar?x=1#y', parts: [text('la '), { kind: 'bold', parts: [text('guía')] }] },
      text('.'),
    ])
    expect(inline('[a](https://example.com/ñ?b=%20)')).toEqual([{ kind: 'link', href: 'https://example.com/ñ?b=%20', parts: [text('a')] }])
    expect(inline('[inicio](/)')).toEqual([{ kind: 'link', href: '/', parts: [text('inicio')] }])
  })

  test('leave every other address as text', () => {
    const addresses = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert`1`',
      'data:text/html,x',
      'http://example.com',
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      'https:example.com',
      'https://',
      'HTTPS://example.com',
      ' /products',
      'mailto:a@b.c',
      'https://a"onmouseover=1',
      '',
    ]
    for (const address of addresses) {
      const source = `[x](${address})`
      expect(plainText(source), source).toContain('[x](')
      expect(JSON.stringify(parseMarkedText(source)), source).not.toContain('"link"')
    }
  })

  test('HTML is text', () => {
    const source = '<img src=x onerror=alert(1)><script>1</script>&lt;b&gt;'
    expect(inline(source)).toEqual([text(source)])
  })
})

test('a link without an address that it may lead to is found', () => {
  for (const link of [
    '[ficha](https://)',
    '[ficha]()',
    '[]( )',
    '[a](http://x.example)',
    '[a](x.example/b)',
    '[a](mailto:a@b.c)',
    '[a](//x)',
  ])
    expect(findBrokenLink(`Vea [ya](/about) y [1] nuestra ${link}.`)).toBe(link)
  for (const source of [
    '[a](https://x.example/ñ?b=%20)',
    '[inicio](/)',
    '[1](véase abajo)',
    'f[0](x)',
    '[2](1.5)',
    '[a] (https://)',
    '[a](nota: b)',
  ])
    expect(findBrokenLink(source), source).toBeUndefined()
})

test('text is never lost or invented, for any input', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('*', '**', '[', ']', '(', ')', '](', '- ', '1. ', '\n', ' ', 'a', '/', 'https://x', '\\', '<b>', '😀', 'ñ'),
  })
  fc.assert(
    fc.property(nasty, (source) => {
      const letters = (value: string) => value.replace(/[^añ😀]/gu, '')
      const hrefs = JSON.stringify(parseMarkedText(source)).match(/"href":"[^"]*"/g) ?? []
      expect(hrefs.every((href) => /^"href":"(https:\/\/|\/(?![/\\]))/.test(href))).toBe(true)
      // Every character is shown except the addresses of links.
      if (hrefs.length === 0) expect(letters(plainText(source))).toBe(letters(source))
    }),
    { numRuns: 2000 },
  )
})

test('ten thousand characters of marks are parsed quickly', () => {
  // Measures processor time, which does not depend on other processes.
  const started = process.cpuUsage()
  for (const mark of ['*', '**a ', '[', '[a](', '*a **b ', '- ', '](', 'a.']) {
    const source = mark.repeat(10_000 / mark.length)
    parseMarkedText(source)
    findBrokenLink(`${source}[a](${source})`)
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
})

test('plainText returns the description without marks', () => {
  expect(plainText('**Luz** en casa.\n\n- sin [ruido](/x)\n- sin gasolina')).toBe('Luz en casa. sin ruido sin gasolina')
})
