import { applianceKeys, type CountedAppliances, defaultFigures } from './appliance-figures.ts'

const figures = ['watts', 'dayHours', 'nightHours', 'duty', 'startFactor'] as const

/**
 * Encodes staff's changes of appliance figures for a script that contains the defaults: `{"fan":[60,2,8,1,1.5]}`. Undefined if
 * nothing was changed.
 */
export function encodeChangedAppliances(appliances: CountedAppliances): string | undefined {
  const changed = applianceKeys
    .filter((key) => figures.some((figure) => appliances[key][figure] !== defaultFigures[key][figure]))
    .map((key) => [key, figures.map((figure) => appliances[key][figure])])
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : undefined
}

/** Figures of all appliances: the defaults with the changes that `encodeChangedAppliances` encoded. */
export function decodeChangedAppliances(text = '{}'): CountedAppliances {
  const changed = JSON.parse(text) as Partial<Record<string, number[]>>
  return Object.fromEntries(
    applianceKeys.map((key) => {
      const entries = changed[key]?.map((value, at) => [figures[at], value])
      return [key, { ...defaultFigures[key], ...(entries && Object.fromEntries(entries)) }]
    }),
  ) as CountedAppliances
}
