import { type ApplianceFigures, type CountedAppliances, defaultFigures } from './appliance-figures.ts'
import { type Household, type Load, loadOf, presetHousehold, presetKeys } from './household.ts'
import {
  type Correction,
  correctionReasons,
  type EnteredLoad,
  enteredFields,
  MAX_LOADS,
  type ReadHousehold,
  readHousehold,
  toHundredths,
  UNNAMED,
  unread,
} from './household-form.ts'
import { startsAs } from './own-start.ts'

/**
 * A household as text for links and for the device's storage: `1~8n~backup~lifepo4~20~fridge~fan-2~own-1-750-4-0-Bomba`.
 *
 * - version of this form
 * - hours without grid, by night or day; the sun if it is not the usual one: `8n!weakest`
 * - supply, chemistry
 * - room to grow; site and cable length if they are not the defaults: `20!ground!35`, 35 m of cable
 * - appliances: count, watts, hours by day and by night, each omitted if it is the appliance's default; `!` behind the key
 *   reverses whether the appliance takes turns
 *
 * An unchanged preset is its name alone.
 */
export function encodeHousehold(household: Household, appliances: CountedAppliances = defaultFigures): string {
  const inFull = ({ supply, outageHours, isNight, sun, chemistry, growthPercent, site, cableM, loads }: Household) => {
    const hours = `${short(outageHours)}${isNight ? 'n' : 'd'}${sun === 'usual' ? '' : `!${sun}`}`
    const place = [...(site === 'roof' ? [] : [site]), ...(cableM === undefined ? [] : [short(cableM)])]
    const head = [FORM, hours, supply, chemistry, [short(growthPercent), ...place].join('!')]
    return [...head, ...loads.map((load) => encodeLoad(load, appliances))].join('~')
  }
  const link = inFull(household)
  return presetKeys.find((key) => inFull(presetHousehold(key, appliances)) === link) ?? link
}

/** Version of the form of a link. Any other version is rejected. */
const FORM = '1'

/**
 * Reads the household of a link. Unreadable text, an unknown version and removed appliances are left out and reported; an empty
 * link is the first preset.
 */
export function decodeHousehold(text: string, appliances: CountedAppliances = defaultFigures): ReadHousehold {
  const preset = presetKeys.find((key) => key === text)
  if (preset || text === '') return { household: presetHousehold(preset ?? 'basic', appliances), corrections: [] }
  const [form, outage = '', supply, chemistry, room = '', ...loads] = text.split('~')
  const [hours = '', sun] = outage.split('!')
  const [growthPercent, ...place] = room.split('!')
  const isFigure = (told: string) => /^\d/.test(told)
  if (form !== FORM) return { household: presetHousehold('basic', appliances), corrections: [{ field: 'link' }] }
  const { household, corrections } = readHousehold(
    {
      loads: loads.map(decodeLoad),
      supply,
      sun,
      outageHours: hours.replace(/[nd]$/, '') || undefined,
      isNight: !hours.endsWith('d'),
      chemistry,
      growthPercent: growthPercent || undefined,
      site: place.find((told) => !isFigure(told)),
      cableM: place.find(isFigure),
    },
    appliances,
  )
  const isCut = !(hours && supply && chemistry && growthPercent)
  return { household, corrections: isCut ? [...corrections, { field: 'cut' }] : corrections }
}

const short = (value: number): string => String(toHundredths(value))

function encodeLoad(load: Load, appliances: CountedAppliances): string {
  const { key, name, hasMotor, takesTurns = false, count, watts, dayHours, nightHours } = load
  const figures = [count, watts, dayHours, nightHours].map(short)
  if (!key) return [(hasMotor ? MOTOR : OWN) + (takesTurns ? OTHERWISE : ''), ...figures, ...(name === UNNAMED ? [] : [name])].join('-')
  const start = loadOf(key, 1, appliances)
  const mark = takesTurns === (start.takesTurns ?? false) ? '' : OTHERWISE
  const known = [start.count, start.watts, start.dayHours, start.nightHours].map(short)
  // Figures that equal the appliance's defaults: dropped at the end, left empty before.
  const told = figures.map((figure, at) => (figure === known[at] ? '' : figure))
  while (told[told.length - 1] === '') told.pop()
  return [key + mark, ...told].join('-')
}

/** In place of an appliance's key: an own appliance. Its name comes last, if it has one, and may contain anything but `~`. */
const OWN = 'own'
/** In place of an appliance's key: an own appliance with a motor. */
const MOTOR = 'motor'
/** Behind a key: takes turns although the appliance by default does not, or the reverse. */
const OTHERWISE = '!'

function decodeLoad(text: string): EnteredLoad {
  const [word = '', ...told] = text.split('-')
  const isOtherwise = word.endsWith(OTHERWISE)
  const key = isOtherwise ? word.slice(0, -1) : word
  const [count, watts, dayHours, nightHours] = told.map((figure) => figure || undefined)
  const name = told.slice(4)
  const takesTurns = isOtherwise ? !(defaultFigures as Partial<Record<string, ApplianceFigures>>)[key]?.takesTurns : undefined
  const figures = { count, watts, dayHours, nightHours, takesTurns }
  if (key !== OWN && key !== MOTOR) return { key, ...figures }
  // If a figure is missing the link was cut; the appliance is dropped and reported.
  return { key, name: name.join('-') || (nightHours ? UNNAMED : ''), hasMotor: key === MOTOR, ...figures }
}

/** True if the name is that of a motor whose starting power is at least three times its power, as a pump's is. */
function isHeavyStart(name: string): boolean {
  const like = startsAs(name)
  return like !== undefined && defaultFigures[like].startFactor >= 3
}

/**
 * The same household without names of own appliances, for a chat that has no room for them. An appliance whose name meant a
 * heavy start is marked as having a motor.
 */
export const withoutNames = (home: string): string =>
  home.replace(
    /~(own|motor)(!?(?:-[^~-]*){4})-([^~]*)/g,
    (_, key: string, figures: string, name: string) => `~${isHeavyStart(name) ? MOTOR : key}${figures}`,
  )

/** Encodes corrections for the address that a submitted form redirects to: "watts-tooLarge-0~rows". */
export function encodeCorrections(corrections: readonly Correction[]): string {
  return corrections.map((one) => ('reason' in one ? [one.field, one.reason, one.row ?? ''].join('-') : one.field)).join('~')
}

/** Decodes what `encodeCorrections` made; invalid parts are left out. */
export function decodeCorrections(text: string): Correction[] {
  return text.split('~').flatMap((piece): Correction[] => {
    const whole = unread.find((one) => one === piece)
    if (whole) return [{ field: whole }]
    const [name, why, row = ''] = piece.split('-')
    const field = enteredFields.find((one) => one === name)
    const reason = correctionReasons.find((one) => one === why)
    if (!field || !reason) return []
    return [{ field, reason, ...(/^\d{1,2}$/.test(row) && Number(row) < MAX_LOADS ? { row: Number(row) } : {}) }]
  })
}
