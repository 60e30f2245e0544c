import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { fieldsIn, fillTemplate, placeholderOf, templateFields, unknownPlaceholders } from './template-fields.ts'

test('a field is recognised by its word in each language, regardless of case and accents', () => {
  for (const field of templateFields)
    for (const language of languages) expect(fieldsIn(`x ${placeholderOf(field, language)} y`)).toEqual([field])
  expect(fieldsIn('{código} {CODIGO} { Code } {öffnungszeiten}')).toEqual(['code', 'hours'])
})

test('unknown placeholders are listed as written, single braces too', () => {
  expect(unknownPlaceholders('Hola {Nombre}, {Precio} {Precio} {} { x')).toEqual(['{Precio}', '{}', '{'])
  expect(unknownPlaceholders('a } b {Name')).toEqual(['}', '{'])
  expect(unknownPlaceholders('Hola {Nombre}')).toEqual([])
})

test('a paragraph without a value is left out with its empty line, and reported', () => {
  const text = 'Hola, {Nombre}.\n\nSu código: {Código}\n\nTenemos:\n{En existencia}\n¿Cuándo viene?\n\n\nSaludos'
  expect(fillTemplate(text, { name: 'Ana', code: 'K7M3PXA', inStock: '- 1 x Panel' })).toEqual({
    text: 'Hola, Ana.\n\nSu código: K7M3PXA\n\nTenemos:\n- 1 x Panel\n¿Cuándo viene?\n\n\nSaludos',
    missing: [],
  })
  expect(fillTemplate(text, { name: 'Ana', inStock: '' })).toEqual({ text: 'Hola, Ana.\n\n\nSaludos', missing: ['code', 'inStock'] })
  expect(fillTemplate('{Código}\n\nHola', {})).toEqual({ text: 'Hola', missing: ['code'] })
  expect(fillTemplate('{Código}', {})).toEqual({ text: '', missing: ['code'] })
})

test('a customer’s text is never read as a placeholder', () => {
  expect(fillTemplate('{Nombre}: {Mensaje}', { name: '{Código}', message: '{Nombre}\n\n{' }).text).toBe('{Código}: {Nombre}\n\n{')
})

test('any text can be filled, and the result contains no placeholder', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('\n\n', '\n', '{', '}', ...templateFields.map((field) => placeholderOf(field, 'es'))))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { text } = fillTemplate(pieces.join(''), Object.fromEntries(templateFields.map((field) => [field, 'x'])))
      expect(fieldsIn(text)).toEqual([])
    }),
  )
})
