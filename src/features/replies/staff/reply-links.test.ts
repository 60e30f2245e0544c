import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReplyTemplate } from '../template.contract.ts'
import type { ReplyFacts, RequestedProduct } from './letter.ts'
import { chatLinkForList, MAX_REPLY_LINK_LENGTH, mailLinkForList, mailReplyLink, mailTemplateOf, whatsappReplyLink } from './reply-links.ts'

const letter: ReplyFacts = {
  name: 'Yanet Rodríguez',
  code: 'K7M3PXA',
  writtenAt: '2026-11-20T14:42:00.000Z',
  message: 'Buenas, quiero saber si alcanza.\n¿Tienen en existencia?',
  products: [],
  hours: { es: 'Lunes a viernes, 9:00 a 17:00', de: 'Montag bis Freitag, 9 bis 17 Uhr', en: 'Monday to Friday, 9 to 5' },
  address: 'Calle 1, Habana del Este',
  phone: '+53 5000 0002',
  company: 'Matanzas Solar',
}
const to = { phoneE164: '+5350000199', email: 'yanet@correo.example' }
const template = (fields: Partial<ReplyTemplate>): ReplyTemplate => ({
  ...{ id: 1, nameDe: 'Vorlage', nameEs: '', nameEn: '', textDe: '', textEs: '', textEn: '', sortOrder: 1, updatedAt: '' },
  ...fields,
})
const quoting = template({ textDe: 'Guten Tag {Name},\n\nvielen Dank für Ihre Anfrage vom {Datum}:\n\n{Nachricht}\n\n\n\nGrüße\n{Firma}' })
const bodyOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('body') ?? ''
const subjectOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('subject') ?? ''
const textOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('text') ?? ''

test('the e-mail from the inquiry list greets in German and quotes the message, with or without a template', () => {
  const quote = '> Buenas, quiero saber si alcanza.\n> ¿Tienen en existencia?'
  const withTemplate = mailLinkForList(to, letter, [template({ textDe: 'Hallo' }), quoting])
  expect(withTemplate).toMatch(/^mailto:yanet@correo\.example\?subject=Ihre%20Anfrage%20K7M3PXA%20bei%20Matanzas%20Solar&body=/)
  expect(bodyOf(withTemplate)).toBe(
    `Guten Tag Yanet Rodríguez,\n\nvielen Dank für Ihre Anfrage vom 20.11.2026:\n\n${quote}\n\n\n\nGrüße\nMatanzas Solar`,
  )
  expect(mailTemplateOf([template({ textDe: 'Hallo' })])).toBeUndefined()
  for (const none of [[], [template({ textDe: 'Hallo' })]])
    expect(bodyOf(mailLinkForList(to, letter, none))).toBe(
      `Guten Tag Yanet Rodríguez,\n\nvielen Dank für Ihre Anfrage vom 20.11.2026:\n\n${quote}\n\n\n\nMit freundlichen Grüßen\nMatanzas Solar`,
    )
  expect(mailLinkForList({ ...to, email: null }, letter, [quoting])).toBeUndefined()
})

test('a long message never makes the draft too long for a mail program', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 5000 }), (message) => {
      expect((mailLinkForList(to, { ...letter, message }, [quoting]) ?? '').length).toBeLessThanOrEqual(MAX_REPLY_LINK_LENGTH)
    }),
    { numRuns: 30 },
  )
  expect(bodyOf(mailLinkForList(to, { ...letter, message: 'ñ '.repeat(2500) }, [quoting]))).toMatch(/ñ…\n\n/)
})

test('a subject contains the customer’s code, if there is one', () => {
  expect(subjectOf(mailReplyLink(to, letter, 'Hola', 'es'))).toBe('Su consulta K7M3PXA en Matanzas Solar')
  expect(subjectOf(mailReplyLink(to, { ...letter, code: undefined }, 'Hola', 'es'))).toBe('Su consulta en Matanzas Solar')
  expect(subjectOf(mailReplyLink(to, { ...letter, code: undefined }, 'Hello', 'en'))).toBe('Your inquiry at Matanzas Solar')
})

test('an answer has a link only for a valid number or an address', () => {
  expect(whatsappReplyLink(to, 'Hola & más')).toBe('https://wa.me/5350000199?text=Hola%20%26%20m%C3%A1s')
  expect(whatsappReplyLink({ ...to, phoneE164: null }, 'Hola')).toBeUndefined()
  expect(mailReplyLink({ ...to, email: 'a?bcc=x@y.z' }, letter, 'Hola', 'es')).toContain('mailto:a%3Fbcc%3Dx@y.z?')
  expect(mailReplyLink({ ...to, email: null }, letter, 'Hola', 'es')).toBeUndefined()
})

test('the chat from the inquiry list contains current prices and stock only', () => {
  const panel: RequestedProduct = {
    names: { es: 'Panel solar 550 W', de: 'Solarmodul 550 W', en: 'Solar panel 550 W' },
    ...{ quantity: 2, price: '145.00', stock: 'in_stock', availability: { es: '', de: '', en: '' } },
  }
  const cement: RequestedProduct = {
    names: { es: 'Cemento', de: 'Zement', en: 'Cement' },
    ...{ quantity: 1, price: null, stock: 'out_of_stock', availability: { es: 'Llega en marzo', de: 'Kommt im März', en: '' } },
  }
  const said = (products: RequestedProduct[], language: 'es' | 'de' | 'en' = 'es') => {
    const text = {
      es: 'Tenemos:\n{En existencia}\n\nNo tenemos:\n{Sin existencia}\n\nHorario: {Horario}',
      de: 'Alles:\n{Produkte}',
      en: '{Products}',
    }
    return textOf(chatLinkForList(to, { ...letter, products }, [template({ textEs: text.es, textDe: text.de, textEn: text.en })], language))
  }
  const hours = 'Horario: Lunes a viernes, 9:00 a 17:00'
  expect(said([panel, cement])).toBe(
    `Tenemos:\n- 2 x Panel solar 550 W: $145.00 USD c/u\n\nNo tenemos:\n- 1 x Cemento: precio a consultar (Llega en marzo)\n\n${hours}`,
  )
  expect(said([cement])).toBe(`No tenemos:\n- 1 x Cemento: precio a consultar (Llega en marzo)\n\n${hours}`)
  expect(said([{ ...panel, stock: 'limited' }])).toBe(
    `Tenemos:\n- 2 x Panel solar 550 W: $145.00 USD c/u (quedan pocas unidades, podemos reservarlas)\n\n${hours}`,
  )
  const limited = { ...panel, stock: 'limited' as const, availability: { es: 'Quedan 3', de: '', en: '' } }
  expect(said([limited])).toContain('(quedan pocas unidades, podemos reservarlas; Quedan 3)')
  // A product that is no longer in the catalogue is in none of the stock lists.
  expect(said([{ ...panel, stock: 'gone' }])).toBe(hours)
  expect(said([panel, { ...panel, stock: 'gone' }], 'de')).toBe(
    'Alles:\n- 2 x Solarmodul 550 W: je 145,00\u00a0$ USD (auf Lager)\n- 2 x Solarmodul 550 W (nicht mehr im Angebot)',
  )
  expect(said([{ ...cement, availability: { es: '', de: '', en: '' } }], 'en')).toBe(
    '- 1 x Cement: price on request (not in stock at the moment)',
  )
})

test('scarce products appear only in their own placeholder, if the template has it', () => {
  const goods = (name: string, stock: RequestedProduct['stock']): RequestedProduct => ({
    ...{ names: { es: name, de: name, en: name }, quantity: 1, price: null, stock, availability: { es: '', de: '', en: '' } },
  })
  const [panel, cable] = [goods('Panel', 'in_stock'), goods('Cable', 'limited')]
  const said = (textEs: string, ...products: RequestedProduct[]) =>
    textOf(chatLinkForList(to, { ...letter, products }, [template({ textEs })], 'es'))
  const own = 'Hay:\n{En existencia}\n\nPocas:\n{Quedan pocas unidades}\n¿Reservamos?'
  const [panels, cables] = ['- 1 x Panel: precio a consultar', '- 1 x Cable: precio a consultar']
  expect(said(own, panel, cable)).toBe(`Hay:\n${panels}\n\nPocas:\n${cables}\n¿Reservamos?`)
  expect(said(own, cable)).toBe(`Pocas:\n${cables}\n¿Reservamos?`)
  expect(said(own, panel)).toBe(`Hay:\n${panels}`)
  // In a template without that field, the line of the product states it.
  expect(said('Hay:\n{En existencia}', panel, cable)).toBe(`Hay:\n${panels}\n${cables} (quedan pocas unidades, podemos reservarlas)`)
})
