import { expect, test } from 'vitest'
import { parseMarkedText, plainText } from './marked-text.ts'
import { cleanPastedText, markedFromHtml } from './pasted-text.ts'

test('plain text from a word processor gets marks for bullets and numbers and loses invisible characters', () => {
  expect(cleanPastedText('Paneles\u00a0550\u00a0W\r\n•\tligeros\r\n\uf0b7\tresis\u00adtentes\r\no\t12 años\r\n')).toBe(
    'Paneles 550 W\n- ligeros\n- resistentes\n- 12 años',
  )
  expect(cleanPastedText('1.\tMontar\n2)\tConectar\v\n\n\n\nFin\u200b\n')).toBe('1. Montar\n2. Conectar\n\nFin')
})

test('words that only look like a bullet stay, and so do quotes and dashes', () => {
  for (const text of ['o bien así', 'v2 de la norma', '– entre guiones –', '„Leise“ – und “quiet”', '-5 °C', '3.5 kW', '12 kg', ' solar '])
    expect(cleanPastedText(text)).toBe(text)
})

test('a paragraph from Word keeps bold, italic and links, and nothing else', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style><xml><w:WordDocument/></xml></head>
    <body lang=ES><!--StartFragment--><p class=MsoNormal style='margin:0'><b>Silencioso</b> y <i style='mso-bidi'>muy
    ligero</i>, <span style='font-weight:bold;color:red'>550&nbsp;W</span> &amp; m&aacute;s<o:p>&nbsp;</o:p></p>
    <p class=MsoNormal>Vea <a href="https://example.com/ficha">la ficha</a><script>alert(1)</script> y <a href="javascript:alert(1)">esto</a></p><!--EndFragment--></body></html>`
  expect(markedFromHtml(word)).toBe(
    '**Silencioso** y *muy ligero*, **550 W** & m&aacute;s\n\nVea [la ficha](https://example.com/ficha) y esto',
  )
})

test('lists from Word, as marked paragraphs or real lists, become lists', () => {
  const paragraphs = `<p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Ligero</p>
    <p class=MsoListParagraph><span>1)<span>&nbsp;&nbsp; </span></span>Montar</p>`
  expect(markedFromHtml(paragraphs)).toBe('- Ligero\n\n1. Montar')
  expect(markedFromHtml('<p>•&nbsp; Uno</p><p>•&nbsp; Dos</p><p>Fin</p>')).toBe('- Uno\n- Dos\n\nFin')
  expect(markedFromHtml('<ul><li>Uno<li><p>Dos</p></ul><ol><li>A</li><li>B</li></ol>')).toContain('1. A')
  expect(parseMarkedText(markedFromHtml('<ol><li>A</li><li><b>B</b></li></ol>'))).toMatchObject([{ kind: 'list', isOrdered: true }])
})

test('a heading becomes bold, and a list with a list within goes on with its number', () => {
  expect(markedFromHtml('<h2>Montaje <b>fácil</b></h2><p>Fin</p>')).toBe('**Montaje fácil**\n\nFin')
  const nested = markedFromHtml('<ol><li>Fije<ul><li>con tornillos</li></ul></li><li>Conecte</li></ol>')
  expect(nested).toBe('1. Fije\n\n- con tornillos\n\n2. Conecte')
  expect(parseMarkedText(nested)).toMatchObject([{ isOrdered: true }, { isOrdered: false }, { isOrdered: true, start: 2 }])
})

test('a mark touches its words, and nested bold becomes one', () => {
  expect(markedFromHtml('<b> Leise </b>und <b></b><b><strong>klein</strong></b>')).toBe(' **Leise** und **klein**')
  expect(markedFromHtml('<b>Uno<br>dos</b>')).toBe('**Uno**\n**dos**')
})

test('the result never contains HTML, and broken tags lose no text', () => {
  for (const html of [
    '<b>offen',
    '</p>zu',
    'a < b und c > d',
    '<img src=x onerror=alert(1)>Bild',
    '<a href="https://x.example/">'.repeat(50),
  ])
    expect(markedFromHtml(html)).not.toMatch(/<\w|onerror/)
  expect(plainText(markedFromHtml('<b>offen'))).toBe('offen')
})

test('a hundred pages are converted quickly', () => {
  // Measures processor time, which does not depend on other processes.
  const began = process.cpuUsage()
  markedFromHtml('<p class=MsoNormal><b>Wort</b> und <i>Wort</i></p>'.repeat(5_000))
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000)
})
