/** Steps before something is used, in the order of the page; `product-facts.tsx` has a sentence for each. */
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
  'test',
  'ask',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What may be said of goods on their page besides their own texts. */
export type Advice = {
  setup: SetupStep[]
  /** It is installed or put into operation, not simply used. */
  isInstalled: boolean
  /** The company's certificates are those of such goods. */
  isCertified: boolean
  /** The performance warranty of 80 % is given for it. */
  keepsPower: boolean
  /** There are spare parts of it. */
  hasParts: boolean
  /** It is found under solar energy. */
  isSolar: boolean
}

type Field = Partial<Advice> & { slugs: readonly string[]; steps: readonly SetupStep[] }
const solar = { isInstalled: true, isCertified: true, isSolar: true } as const

/**
 * The one table of what is true of which goods: fields of goods by the addresses of their categories or subcategories,
 * as the shop's own catalogue and Spanish names make them. What is in no field, such as a category that staff thought of
 * themselves, gets only what is true of anything. Another field, or another category of a known one, is a line here.
 */
const fields: readonly Field[] = [
  {
    slugs: ['complete-solar-systems', 'sistemas-solares-completos', 'sistemas-solares'],
    ...{ ...solar, keepsPower: true, hasParts: true, steps: ['roof', 'place', 'electrician', 'test'] },
  },
  { slugs: ['solar-panels', 'paneles-solares'], ...solar, keepsPower: true, steps: ['roof', 'electrician', 'test'] },
  { slugs: ['hybrid-inverters', 'inversores-hibridos', 'inversores'], ...solar, hasParts: true, steps: ['place', 'electrician', 'test'] },
  { slugs: ['batteries', 'baterias'], ...solar, steps: ['place', 'electrician', 'test'] },
  {
    slugs: ['generators', 'generadores'],
    ...{ isInstalled: true, isCertified: true, hasParts: true, steps: ['outdoors', 'house', 'test'] },
  },
  {
    slugs: ['charge-controllers', 'controladores-de-carga', 'protection-and-switching', 'proteccion-y-maniobra'],
    ...{ ...solar, steps: ['place', 'electrician', 'test'] },
  },
  { slugs: ['cables-and-connectors', 'cables-y-conectores'], ...solar, steps: ['electrician'] },
  { slugs: ['mounting-systems', 'sistemas-de-montaje'], isInstalled: true, isSolar: true, steps: ['roof', 'manual'] },
  { slugs: ['building-materials', 'materiales-de-construccion'], steps: ['dry'] },
  { slugs: ['power-tools', 'herramientas-electricas'], hasParts: true, steps: ['safely', 'test'] },
  { slugs: ['water-filters', 'filtros-de-agua'], isInstalled: true, hasParts: true, steps: ['water', 'manual'] },
]
const anything: Field = { slugs: [], steps: ['manual'] }

/**
 * What may be said of goods.
 *
 * @param slugs addresses of the subcategory, if any, and of the category: the nearer one decides
 */
export function adviceFor(slugs: readonly (string | null | undefined)[]): Advice {
  // A name that was given twice ends in a number.
  const plain = slugs.map((slug) => slug?.replace(/-\d+$/, ''))
  const {
    slugs: _,
    steps,
    ...said
  } = plain.map((slug) => fields.find((field) => field.slugs.includes(slug ?? ''))).find(Boolean) ?? anything
  const silent = { isInstalled: false, isCertified: false, keepsPower: false, hasParts: false, isSolar: false }
  return { ...silent, ...said, setup: ['complete', ...steps, 'ask'] }
}
