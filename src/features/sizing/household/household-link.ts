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
 * A household as a link carries it, and as the device keeps it: `1~8n~backup~lifepo4~20~fridge~fan-2~own-1-750-4-0-Bomba`.
 * The number of this form, hours without grid by night or day (and for which sun, where that is not the usual one: `8n!weakest`),
 * supply, chemistry, room to grow (and what is told of the place: `20!ground!35`, 35 m of cable), then the appliances: count, watts, hours by day and by night, of which only what differs
 * from the appliance's own is told. One with `!` behind its key takes turns where it usually does not, or the other way
 * round. One of the presets as it is has its name alone.
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

/** The form of the link. One that was made by an older shop is read by its own rules for as long as it may come. */
const FORM = '1'

/**
 * The household of a link. What is not to be read, an unknown form or an appliance that is no more, is left out, and
 * told; a link that says nothing is the first preset.
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
  // Figures equal to the appliance's own are dropped from the end, and empty before that.
  const told = figures.map((figure, at) => (figure === known[at] ? '' : figure))
  while (told[told.length - 1] === '') told.pop()
  return [key + mark, ...told].join('-')
}

/** In the place of an appliance's key: one of one's own, whose name, if it has one, stands last and may hold anything but `~`. */
const OWN = 'own'
/** The same with a motor. */
const MOTOR = 'motor'
/** Behind a key: it takes turns, or does not, other than its appliance does. */
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
  // With a figure missing the link was cut, and nobody knows what it was.
  return { key, name: name.join('-') || (nightHours ? UNNAMED : ''), hasMotor: key === MOTOR, ...figures }
}

/** True if a name tells of a motor that starts with at least three times its power, as a pump does. */
function isHeavyStart(name: string): boolean {
  const like = startsAs(name)
  return like !== undefined && defaultFigures[like].startFactor >= 3
}

/**
 * The same household without the names of one's own appliances, for a chat that has no room for them. Whose name told of a
 * heavy start has a motor from then on.
 */
export const withoutNames = (home: string): string =>
  home.replace(
    /~(own|motor)(!?(?:-[^~-]*){4})-([^~]*)/g,
    (_, key: string, figures: string, name: string) => `~${isHeavyStart(name) ? MOTOR : key}${figures}`,
  )

/** Encodes corrections for the address of the page that a submitted form leads to: "watts-tooLarge-0~rows". */
export function encodeCorrections(corrections: readonly Correction[]): string {
  return corrections.map((one) => ('reason' in one ? [one.field, one.reason, one.row ?? ''].join('-') : one.field)).join('~')
}

/** The same again; what is none is left out. */
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
