import { checkCharging } from '#features/catalog/fit/batteries/charging.ts'
import type { Specs } from '#features/catalog/goods/attributes.ts'
import { runtimeHours } from '../needs.ts'
import { capacityWh, idleWOf, slowHoursOf, usableShareOf } from '../runtime.ts'
import type { KitRequest } from './build-kits.ts'
import type { FoundInstallation } from './installation.ts'
import type { Kit } from './kit.ts'
import { centsOf, idsWithStatus, type KitPart } from './kit-parts.ts'
import { computeOffGridYield } from './off-grid-yield.ts'

export type KitCandidate = Omit<Kit, 'classes'>

/** Computes what visitors read about a kit: price, availability, sums of its figures, hours that it lasts. */
export function describeKit(
  parts: readonly KitPart[],
  { household, assumed }: Pick<KitRequest, 'household' | 'assumed'>,
  installed?: FoundInstallation,
): KitCandidate {
  const sum = (of: (specs: Specs) => number | undefined) =>
    parts.reduce((total, { item, quantity }) => total + quantity * (of(item.specs) ?? 0), 0)
  const { chemistry } = household
  const [source, bank = source] = parts.map(({ item, quantity }) => ({ ...item, quantity }))
  const [limit] = source && bank && bank !== source ? checkCharging(bank, source) : []
  const { givesA = 0, takesA = 0 } = limit?.figures ?? {}
  const [panelWp, idleW] = [sum(({ wattPeak }) => wattPeak), source ? idleWOf(source.specs, assumed) : 0]
  const usableWh = sum((specs) => (capacityWh(specs) ?? 0) * usableShareOf(specs, chemistry, assumed))
  const offGrid = computeOffGridYield(household, assumed, { panelWp, idleW, usableWh })
  return {
    ...(limit ? { charging: { givesA, takesA } } : {}),
    ...(offGrid ? { offGrid } : {}),
    lines: linesOf(parts),
    ...(installed ? { installation: { lines: linesOf(installed.parts), missing: installed.missing } } : {}),
    cents: centsOf([...parts, ...(installed?.parts ?? [])]),
    orderedIds: idsWithStatus(parts, 'out_of_stock'),
    reservedIds: idsWithStatus(parts, 'limited'),
    carriedHours: runtimeHours(household, { usableWh, idleW, slowHours: bank ? slowHoursOf(bank.specs, chemistry, assumed) : 0 }),
    panelWp,
    batteryWh: sum(capacityWh),
    inverterKw: sum(({ powerKw }) => powerKw),
  }
}

const linesOf = (parts: readonly KitPart[]) => parts.map(({ item, quantity }) => ({ id: item.id, quantity }))
