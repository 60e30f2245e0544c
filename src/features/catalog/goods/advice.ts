import { type GoodsKind, goodsKinds } from './goods-kinds.ts'

/** Steps before the first use of a product; i18n/site has a sentence for each, such as `setup.roof`. */
export const setupSteps = [
  'complete',
  'roof',
  'place',
  'outdoors',
  'dry',
  'water',
  'electrician',
  'house',
  'manual',
  'safely',
  'ask',
] as const
type SetupStep = (typeof setupSteps)[number]

/** General advice on a product's page: setup steps, and flags that choose sentences of the page. */
export type Advice = {
  setup: SetupStep[]
  /** True for goods that are installed or put into operation. */
  isInstalled: boolean
  /** True for goods that the company's certificates cover. */
  isCertified: boolean
  /** True for goods with solar panels: manufacturers warrant at least 80 % of their power. */
  keepsPower: boolean
  hasParts: boolean
  isSolar: boolean
  /** True for goods that make, store or carry power: the inquiry form then asks for the kind of system. */
  isPower: boolean
}

const electrical = { isInstalled: true, isCertified: true, isPower: true } as const
const solar = { ...electrical, isSolar: true } as const

/**
 * Advice by kind of goods; a new kind in `goods-kinds.ts` needs its line here. Goods without a kind, such as a new category's,
 * get only advice that holds for any goods.
 */
const kinds: Readonly<Record<GoodsKind, Partial<Advice> & { setup: SetupStep[] }>> = {
  system: { ...solar, keepsPower: true, hasParts: true, setup: ['roof', 'place', 'electrician'] },
  panel: { ...solar, keepsPower: true, setup: ['roof', 'electrician'] },
  inverter: { ...solar, hasParts: true, setup: ['place', 'electrician'] },
  battery: { ...solar, setup: ['place', 'electrician'] },
  generator: { ...electrical, hasParts: true, setup: ['outdoors', 'house'] },
  controller: { ...solar, setup: ['place', 'electrician'] },
  cable: { ...solar, setup: ['electrician'] },
  accessory: { ...solar, setup: ['electrician'] },
  mounting: { isInstalled: true, isSolar: true, isPower: true, setup: ['roof', 'manual'] },
  machine: { setup: ['manual'] },
  tool: { hasParts: true, setup: ['safely'] },
  material: { setup: ['dry'] },
  filter: { isInstalled: true, hasParts: true, setup: ['water', 'manual'] },
  cartridge: { isInstalled: true, setup: ['water', 'manual'] },
  other: { setup: [] },
}
const noFlags = { isInstalled: false, isCertified: false, keepsPower: false, hasParts: false, isSolar: false, isPower: false }

export function adviceFor(kind: GoodsKind): Advice {
  const { setup, ...flags } = kinds[kind]
  return { ...noFlags, ...flags, setup: ['complete', ...setup, 'ask'] }
}

const kindsWithoutPerformance: readonly GoodsKind[] = ['material', 'cartridge', 'other']

/** True for goods whose performance can be warranted: machines, equipment, filters; not for cement, cartridges or goods without a kind. */
export const hasPerformance = (kind: GoodsKind): boolean => !kindsWithoutPerformance.includes(kind)

/** Kinds of goods that make, store or carry power. */
export const powerKinds = goodsKinds.filter((kind) => adviceFor(kind).isPower)

const sizedKinds: readonly (GoodsKind | null)[] = ['system', 'panel', 'inverter', 'battery', 'generator', 'controller']

/** True for a category or subcategory whose goods the calculator sizes. */
export const isSizedByCalculator = ({ goods }: { goods: GoodsKind | null }): boolean => sizedKinds.includes(goods)
