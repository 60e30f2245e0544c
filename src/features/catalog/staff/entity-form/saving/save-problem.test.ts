import { describe, expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { staffText } from '#i18n/staff.ts'
import { productFormByLanguage } from '../../product-form/product-form-kind.ts'
import { saveProblem } from './save-problem.ts'

const t = staffText('de')
const problem = (status: number, error?: string) =>
  saveProblem(new CallError(status, '', error ? { error } : undefined), t, productFormByLanguage.de.words)

describe('a failed save', () => {
  test.each([
    [0, 'Netzwerk-Fehler'],
    [400, 'Ungültige Eingaben'],
    [401, 'Nicht angemeldet'],
    [403, 'Keine Berechtigung'],
    [409, 'Produkt bereits vorhanden'],
    [413, 'Datei zu groß'],
    [500, 'Server-Fehler'],
    [503, 'Server-Fehler'],
  ])('with status %i shows: %s', (status, title) => {
    expect(problem(status).title).toBe(title)
    expect(problem(status).text).not.toBe('')
  })

  test('shows the server’s message; a message about a field takes precedence over the general one', () => {
    expect(problem(400, 'Der Preis ist falsch').text).toBe('Der Preis ist falsch')
    const error = new CallError(400, '', { error: 'Ganzes', issues: [{ path: 'sku', message: 'Feld' }] })
    expect(saveProblem(error, t, productFormByLanguage.de.words).text).toBe('Feld')
  })

  test.each([
    ['Die Kategorie fehlt', 'Fehler bei der Kategorie'],
    ['Name is too long', 'Fehler beim Namen'],
    ['invalid description', 'Fehler bei der Beschreibung'],
    ['price out of range', 'Fehler beim Preis'],
    ['SKU', 'Fehler bei der Artikelnummer'],
    ['image missing', 'Fehler beim Bild'],
    ['teapot', 'Unbekannter Fehler'],
  ])('with a status that has no title of its own gets one by the server’s text: %j becomes %j', (words, title) => {
    expect(problem(422, words).title).toBe(title)
  })

  test('shows an unknown error if the error is no answer of the server', () => {
    expect(saveProblem(new Error('boom'), t, productFormByLanguage.de.words).title).toBe('Unbekannter Fehler')
    expect(saveProblem(undefined, t, productFormByLanguage.de.words).title).toBe('Unbekannter Fehler')
  })
})
