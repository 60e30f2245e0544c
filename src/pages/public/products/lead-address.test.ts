import { expect, test } from 'vitest'
import { languageWords } from '#features/search/languages/all.ts'
import { decodeHousehold } from '#features/sizing/household/household-link.ts'
import { leadAddress } from './lead-address.ts'

const appliances = Object.values(languageWords).flatMap(({ roles }) =>
  Object.keys(roles).flatMap((name) => (name.startsWith('appliance:') ? [name.slice('appliance:'.length)] : [])),
)

test('every appliance named in queries exists in the calculator', () => {
  expect(new Set(appliances).size).toBeGreaterThan(10)
  for (const appliance of appliances) {
    const home = new URL(leadAddress({ appliance }) ?? '', 'http://shop').searchParams.get('home') ?? ''
    const { household, corrections } = decodeHousehold(home)
    expect([appliance, household.loads.map(({ key }) => key), corrections]).toEqual([appliance, [appliance], []])
  }
})

test('an unknown appliance leads nowhere', () => {
  expect([leadAddress({ appliance: 'gramophone' }), leadAddress(undefined)]).toEqual([undefined, undefined])
})
