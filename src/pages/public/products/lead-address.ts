import type { FoundProducts } from '#features/catalog/product/product.contract.ts'
import { isApplianceKey, readHousehold } from '#features/sizing/household/household-form.ts'
import { encodeHousehold } from '#features/sizing/household/household-link.ts'

/** Addresses of pages and sections about services, by the topic of a search. */
const sections = {
  delivery: '/legal#pickup',
  installation: '/cuba-energia-solar#installation',
  warranty: '/legal#warranty',
  payment: '/legal#prices',
  hours: '/contact',
  address: '/contact',
} as const

/**
 * Address for a search that no product answers: the page about a service ('garantía'), or the calculator with
 * the appliance that the search names ('nevera') filled in. Undefined if there is none.
 */
export function leadAddress(lead: FoundProducts['lead']): string | undefined {
  if (!lead) return undefined
  if ('service' in lead) return sections[lead.service]
  if (!isApplianceKey(lead.appliance)) return undefined
  const { household } = readHousehold({ loads: [{ key: lead.appliance }] })
  return `/cuba-energia-solar?${new URLSearchParams({ home: encodeHousehold(household) })}#calc`
}
