import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasEnoughDigits, toE164 } from './phone.ts'

describe('a phone number for WhatsApp', () => {
  test.each([
    ['5 234 5678', '+5352345678'],
    ['52345678', '+5352345678'],
    ['(5) 234-56-78', '+5352345678'],
    ['05 234 5678', '+5352345678'],
    ['53 52345678', '+5352345678'],
    ['+53 5 234 56 78', '+5352345678'],
    ['0053 52345678', '+5352345678'],
    ['45 24 1234', '+5345241234'],
    ['+34 600 123 456', '+34600123456'],
    ['0049 30 901820', '+4930901820'],
    ['+49 (0)170 1234567', '+491701234567'],
    ['(+44) (0) 20 7946 0958', '+442079460958'],
    ['0049 ( 0 ) 30 901820', '+4930901820'],
    ['+39 (0)6 6982 1234', '+390669821234'],
    ['+1 305 (0) 555 0123', '+130505550123'],
    ['119 1 305 555 0123', '+13055550123'],
    ['+１ ３０５ ５５５ ０１２３', '+13055550123'],
    ['\u202a+53 52345678\u202c', '+5352345678'],
  ])('is read from %s as %s', (typed, expected) => {
    expect(toE164(typed)).toBe(expected)
  })

  test.each(['', '   ', 'llámeme', '600 123 456', '+53 5234', '+053 52345678', '1234567', '5234567 ext 5', '+'.repeat(8), '1'.repeat(20)])(
    'is not derived from %s',
    (typed) => {
      expect(toE164(typed)).toBeUndefined()
    },
  )

  const blanks = fc.stringMatching(/^[ ().\-/\u00a0]{0,3}$/)
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

  test('with eight digits is Cuban, whatever its spacing', () => {
    fc.assert(
      fc.property(digits(8), fc.array(blanks, { minLength: 9, maxLength: 9 }), (number, gaps) => {
        const typed = gaps.map((gap, index) => gap + (number[index] ?? '')).join('')
        expect(toE164(typed)).toBe(`+53${number}`)
      }),
    )
  })

  test('is undefined or one E.164 number that converts to itself', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\+?[0-9 ()-]{0,24}$/))
    fc.assert(
      fc.property(texts, (typed) => {
        const number = toE164(typed)
        if (number === undefined) return
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
        expect(toE164(number)).toBe(number)
      }),
    )
  })
})

describe('a phone number that can be called', () => {
  test.each(['52 34 56', '(5) 234-56-78', 'tel. 5234 5678 (WhatsApp)', '٥٢٣٤٥٦٧٨', '५२३४५६', '５２３４５６', '1a2b3c4d5e6f'])(
    '%s has enough digits',
    (typed) => expect(hasEnoughDigits(typed)).toBe(true),
  )

  test.each(['', 'no tengo teléfono', '52 34 5', 'llámeme al 5-2-3', '½¼¾²³¹', 'ⅫⅫⅫⅫ', '+()-. +()-.'])('%s has too few digits', (typed) => {
    expect(hasEnoughDigits(typed)).toBe(false)
  })
})
