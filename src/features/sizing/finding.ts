import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'

/** A product of a cart, a comparison or a kit, with how many of it. */
export type CheckedItem = { id: number; goods: GoodsKind; categoryId: number; specs: Specs; quantity: number }

const checkNames = [
  'string',
  'solarInput',
  'panelPower',
  // Panels that a controller takes at some voltages of its bank.
  'atBanks',
  'bank',
  'bankPower',
  'chemistry',
  'surge',
  'motor',
  'motorsTogether',
  'supply',
  'charger',
  'mains',
  'phases',
  // Of what is taken without its counterpart, see lone-parts.ts.
  'loneChemistry',
  'loneVoltage',
  'noBattery',
  'noDevice',
  'several',
  'systemBanks',
  // A charger at batteries that take less.
  'charging',
  // A part beside a complete system, which has such parts of its own.
  'ownParts',
  // Of what is taken together, see taken-checks.ts.
  'shared',
  'shortOfBatteries',
  'unevenPanels',
  'tooManyPanels',
  'panelsTogether',
  'mixed',
  'suppliesAll',
  'chargesAll',
] as const
export type CheckName = (typeof checkNames)[number]

/** How many of a part go to a device; `place` counts devices of one kind, where not each has as many. */
export type Share = { id: number; count: number; deviceId: number; place?: number; isEach?: boolean }

/**
 * What was found of two products, or of one and the household. `figures` are those of the sentence that says it, in the
 * units of their names; `lacks` names what a product does not tell, where that is why nothing can be said, and `reason`
 * why else. `told` is neither good nor bad: what goes where, or how many of something are needed.
 */
export type Finding = {
  check: CheckName
  verdict: 'fits' | 'never' | 'unknown' | 'told'
  ids: readonly number[]
  figures: Readonly<Record<string, number>>
  lacks?: readonly { id: number; key: AttributeKey }[]
  reason?: 'parallel' | 'onePhase' | 'noSolarInput' | 'sharing' | 'extends' | 'noBattery' | 'noDevice' | 'several'
  shares?: readonly Share[]
}

/** What a household draws while a motor starts, and for hours, with room to spare. */
export type HouseholdNeeds = { surgeW: number; continuousW: number }
