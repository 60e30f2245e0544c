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
    'CE|TÜV |',
    'ISO 9001 | TÜV | https://example.com/iso',
  ])
    expect([text, joinCertificates(splitCertificates(text))]).toEqual([text, text])
})

test('a line without spaces around the separator is read', () => {
  expect(splitCertificates('CE|https://example.com/ce')).toEqual([{ name: 'CE', document: 'https://example.com/ce' }])
})

test('a name may have the separator between name and document', () => {
  for (const name of ['CE|TÜV', 'CE | TÜV', 'CE|', '|'])
    for (const document of ['', 'https://example.com/ce'])
      expect(splitCertificates(joinCertificates([{ name, document }]))).toEqual([{ name, document }])
})

test('the name of a certificate can be made from its file name', () => {
  expect(nameFromFile('ISO_9001  2026.pdf')).toBe('ISO 9001 2026')
})
