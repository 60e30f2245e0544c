import { expect, test } from 'vitest'
import { naming } from '#api/fields.ts'
import { hoursText } from './hours-text.ts'
import { daysBetween, openingsOf, type Week } from './opening.ts'
import { openingText, openingValues, parseOpening } from './opening-form.ts'
import { openingProblem } from './opening-problem.ts'

const week = (text: string) => parseOpening(text) as Week

test('opening hours are read and written in the machine-readable form', () => {
  expect(week('Mo-Sa 08:00-18:00')).toMatchObject({ Mo: { opens: '08:00', closes: '18:00' }, Sa: { opens: '08:00', closes: '18:00' } })
  for (const text of ['Mo-Sa 08:00-18:00', 'Mo-Fr 08:00-18:00; Sa 08:00-12:00', 'Mo 09:00-17:00; We-Th 09:00-17:00'])
    expect(openingText(week(text))).toBe(text)
  expect(openingText(week('Sa-Mo 10:00-12:00'))).toBe('Mo 10:00-12:00; Sa-Su 10:00-12:00')
})

test('search engines get a value for each group of days and each part of a day with a pause', () => {
  expect(openingValues(week('Mo-Fr 08:00-12:00, 13:00-17:00; Sa 08:00-12:00'))).toEqual([
    'Mo-Fr 08:00-12:00',
    'Mo-Fr 13:00-17:00',
    'Sa 08:00-12:00',
  ])
  expect(openingValues({})).toEqual([])
})

test('consecutive days with the same hours are one group, and a closed day separates groups', () => {
  expect(openingsOf(week('Mo 08:00-18:00; Tu 08:00-18:00; Th 08:00-18:00'))).toEqual([
    { from: 'Mo', to: 'Tu', spans: [{ opens: '08:00', closes: '18:00' }] },
    { from: 'Th', to: 'Th', spans: [{ opens: '08:00', closes: '18:00' }] },
  ])
})

test('the week is written in each language', () => {
  const usual = week('Mo-Sa 08:00-18:00')
  expect(hoursText(usual, 'es')).toBe('Lunes a sábado, 8:00 a 18:00')
  expect(hoursText(usual, 'de')).toBe('Montag bis Samstag, 8:00 bis 18:00 Uhr')
  expect(hoursText(usual, 'en')).toBe('Monday to Saturday, 8:00 to 18:00')
  const short = week('Mo-Fr 08:30-17:00; Sa 08:00-12:00')
  expect(hoursText(short, 'es')).toBe('Lunes a viernes, 8:30 a 17:00; sábado, 8:00 a 12:00')
  expect(hoursText(short, 'en')).toBe('Monday to Friday, 8:30 to 17:00; Saturday, 8:00 to 12:00')
  expect(hoursText({}, 'es')).toBe('')
})

test('invalid hours are rejected', () => {
  for (const text of [
    '',
    'Mo-Sa',
    'Mo-Sa 8:00-18:00',
    'Mo-Sa 18:00-08:00',
    'Mo-Sa 08:00-08:00',
    'Mo-Xx 08:00-18:00',
    'Mo-Sa 08:00-24:00',
    'Mo-Fr 08:00-18:00; Fr 08:00-12:00',
    'Mo-Fr 08:00-18:00;',
  ])
    expect([text, parseOpening(text)]).toEqual([text, undefined])
})

test('days are counted across the weekend too', () => {
  expect(daysBetween('Mo', 'Sa')).toHaveLength(6)
  expect(daysBetween('Sa', 'Mo')).toEqual(['Sa', 'Su', 'Mo'])
  expect(daysBetween('Fr', 'Fr')).toEqual(['Fr'])
})

test('a day may have a pause', () => {
  const text = 'Mo-Fr 08:00-12:00, 13:00-17:00; Sa 08:00-12:00'
  expect(week(text)).toMatchObject({ Tu: { opens: '08:00', closes: '17:00', pause: { from: '12:00', to: '13:00' } } })
  expect(week(text).Sa).toEqual({ opens: '08:00', closes: '12:00' })
  expect(openingText(week(text))).toBe(text)
  expect(openingsOf(week('Mo 08:00-17:00; Tu 08:00-12:00, 13:00-17:00')).map(({ from }) => from)).toEqual(['Mo', 'Tu'])
  expect(hoursText(week(text), 'es')).toBe('Lunes a viernes, 8:00 a 12:00 y 13:00 a 17:00; sábado, 8:00 a 12:00')
  expect(hoursText(week(text), 'de')).toBe('Montag bis Freitag, 8:00 bis 12:00 und 13:00 bis 17:00 Uhr; Samstag, 8:00 bis 12:00 Uhr')
  expect(hoursText(week('Mo 08:00-12:00, 13:00-17:00'), 'en')).toBe('Monday, 8:00 to 12:00 and 13:00 to 17:00')
})

test('problems of a pause name the day', () => {
  const problem = (times: string) => openingProblem(`Mo-Tu 08:00-12:00, 13:00-17:00; We ${times}`)
  expect(problem('08:00-12:00, 12:00-17:00')).toBe(naming('setting.openingPause', 'We'))
  expect(problem('08:00-12:00, 18:00-17:00')).toBe(naming('setting.openingPause', 'We'))
  expect(problem('08:00-10:00, 11:00-12:00, 13:00-14:00')).toBe(naming('setting.openingPause', 'We'))
  expect(problem('08:00-, 13:00-17:00')).toBe(naming('setting.openingTime', 'We'))
  expect(problem('08:00-12:00, 13-17')).toBe(naming('setting.openingTime', 'We'))
  expect(openingProblem('13:00-17:00')).toBe(naming('setting.opening', '13:00-17:00'))
  expect(problem('08:00-12:00, Mo 08:00-12:00')).toBe(naming('setting.openingTwice', 'Mo'))
})
