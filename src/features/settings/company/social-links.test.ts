import { expect, test } from 'vitest'
import { completeLink, linkProblem } from './social-links.ts'

test('each network takes only https addresses on its own hosts, without user, password and port', () => {
  const right = [
    ['social_facebook', 'https://www.facebook.com/sol'],
    ['social_facebook', 'https://es-la.facebook.com/sol'],
    ['social_instagram', 'https://instagram.com/sol?hl=es'],
    ['social_telegram', 'https://t.me/sol'],
    ['social_youtube', 'https://www.youtube.com/@sol'],
    ['social_youtube', 'https://youtu.be/x'],
  ] as const
  for (const [key, value] of right) expect([value, linkProblem(key, value)]).toEqual([value, undefined])
  const wrong = [
    ['social_facebook', 'https://example.com/sol'],
    ['social_facebook', 'https://facebook.com.example.com/sol'],
    ['social_facebook', 'https://notfacebook.com/sol'],
    ['social_facebook', 'https:facebook.com/sol'],
    ['social_facebook', 'javascript://facebook.com/%0aalert(1)'],
    ['social_facebook', `https://facebook.com/${'x'.repeat(300)}`],
    ['social_telegram', 'https://facebook.com/sol'],
    ['social_instagram', 'https://facebook.com/sol'],
    ['social_youtube', 'https://user:secret@youtube.com/sol'],
    ['social_youtube', 'https://user@youtube.com/sol'],
    ['social_youtube', 'https://youtube.com:8443/sol'],
    ['social_youtube', 'http://youtube.com/sol'],
  ] as const
  for (const [key, value] of wrong) expect([value, linkProblem(key, value)]).toEqual([value, expect.stringMatching(/^setting\.link "/)])
})

test('an address without https:// is completed if it begins with a host of the network', () => {
  for (const text of ['facebook.com/sol', 'www.facebook.com/sol', 'Facebook.com', 'm.facebook.com?id=7'])
    expect(completeLink('social_facebook', text)).toBe(`https://${text}`)
  for (const text of ['', 'sol', 'example.com/facebook.com', 'notfacebook.com/sol', 'http://facebook.com/sol', 'https://facebook.com/sol'])
    expect(completeLink('social_facebook', text)).toBe(text)
})

test('the name of an account becomes the address of its page', () => {
  expect(completeLink('social_telegram', '@matanzas')).toBe('https://t.me/matanzas')
  expect(completeLink('social_instagram', '@sol.de_cuba')).toBe('https://instagram.com/sol.de_cuba')
  expect(completeLink('social_facebook', '@sol-cuba')).toBe('https://facebook.com/sol-cuba')
  expect(completeLink('social_youtube', '@sol')).toBe('https://youtube.com/@sol')
  for (const text of ['@', 'sol', '@sol/otra', '@sol de cuba', 'ventas@sol.example'])
    expect(completeLink('social_telegram', text)).toBe(text)
})
