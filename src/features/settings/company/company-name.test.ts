import { expect, test } from 'vitest'
import { nameAndForm } from './company-name.ts'

test.each([
  ['Cemento Ñico S.R.L.', 'S.R.L.', ['Cemento Ñico S.R.L.']],
  ['Cemento Ñico, SRL', 'S.R.L.', ['Cemento Ñico, SRL']],
  ['Cemento Ñico', 'S.R.L.', ['Cemento Ñico', 'S.R.L.']],
  ['Ferretería Casa', 'S.A.', ['Ferretería Casa', 'S.A.']],
  ['Cemento Ñico', undefined, ['Cemento Ñico']],
])('%s with the legal form %s is %j', (name, form, lines) => {
  expect(nameAndForm(name, form)).toEqual(lines)
})
