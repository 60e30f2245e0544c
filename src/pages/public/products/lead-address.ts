import type { FoundProducts } from '#features/catalog/product/product.contract.ts'
import { isApplianceKey, readHousehold } from '#features/sizing/household/household-form.ts'
import { encodeHousehold } from '#features/sizing/household/household-link.ts'

/** Pages, and their sections, where the shop says something of what is no product. */
const sections = {
  delivery: '/legal#pickup',
  installation: '/cuba-energia-solar#installation',
  warranty: '/legal#warranty',
  payment: '/legal#prices',
  hours: '/contact',
  address: '/contact',
} as const

/** Where a question leads that no goods answer, undefined where it leads nowhere: the calculator has the appliance entered. */
export function leadAddress(lead: FoundProducts['lead']): string | undefined {
  if (!lead) return undefined
  if ('service' in lead) return sections[lead.service]
  if (!isApplianceKey(lead.appliance)) return undefined
  const { household } = readHousehold({ loads: [{ key: lead.appliance }] })
  return `/cuba-energia-solar?${new URLSearchParams({ home: encodeHousehold(household) })}#calc`
}
