import type { FindingTexts } from './es.ts'

const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} rows of ${inSeries} in series give`
    : inSeries > 1
      ? `${inSeries} in series give`
      : rows > 1
        ? `${rows} in parallel give`
        : 'gives'

export const en: FindingTexts = {
  'string.fits': ({ one, other, inSeries, strings, cold, most }) =>
    `${one}: ${strings > 1 ? `${strings} strings of ${inSeries} give` : inSeries > 1 ? `${inSeries} in one string give` : 'one alone gives'} ${cold}\u00a0V when cold; ${other} takes ${most}\u00a0V.`,
  'string.never': ({ one, other, count, min, max, better }) =>
    `${one}: ${count} do not make equal strings of ${min === max ? min : `${min} to ${max}`} for ${other}${better ? `; take ${better}` : ''}.`,
  'string.none': ({ one, other, most }) =>
    `${one} does not go with ${other}: no string stays within its solar input, which takes ${most}\u00a0V.`,
  'string.range': ({ one, other, min, max }) => `${one} with ${other}: ${min === max ? min : `${min} to ${max}`} in series.`,
  'solarInput.never': ({ one, other }) => `${one}: ${other} has no solar input; a separate charge controller is needed.`,
  'panelPower.fits': ({ one, other, panels, most }) => `${one}: ${panels}\u00a0W of panels; ${other} takes ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }) =>
    `${one}: ${panels}\u00a0W of panels, and ${other} takes ${most}\u00a0W${better > 0 ? `; take ${better} at most` : ': they do not go together'}.`,
  'panelPower.range': ({ one, other, most, count }) => `${other} takes ${most}\u00a0W of panels: up to ${count} × ${one}.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }) => `${one}: ${bank(how)} ${bankV}\u00a0V; goes with ${other} (${deviceV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV }) =>
    `${one} gives ${batteryV}\u00a0V and ${other} needs ${deviceV}\u00a0V: they do not go together.`,
  'bank.uneven': ({ one, other, count, inSeries, better }) =>
    `${one}: ${other} needs ${inSeries} in series, and ${count} do not make equal rows; take ${better}.`,
  'bank.rows': ({ one, rows, most }) => `${one}: that would be ${rows} rows in parallel, and it allows ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks }) => `${one}: up to ${gives}\u00a0kW; ${other} draws ${asks}\u00a0kW at most.`,
  'bankPower.never': ({ one, other, gives, asks, better }) =>
    `${one}: up to ${gives}\u00a0kW, and ${other} can draw ${asks}\u00a0kW${better > 0 ? `; take ${better}` : ': not enough'}.`,
  'chemistry.fits': ({ one, other, is }) => `${other} takes ${is} batteries, such as ${one}.`,
  'chemistry.never': ({ one, other, is, takes }) => `${one} is ${is} and ${other} takes ${takes}: they do not go together.`,
  'surge.fits': ({ one, gives, asks }) =>
    `What you entered into the calculator draws up to ${asks}\u00a0kW; ${one} gives ${gives}\u00a0kW.`,
  'surge.never': ({ one, gives, asks }) =>
    `What you entered into the calculator draws up to ${asks}\u00a0kW and ${one} gives ${gives}\u00a0kW: not enough.`,
  'motor.fits': ({ one, other, gives, asks }) => `${other} draws ${asks}\u00a0kW when it starts; ${one} gives ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks }) =>
    `${other} draws ${asks}\u00a0kW when it starts and ${one} gives ${gives}\u00a0kW: not enough to start it.`,
  'supply.fits': ({ one, other, gives, asks }) => `${one} gives ${gives}\u00a0kVA; ${other} can draw ${asks}\u00a0kW.`,
  'supply.never': ({ one, other, gives, asks }) =>
    `${one} gives ${gives}\u00a0kVA and ${other} can draw ${asks}\u00a0kW: not enough for all its power.`,
  'charger.fits': ({ one, other, gives, asks }) => `${one} gives ${gives}\u00a0kW; the charger of ${other} draws up to ${asks}\u00a0kW.`,
  'charger.never': ({ one, other, gives, asks }) =>
    `${one} gives ${gives}\u00a0kW and the charger of ${other} draws up to ${asks}\u00a0kW: not enough.`,
  'mains.fits': ({ one, other, gives, asks }) => `${one} gives ${gives}; ${other} works with ${asks}.`,
  'mains.never': ({ one, other, gives, asks }) => `${one} gives ${gives} and ${other} works with ${asks}: they do not go together.`,
  'phases.fits': ({ one, other, gives, asks }) => `Phases: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }) => `Phases: ${one}, ${gives}; ${other}, ${asks}: they do not go together.`,
  lacks: ({ one, figures }) => `${figures} of ${one} not known: a technician confirms it.`,
  undecided: ({ one, other }) => `It cannot be told whether ${one} and ${other} go together: a technician confirms it.`,
  quoted: ({ text }) => `“${text}”`,
}
