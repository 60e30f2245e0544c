import { expect, test } from 'vitest'
import { joinCertificates, nameFromFile, splitCertificates } from './certificate-lines.ts'

test('a list without certificates has one line to type into', () => {
  expect(splitCertificates('')).toEqual([{ name: '', document: '' }])
})

test('what is typed stays as it is typed, a space at the end of a name too', () => {
  for (const text of [
    'CE',
    'ISO ',
    'ISO 9001 | https://example.com/iso',
    'ISO  | /media/documents/a.pdf',
    ' | /media/documents/a.pdf',
    'CE\n\nRoHS\n',
  ])
    expect([text, joinCertificates(splitCertificates(text))]).toEqual([text, text])
})

test('a line written by hand or by a script is read too', () => {
  expect(splitCertificates('CE|https://example.com/ce')).toEqual([{ name: 'CE', document: 'https://example.com/ce' }])
})

test('the sign between name and document cannot be typed into a name', () => {
  expect(joinCertificates([{ name: 'CE|TÜV', document: '' }])).toBe('CE/TÜV')
})

test('a certificate without a name gets that of its file', () => {
  expect(nameFromFile('ISO_9001  2026.pdf')).toBe('ISO 9001 2026')
})
