import { describe, expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { staffText } from '#i18n/staff.ts'
import { loginProblem } from './login-problem.ts'

const t = staffText('de')

describe('a failed login', () => {
  test('shows that the name or password is wrong, in the words of the specification', () => {
    expect(loginProblem(new CallError(401, '', { error: 'x' }), t)).toEqual({ text: 'Ungültige Anmeldedaten', isWrong: true })
    expect(loginProblem(new CallError(401, ''), staffText('es')).text).toBe('Usuario o contraseña incorrectos')
    expect(loginProblem(new CallError(401, ''), staffText('en')).text).toBe('Incorrect username or password')
  })

  test('shows how long to wait after too many attempts', () => {
    const error = new CallError(429, '', { error: 'Zu viele Versuche. Bitte 30 Sekunden warten.' })
    expect(loginProblem(error, t).text).toBe('Zu viele Versuche. Bitte 30 Sekunden warten.')
  })

  test('shows that the disk is full or the database does not answer', () => {
    for (const status of [507, 503])
      expect(loginProblem(new CallError(status, '', { error: 'Der Server kann nicht speichern.' }), t).text).toBe(
        'Der Server kann nicht speichern.',
      )
  })

  test('shows that there is no connection', () => {
    expect(loginProblem(new CallError(0, 'no connection'), t).text).toBe('Netzwerk-Fehler: Keine Antwort angekommen')
  })

  test('asks to try again after a server error, without its details', () => {
    expect(loginProblem(new CallError(500, 'stack', { error: 'details' }), t).text).toBe(t('login.failed'))
    expect(loginProblem(new Error('boom'), t).text).toBe(t('login.failed'))
  })
})
