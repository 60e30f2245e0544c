import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { staffText } from '#i18n/staff.ts'
import { failureText, failureWords, loadFailure } from './failure.ts'

/** Makes the browser report that it is offline. */
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the reason for a failed deletion', () => {
  const fallback = 'Failed to delete product'
  const because = (error: unknown, language: 'de' | 'es' = 'de') => failureText(error, staffText(language), fallback)

  test('is the server’s message, or a text about a missing answer or connection in the reader’s language', () => {
    expect(because(new CallError(409, 'Conflict', { error: 'Enthält noch 3 Einträge.' }))).toBe('Enthält noch 3 Einträge.')
    expect(because(new CallError(NO_CONNECTION, ''))).toBe('Keine Antwort angekommen')
    goOffline()
    expect(because(new CallError(NO_CONNECTION, ''))).toBe('Keine Internetverbindung')
    expect(because(new CallError(NO_CONNECTION, ''), 'es')).toBe('Sin conexión a internet')
  })

  test('is the fallback if the server sent no message', () => {
    expect(because(new CallError(502, 'Bad Gateway'))).toBe(fallback)
    expect(because(new TypeError('x is undefined'))).toBe(fallback)
  })
})

describe('a failed call', () => {
  const t = staffText('de')
  test('is worded by its status, with the server’s message if that helps', () => {
    const words = (status: number, error?: string) => failureWords(new CallError(status, '', error ? { error } : undefined), t)
    expect(words(NO_CONNECTION, 'x')).toMatchObject({ title: 'Netzwerk-Fehler', text: t('error.lostText') })
    expect(words(401, 'x').text).toBe(t('error.signedOutText'))
    expect([words(400, 'Der Preis fehlt.').text, words(400).text]).toEqual(['Der Preis fehlt.', t('error.invalidText')])
    expect(words(503, 'Kein Platz mehr.')).toEqual({ title: 'Server-Fehler', text: 'Kein Platz mehr.' })
    expect(words(413, 'Die Datei ist zu groß: höchstens 20 MB.').text).toBe('Die Datei ist zu groß: höchstens 20 MB.')
    expect(words(413)).toEqual({ title: 'Datei zu groß', text: t('error.tooLargeText') })
    expect(words(409, 'Schon da.')).toEqual({ title: 'Unbekannter Fehler', text: 'Schon da.' })
    expect(failureWords(new TypeError('x'), t)).toEqual({ title: 'Unbekannter Fehler', text: t('error.unknownText') })
  })

  test('without an answer in words is not about typed text, since nothing is typed for a deletion', () => {
    const languages = { de: /Eingabe/, es: /escrito/, en: /typed/ }
    for (const [language, typed] of Object.entries(languages)) {
      const t = staffText(language as keyof typeof languages)
      for (const error of [new CallError(500, ''), new CallError(418, ''), new TypeError('x')]) {
        expect(failureWords(error, t).text).not.toMatch(typed)
        expect(failureText(error, t)).not.toMatch(typed)
      }
    }
  })

  test('is not reported as a missing connection unless the browser reports one', () => {
    const lost = failureWords(new CallError(NO_CONNECTION, ''), t)
    expect([lost.title, lost.isOffline]).toEqual(['Netzwerk-Fehler', false])
    expect(lost.text).toMatch(/^Es kam keine Antwort\. Drücken Sie ruhig noch einmal/)
    goOffline()
    expect(failureWords(new CallError(NO_CONNECTION, ''), t)).toEqual({
      title: 'Netzwerk-Fehler',
      text: t('error.offlineText'),
      isOffline: true,
    })
  })

  test('uses the texts of its page', () => {
    const own = { 404: ['accounts.gone', 'accounts.goneText'], 409: ['accounts.refused', 'error.unknownText'] } as const
    expect(failureWords(new CallError(404, '', { error: 'x' }), t, own).text).toBe(t('accounts.goneText'))
    expect(failureWords(new CallError(409, '', { error: 'Der letzte.' }), t, own)).toEqual({
      title: t('accounts.refused'),
      text: 'Der letzte.',
    })
  })

  test('has a short form for a failed load', () => {
    expect(loadFailure(new CallError(503, '', { error: 'nicht erreichbar' }), t)).toBe('503: nicht erreichbar')
    expect(loadFailure(new CallError(NO_CONNECTION, ''), t)).toBe('Keine Antwort angekommen')
    expect(loadFailure('x', t)).toBe('Unbekannter Fehler')
  })
})
