import { expect, test } from 'vitest'
import { whatsappLink, whatsappShareLink } from './links.ts'

test('a chat link contains the digits of the number and the encoded text', () => {
  expect(whatsappLink('+53 5000-0001', 'a+b & 1 %')).toBe('https://wa.me/5350000001?text=a%2Bb%20%26%201%20%25')
})

test.each(['', ' ', '+', 'por definir'])('there is no chat link for the phone %j', (phone) => {
  expect(whatsappLink(phone, 'Hola')).toBe('')
})

test('a link that shares a text leaves the recipient to its user', () => {
  expect(whatsappShareLink('Hola & más')).toBe('https://wa.me/?text=Hola%20%26%20m%C3%A1s')
})
