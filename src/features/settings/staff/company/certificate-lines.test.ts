import { expect, test } from 'vitest'
import { joinCertificates, nameFromFile, splitCertificates } from './certificate-lines.ts'

test('a list without certificates has one line to type into', () => {
  expect(splitCertificates('')).toEqual([{ name: '', document: '' }])
})

test('typed text stays as it is, even a space at the end of a name', () => {
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

test('a line without spaces around the separator is read', () => {
  expect(splitCertificates('CE|https://example.com/ce')).toEqual([{ name: 'CE', document: 'https://example.com/ce' }])
})

test('the separator between name and document is replaced in a name', () => {
  expect(joinCertificates([{ name: 'CE|TÜV', document: '' }])).toBe('CE/TÜV')
})

test('the name of a certificate can be made from its file name', () => {
  expect(nameFromFile('ISO_9001  2026.pdf')).toBe('ISO 9001 2026')
})
