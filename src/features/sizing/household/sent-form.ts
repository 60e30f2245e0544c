import { type EnteredHousehold, type EnteredLoad, MAX_LOADS, UNNAMED } from './household-form.ts'

/** Methods of FormData that the types of server and browser have in common. */
type Sent = { get(name: string): unknown; getAll(name: string): unknown[] }

/**
 * Reads the calculator's submitted form. Each row repeats the same fields (a: appliance, n: name, u: count, w: watts, d and h:
 * hours by day and by night), matched by order. `do` is the pressed button: "+2" and "-2" change the count of row 2, from 0, and
 * "add" adds the appliance chosen in `add`. A ticked box of a row sends another `a`: MOTOR or TURNS. Rows with a count of 0 are dropped.
 */
export function readSentForm(sent: Sent): EnteredHousehold {
  const column = (name: string) => sent.getAll(name).map(text)
  const [keys, names, counts, watts, days, nights] = ['a', 'n', 'u', 'w', 'd', 'h'].map(column) as [
    Column,
    Column,
    Column,
    Column,
    Column,
    Column,
  ]
  const rows: { key: string; hasMotor?: true; takesTurns: boolean }[] = []
  for (const key of keys) {
    const last = rows[rows.length - 1]
    if (key !== MOTOR && key !== TURNS) rows.push({ key, takesTurns: false })
    else if (last && key === MOTOR) last.hasMotor = true
    else if (last) last.takesTurns = true
  }
  const touched = text(sent.get('do'))
  const loads = rows.map(
    ({ key, hasMotor, takesTurns }, row): EnteredLoad => ({
      key: key === OWN_APPLIANCE ? undefined : key,
      hasMotor,
      takesTurns,
      name: names[row] || (key === OWN_APPLIANCE ? UNNAMED : ''),
      count: stepped(counts[row], touched, row),
      watts: watts[row],
      dayHours: days[row],
      nightHours: nights[row],
    }),
  )
  const added = text(sent.get('add'))
  if (touched === 'add' && added) loads.push(added === OWN_APPLIANCE ? { name: UNNAMED } : { key: added })
  return {
    // Keeps one row more than allowed, so that `readHousehold` reports the excess.
    loads: loads.filter(({ count }) => count?.trim() !== '0').slice(0, MAX_LOADS + 1),
    supply: text(sent.get('supply')),
    sun: text(sent.get('sun')),
    outageHours: given(sent.get('hours')),
    isNight: text(sent.get('when')) !== 'd',
    chemistry: text(sent.get('battery')),
    growthPercent: given(sent.get('grow')),
    site: text(sent.get('site')),
    cableM: text(sent.get('cable')),
  }
}

type Column = string[]
/** Value of `a` for an appliance that the visitor added. */
export const OWN_APPLIANCE = 'own'
/** Value of a further `a`: the added appliance before it has a motor. */
export const MOTOR = 'motor'
/** Value of a further `a`: the appliance before it takes turns. */
export const TURNS = 'turns'
function stepped(count: string | undefined, touched: string, row: number): string | undefined {
  if (touched !== `+${row}` && touched !== `-${row}`) return count
  const before = Number(count)
  return Number.isFinite(before) ? String(Math.max(0, before + (touched.startsWith('+') ? 1 : -1))) : count
}

const given = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const text = (value: unknown): string => given(value) ?? ''
