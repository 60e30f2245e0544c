import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#i18n/language.ts'
import { germanDraft, LONGEST_LINK, mailReply, replyTemplates, replyText, whatsappReply } from './reply.ts'

const inquiry = {
  name: 'Yanet Rodríguez',
  code: 'K7M3PXA',
  phoneE164: '+5350000199',
  email: 'yanet@correo.example',
  message: 'Buenas, quiero saber si alcanza.\n¿Tienen en existencia?',
  createdAt: '2026-11-20T14:42:00.000Z',
  language: 'es',
} as const
const brand = 'Matanzas Solar'
const bodyOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('body') ?? ''

test('the draft of the dashboard greets in German and quotes the message', () => {
  const link = germanDraft(inquiry, brand)
  expect(link).toMatch(/^mailto:yanet@correo\.example\?subject=Ihre%20Anfrage%20K7M3PXA%20bei%20Matanzas%20Solar&body=/)
  expect(bodyOf(link)).toBe(
    [
      'Guten Tag Yanet Rodríguez,',
      '',
      'vielen Dank für Ihre Anfrage vom 20.11.2026, 09:42:',
      '',
      '> Buenas, quiero saber si alcanza.',
      '> ¿Tienen en existencia?',
      '',
      '',
      '',
      'Mit freundlichen Grüßen',
      'Matanzas Solar',
    ].join('\n'),
  )
  expect(germanDraft({ ...inquiry, email: null }, brand)).toBeUndefined()
})

test('a long message never makes the draft too long for a mail program', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 5000 }), (message) => {
      expect((germanDraft({ ...inquiry, message }, brand) ?? '').length).toBeLessThanOrEqual(LONGEST_LINK)
    }),
    { numRuns: 30 },
  )
  expect(bodyOf(germanDraft({ ...inquiry, message: 'ñ '.repeat(2500) }, brand))).toMatch(/ñ…\n\n/)
})

test('an answer is written in the language of whoever asked, with their name and code', () => {
  const texts = languages.map((language) => replyText('price', inquiry, { language, brand, products: '- 2 x Panel: $290.00' }))
  expect(texts[0]).toMatch(/^Hola, Yanet Rodríguez\. Le escribimos de Matanzas Solar\. .*\(K7M3PXA\)/)
  expect(texts[1]).toMatch(/^Guten Tag Yanet Rodríguez,/)
  expect(texts[2]).toMatch(/^Hello Yanet Rodríguez,/)
  for (const text of texts) expect(text).toContain('\n- 2 x Panel: $290.00\n')
  const all = replyTemplates.flatMap((template) =>
    languages.map((language) => replyText(template, inquiry, { language, brand, products: '' })),
  )
  expect(new Set(all).size).toBe(replyTemplates.length * languages.length)
})

test('it goes to the certain number, or to the address, or nowhere', () => {
  expect(whatsappReply(inquiry, 'Hola & más')).toBe('https://wa.me/5350000199?text=Hola%20%26%20m%C3%A1s')
  expect(whatsappReply({ phoneE164: null }, 'Hola')).toBeUndefined()
  expect(mailReply(inquiry, 'Hola', { language: 'es', brand })).toBe(
    'mailto:yanet@correo.example?subject=Su%20consulta%20K7M3PXA%20en%20Matanzas%20Solar&body=Hola',
  )
  expect(mailReply({ ...inquiry, email: 'a?bcc=x@y.z' }, 'Hola', { language: 'es', brand })).toContain('mailto:a%3Fbcc%3Dx@y.z?')
  expect(mailReply({ ...inquiry, email: null }, 'Hola', { language: 'es', brand })).toBeUndefined()
})
