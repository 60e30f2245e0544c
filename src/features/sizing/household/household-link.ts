import { type ApplianceFigures, type CountedAppliances, defaultFigures } from './appliance-figures.ts'
import { type Household, type Load, loadOf, presetHousehold, presetKeys } from './household.ts'
import {
  type Correction,
  correctionReasons,
  type EnteredLoad,
  inputProblems,
  MAX_LOADS,
  numberFields,
  type ReadHousehold,
  readHousehold,
  roundToHundredths,
  UNNAMED,
} from './household-form.ts'
import { findSimilarAppliance } from './similar-appliance.ts'

/**
 * Encodes a household for links and for the browser's storage: `1~8n~backup~lifepo4~20~fridge~fan-2~own-1-750-4-0-Bomba`.
 *
 * - version of this format
 * - hours without grid, by night or day; the sun if it is not the usual one: `8n!weakest`
 * - supply, chemistry
 * - reserve for growth in per cent; site and cable length if they are not the defaults: `20!ground!35`, 35 m of cable
 * - appliances: count, watts, hours by day and by night, each omitted if it is the appliance's default; `!` behind the key
 *   reverses whether the appliance takes turns
 *
 * A household that equals a preset is encoded as the preset's key.
 */
export function encodeHousehold(household: Household, appliances: CountedAppliances = defaultFigures): string {
  const inFull = ({ supply, outageHours, isNight, sun, chemistry, growthPercent, site, cableM, loads }: Household) => {
    const hours = `${short(outageHours)}${isNight ? 'n' : 'd'}${sun === 'usual' ? '' : `!${sun}`}`
    const place = [...(site === 'roof' ? [] : [site]), ...(cableM === undefined ? [] : [short(cableM)])]
    const head = [FORMAT_VERSION, hours, supply, chemistry, [short(growthPercent), ...place].join('!')]
    return [...head, ...loads.map((load) => encodeLoad(load, appliances))].join('~')
  }
  const link = inFull(household)
  return presetKeys.find((key) => inFull(presetHousehold(key, appliances)) === link) ?? link
}

/** Version of the format. Any other version is rejected. */
const FORMAT_VERSION = '1'

/**
 * Decodes a household from a link. Unreadable parts and unknown appliances are dropped and reported; an unknown version gives the
 * first preset and is reported. An empty text is the first preset.
 */
export function decodeHousehold(text: string, appliances: CountedAppliances = defaultFigures): ReadHousehold {
  const preset = presetKeys.find((key) => key === text)
  if (preset || text === '') return { household: presetHousehold(preset ?? 'basic', appliances), corrections: [] }
  const [form, outage = '', supply, chemistry, room = '', ...loads] = text.split('~')
  const [hours = '', sun] = outage.split('!')
  const [growthPercent, ...place] = room.split('!')
  const isFigure = (told: string) => /^\d/.test(told)
  if (form !== FORMAT_VERSION) return { household: presetHousehold('basic', appliances), corrections: [{ field: 'link' }] }
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

const short = (value: number): string => String(roundToHundredths(value))

function encodeLoad(load: Load, appliances: CountedAppliances): string {
  const { key, name, hasMotor, takesTurns = false, count, watts, dayHours, nightHours } = load
  const figures = [count, watts, dayHours, nightHours].map(short)
  if (!key)
    return [(hasMotor ? MOTOR : OWN_APPLIANCE) + (takesTurns ? TURNS_MARK : ''), ...figures, ...(name === UNNAMED ? [] : [name])].join('-')
  const start = loadOf(key, 1, appliances)
  const mark = takesTurns === (start.takesTurns ?? false) ? '' : TURNS_MARK
  const known = [start.count, start.watts, start.dayHours, start.nightHours].map(short)
  // Figures that equal the appliance's defaults become empty; trailing empty ones are left out.
  const told = figures.map((figure, at) => (figure === known[at] ? '' : figure))
  while (told[told.length - 1] === '') told.pop()
  return [key + mark, ...told].join('-')
}

/** Key of an appliance that the visitor added. Its name comes last, if it has one, and may contain anything but `~`. */
const OWN_APPLIANCE = 'own'
/** Key of an added appliance with a motor. */
const MOTOR = 'motor'
/** Mark behind a key: the appliance takes turns although by default it does not, or the reverse. */
const TURNS_MARK = '!'

function decodeLoad(text: string): EnteredLoad {
  const [word = '', ...told] = text.split('-')
  const isOtherwise = word.endsWith(TURNS_MARK)
  const key = isOtherwise ? word.slice(0, -1) : word
  const [count, watts, dayHours, nightHours] = told.map((figure) => figure || undefined)
  const name = told.slice(4)
  const takesTurns = isOtherwise ? !(defaultFigures as Partial<Record<string, ApplianceFigures>>)[key]?.takesTurns : undefined
  const figures = { count, watts, dayHours, nightHours, takesTurns }
  if (key !== OWN_APPLIANCE && key !== MOTOR) return { key, ...figures }
  // A missing figure means a cut link. Without a name, `readHousehold` drops and reports the appliance.
  return { key, name: name.join('-') || (nightHours ? UNNAMED : ''), hasMotor: key === MOTOR, ...figures }
}

/** True for the name of an appliance whose motor needs at least three times its power to start, such as a pump. */
function isHeavyStart(name: string): boolean {
  const like = findSimilarAppliance(name)
  return like !== undefined && defaultFigures[like].startFactor >= 3
}

/**
 * Removes the names of added appliances from an encoded household, for a chat message without room for them. An appliance whose
 * name indicates a heavy start is marked as having a motor, so that the needs stay nearly the same.
 */
export const withoutNames = (home: string): string =>
  home.replace(
    /~(own|motor)(!?(?:-[^~-]*){4})-([^~]*)/g,
    (_, key: string, figures: string, name: string) => `~${isHeavyStart(name) ? MOTOR : key}${figures}`,
  )

/** Encodes corrections for the URL that a submitted form redirects to: "watts-tooLarge-0~rows". */
export function encodeCorrections(corrections: readonly Correction[]): string {
  return corrections.map((one) => ('reason' in one ? [one.field, one.reason, one.row ?? ''].join('-') : one.field)).join('~')
}

/** Decodes corrections that `encodeCorrections` encoded; invalid parts are dropped. */
export function decodeCorrections(text: string): Correction[] {
  return text.split('~').flatMap((piece): Correction[] => {
    const whole = inputProblems.find((one) => one === piece)
    if (whole) return [{ field: whole }]
    const [name, why, row = ''] = piece.split('-')
    const field = numberFields.find((one) => one === name)
    const reason = correctionReasons.find((one) => one === why)
    if (!field || !reason) return []
    return [{ field, reason, ...(/^\d{1,2}$/.test(row) && Number(row) < MAX_LOADS ? { row: Number(row) } : {}) }]
  })
}
