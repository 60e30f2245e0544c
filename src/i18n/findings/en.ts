import type { FindingTexts } from './es.ts'

const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} rows of ${inSeries} in series give`
    : inSeries > 1
      ? `${inSeries} in series give`
      : rows > 1
        ? `${rows} in parallel give`
        : 'gives'

type AtTracker = { trackers: number; parallel: number; inSeries: number }
function atTrackers(at: readonly AtTracker[]): string {
  const isPair = at.reduce((sum, { trackers }) => sum + trackers, 0) === 2
  const texts = at.map(({ trackers, parallel, inSeries }, place) => {
    const isSaid = place > 0 && at[0]?.parallel === 1
    const what = parallel > 1 ? `${parallel} strings of ${inSeries}` : isSaid || inSeries === 1 ? `${inSeries}` : `${inSeries} in series`
    const other = isPair ? 'at the other' : 'at another'
    return `${what} ${trackers > 1 ? `at each of ${trackers} MPPTs` : place > 0 ? other : 'at one MPPT'}`
  })
  return texts.join(' and ')
}

const give = (count: number) => (count > 1 ? 'give' : 'gives')
const OTHERWISE = ' They can be shared out otherwise too: a technician confirms it.'

export const en: FindingTexts = {
  'headline.misfits': ({ count }) => (count > 1 ? `${count} things do not fit` : 'Something does not fit'),
  'headline.fits': 'All that could be checked fits',
  'headline.fitsOpen': ({ count }) => `What could be checked fits; ${count > 1 ? `${count} things` : 'one thing'} to keep in mind`,
  'headline.noBattery': ({ others }) =>
    `There is no battery here${others > 0 ? `; ${others > 1 ? `${others} other things` : 'one other thing'} to keep in mind` : ''}`,
  'headline.open': ({ count }) => `${count > 1 ? `${count} things` : 'One thing'} to keep in mind`,
  'string.fits': ({ one, other, inSeries, strings, at, cold, most }) =>
    at.length > 0
      ? `${one}: ${atTrackers(at)}, up to ${cold}\u00a0V when cold; ${other} takes ${most}\u00a0V.`
      : `${one}: ${strings > 1 ? `${strings} strings of ${inSeries} give` : inSeries > 1 ? `${inSeries} in one string give` : 'one alone gives'} ${cold}\u00a0V when cold; ${other} takes ${most}\u00a0V.`,
  'string.never': ({ one, other, count, min, max, isEqual, better }) =>
    `${one}: ${other} takes them in ${isEqual ? 'equal ' : ''}strings (wired one after another) of ${min === max ? min : `${min} to ${max}`}, and ${count} ${count > 1 ? 'do' : 'does'} not make any${better ? `; take ${better}` : ''}.`,
  'string.none': ({ one, other, most }) =>
    `${one} does not go with ${other}: no number of them stays within what its solar input needs, which takes ${most}\u00a0V.`,
  'string.range': ({ one, other, min, max }) =>
    `${one} with ${other}: ${min === max ? min : `${min} to ${max}`} in each string${max > 1 ? ' (wired one after another)' : ''}.`,
  'trackerCurrent.fits': ({ one, other, strings, gives, takes }) =>
    `${one}: ${strings} strings in parallel give ${gives}\u00a0A; ${other} takes ${takes}\u00a0A at each MPPT.`,
  'trackerCurrent.never': ({ one, other, strings, gives, takes, better }) =>
    `${one}: ${strings > 1 ? `${strings} strings in parallel give` : 'one string gives'} ${gives}\u00a0A, and ${other} takes ${takes}\u00a0A at each MPPT${better ? `; take ${better}` : ': they do not go together'}.`,
  'solarInput.never': ({ one, other }) => `${one}: ${other} has no solar input; a separate charge controller is needed.`,
  'panelPower.fits': ({ one, other, panels, most }) => `${one}: ${panels}\u00a0W of panels; ${other} takes ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }) =>
    `${one}: ${panels}\u00a0W of panels, and ${other} takes ${most}\u00a0W${better > 0 ? `; take ${better} at most` : ': they do not go together'}.`,
  'panelPower.range': ({ one, other, most, count }) =>
    `${other} takes ${most}\u00a0W of panels: in strings, up to ${count} × ${one} in all.`,
  atBank: ({ other, volts }) => `${other} (batteries of ${volts}\u00a0V)`,
  atPhase: ({ other }) => `${other} (at one phase)`,
  atBanks: ({ one, other, fits, fails }) => `${one} with ${other}: only with batteries of ${fits}\u00a0V, not of ${fails}\u00a0V.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }) => `${one}: ${bank(how)} ${bankV}\u00a0V; goes with ${other} (${deviceV}\u00a0V).`,
  'bank.needs': ({ one, other, inSeries, rows, bankV, deviceV }) =>
    `${one}: ${other} (${deviceV}\u00a0V) needs ${rows === 1 ? `${inSeries} in series` : inSeries === 1 ? `${rows} in parallel, for its power` : `${inSeries * rows}, for its power: ${rows} rows of ${inSeries} in series`} (${bankV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV, series }) =>
    `${one} ${series > 1 ? `(${series} in series) ` : ''}gives ${batteryV}\u00a0V and ${other} needs ${deviceV}\u00a0V: they do not go together.`,
  'bank.uneven': ({ one, other, count, inSeries, better }) =>
    `${one}: ${other} takes them in rows of ${inSeries} (wired one after another), and ${count} ${count > 1 ? 'do' : 'does'} not make full rows; take ${better}.`,
  'bank.rows': ({ one, rows, most }) => `${one}: that would be ${rows} rows in parallel, and it allows ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks, isMany }) =>
    `${one}: up to ${gives}\u00a0kW; ${other} ${isMany ? 'draw' : 'draws'} ${asks}\u00a0kW at most.`,
  'bankPower.never': ({ one, other, gives, asks, better }) =>
    `${one}: up to ${gives}\u00a0kW, and ${other} can draw ${asks}\u00a0kW${better > 0 ? `; take ${better}` : ': not enough'}.`,
  charging: ({ one, other, gives, takes, count }) =>
    `${other} can charge with ${gives}\u00a0A and ${one} ${count > 1 ? 'take' : 'takes'} ${takes}\u00a0A: charging must be limited, and a technician confirms how.`,
  'chemistry.fits': ({ one, other, is }) => `${other} takes ${is} batteries, such as ${one}.`,
  'chemistry.never': ({ one, other, is, takes }) => `${one} is ${is} and ${other} takes ${takes}: they do not go together.`,
  own: 'What you entered into the calculator',
  'generatorHome.fits': ({ who, one, gives, asks, count }) =>
    `${who} needs a generator of ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA.`,
  'generatorHome.told': ({ who, one, gives, asks, count }) =>
    `${who} needs a generator of ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA: it runs at its limit, add nothing else at the same time.`,
  'generatorHome.never': ({ who, one, gives, asks, count }) =>
    `${who} needs a generator of ${asks}\u00a0kVA and ${one} ${give(count)} ${gives}\u00a0kVA: not enough.`,
  'surge.fits': ({ who, one, gives, asks, count }) => `${who} draws up to ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'surge.never': ({ who, one, gives, asks, count }) =>
    `${who} draws up to ${asks}\u00a0kW and ${one} ${give(count)} ${gives}\u00a0kW: not enough.`,
  'motor.fits': ({ one, other, gives, asks, count }) =>
    `${other} draws ${asks}\u00a0kW when it starts; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks, count }) =>
    `${other} draws ${asks}\u00a0kW when it starts and ${one} ${give(count)} ${gives}\u00a0kW: not enough to start it.`,
  'running.never': ({ one, other, gives, asks, count }) =>
    `${other} runs on ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW: not enough.`,
  'running.home': ({ who, one, gives, asks, count }) =>
    `${who} uses ${asks}\u00a0kW at a time and ${one} ${give(count)} ${gives}\u00a0kW: not enough.`,
  'atLimit.home': ({ who, one, gives, asks }) =>
    `${who} uses ${asks} of the ${gives}\u00a0kW of ${one}: it runs at its limit, add nothing else at the same time.`,
  'atLimit.motor': ({ one, other, gives, asks }) =>
    `${other} uses ${asks} of the ${gives}\u00a0kW of ${one}: it runs at its limit, use nothing else at the same time.`,
  motorsTogether: ({ one, other, gives, asks }) =>
    `${one} gives ${gives}\u00a0kW; starting ${other} while the other motors run draws ${asks}\u00a0kW: do not use all of them at once.`,
  'supply.fits': ({ one, other, gives, asks, count }) => `${one} ${give(count)} ${gives}\u00a0kW; ${other} can draw ${asks}\u00a0kW.`,
  'supply.told': ({ one, other, gives, asks, count }) =>
    `${one} ${give(count)} ${gives}\u00a0kW and ${other} can draw ${asks}\u00a0kW: while the generator runs use no more than ${gives}\u00a0kW at once, charging included.`,
  'charger.fits': ({ one, other, gives, asks, count, isMany }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; ${other} ${isMany ? 'draw' : 'draws'} up to ${asks}\u00a0kW to charge.`,
  'charger.never': ({ one, other, gives, asks, count, isMany }) =>
    `${one} ${give(count)} ${gives}\u00a0kW and ${other} ${isMany ? 'draw' : 'draws'} up to ${asks}\u00a0kW to charge: not enough.`,
  'mains.fits': ({ one, other, gives, asks }) => `${one} gives ${gives}; ${other} works with ${asks}.`,
  'mains.never': ({ one, other, gives, missing, isAll }) =>
    `${one} gives ${gives} and ${other} ${isAll ? '' : 'also '}needs ${missing}\u00a0V: they do not go together.`,
  'ownParts.chemistry': ({ one, other, is, own }) =>
    `${one} is ${is} and the battery of ${other} is ${own}: they are not connected together, since each is charged in its own way.`,
  'ownParts.extends': ({ one, other }) => `${one}: a technician confirms whether it can be added to ${other}.`,
  'phases.fits': ({ one, other, gives, asks }) => `Phases: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }) => `Phases: ${one}, ${gives}; ${other}, ${asks}: they do not go together.`,
  'part.fits': ({ one, other }) => `${one} goes with ${other}.`,
  'frame.never': ({ one, other }) => `${one} does not suit ${other}: its frame or width is outside of what it takes.`,
  'mounted.fits': ({ one, holds, count }) => `${one}: for ${holds} ${holds > 1 ? 'panels' : 'panel'}; there are ${count}.`,
  'mounted.never': ({ one, holds, count, missing, need, all }) =>
    `${one}: for ${holds} ${holds > 1 ? 'panels' : 'panel'}, and there are ${count}: mounting for ${missing} is missing${need > 0 ? `; take ${need}, which hold ${all}` : ''}.`,
  'partCurrent.never': ({ one, other, gives, asks }) =>
    `${one} takes ${gives}\u00a0A; with ${other} it has to take ${asks}\u00a0A: not enough.`,
  'acCurrent.never': ({ one, other, gives, asks }) =>
    `${one} is rated for ${gives}\u00a0A of alternating current; ${other} takes ${asks}\u00a0A.`,
  'partVoltage.never': ({ one, other, gives, asks }) =>
    `${one} takes ${gives}\u00a0V; with ${other} it has to take ${asks}\u00a0V: not enough.`,
  'partStrings.never': ({ one, most, strings, need }) =>
    `${one}: ${most > 1 ? `${most} panel strings` : 'one panel string'} at most, and there are ${strings}; take ${need}.`,
  'stringFuses.fits': ({ one, other, strings }) => `${one}: ${strings} strings in parallel have a fuse each; ${other} has them.`,
  'stringFuses.never': ({ one, other, strings }) =>
    `${one}: ${strings} strings in parallel need a fuse each, and ${other} has none; add a box with string fuses.`,
  'stringFuses.told': ({ one, strings }) =>
    `${one}: ${strings} strings in parallel have a fuse each; unless you have them already, add a box with string fuses.`,
  'section.never': ({ one, other, is, from, to }) =>
    `${one} has ${is}\u00a0mm²; ${other} needs cable of ${from} to ${to}\u00a0mm²: they do not go together.`,
  'cartridge.never': ({ one, other, is, takes }) => `${other} is ${is}; ${one} takes cartridges of ${takes}: they do not go together.`,
  others: ({ count }) => `${count} more`,
  pair: ({ one, other, place, isEach }) => `${one} with ${isEach ? 'each ' : ''}${other}${place > 0 ? ` (no. ${place})` : ''}`,
  'shared.battery': ({ pairs, isOpen }) => `The batteries go like this: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.panel': ({ pairs, isOpen }) => `The panels go like this: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.controller': ({ pairs, isOpen }) => `The controller goes like this: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  sharing: ({ one, others }) => `${one}: a technician confirms how it is shared out among ${others}.`,
  shortOfBatteries: ({ one, need, count, missing, pairs }) =>
    `${one}: for all the power it takes ${need} (${pairs}), and there ${count > 1 ? 'are' : 'is'} ${count}: ${missing} missing.`,
  unevenPanels: ({ one, count, others, better }) =>
    `${one}: they are wired one after another in strings, which ${count} ${count > 1 ? 'do' : 'does'} not make for ${others}${better ? `; take ${better}` : ''}.`,
  tooManyPanels: ({ one, count, others, free, better }) =>
    `${one}: ${count} are too many; ${others} have ${free}\u00a0W left for panels${better > 0 ? `; take ${better} at most` : ''}.`,
  panelsTogether: ({ other, panels, most, over }) =>
    `All panels together make ${panels}\u00a0W and ${other} takes ${most}\u00a0W: ${over}\u00a0W too much.`,
  'mixed.battery': ({ others, one }) => `${others}: a technician confirms whether different batteries can go together at ${one}.`,
  'mixed.chemistry': ({ others, one }) =>
    `${others}: batteries of different chemistry are not connected together, since each is charged in its own way; keep a single kind for ${one}.`,
  'mixed.panel': ({ others, one }) => `${others}: a technician confirms whether ${one} takes different panels together.`,
  'mixed.lone': ({ all }) => `${all}: a technician confirms whether different batteries may be connected together.`,
  loneChemistry: ({ all }) => `${all}: batteries of different chemistry are not connected together, since each is charged in its own way.`,
  loneVoltage: ({ all }) => `${all}: batteries of different voltage are not connected together, since it damages them.`,
  systemBanks: ({ all }) =>
    `${all}: their batteries are not connected to one another, being of different chemistry or voltage; each system works with its own.`,
  'noBattery.inverter': ({ one }) =>
    `${one}: there is no battery here, so there may be no power when the grid fails; if you have none yet, a technician confirms whether it works without one.`,
  'noBattery.controller': ({ one }) => `${one} charges a battery, and there is none here: it takes one if you have none yet.`,
  noDevice: ({ all }) =>
    `${all}: panels and batteries are not connected directly; it takes an inverter or a charge controller if you have none yet.`,
  several: ({ one }) => `${one}: their power adds up only if they can work in parallel; a technician confirms it.`,
  suppliesAll: ({ one, others, gives, asks }) =>
    `${one} gives ${gives}\u00a0kW; ${others} together can draw ${asks}\u00a0kW: while the generator runs use no more than ${gives}\u00a0kW at once, charging included.`,
  chargesAll: ({ one, others, gives, asks }) =>
    `${one} gives ${gives}\u00a0kW; the chargers of ${others} together draw up to ${asks}\u00a0kW: not enough for all at once.`,
  parallel: ({ one, gives, asks, count }) =>
    `${one}: ${asks} are needed and each gives ${gives}; ${count} are enough only if they can work in parallel: a technician confirms it.`,
  onePhase: ({ one, other, third }) =>
    `${one} has three phases and ${other} works with one, which gives a third, ${third}\u00a0kVA: a technician confirms the connection.`,
  'onePhase.home': ({ who, one, asks, third }) =>
    `${who} needs a generator of ${asks}\u00a0kVA; ${one} is three-phase and gives a third at one phase, ${third}\u00a0kVA: a technician confirms the connection.`,
  'onePhase.surge': ({ who, one, asks, third }) =>
    `${who} draws up to ${asks}\u00a0kW; ${one} is three-phase and gives a third at one phase, ${third}\u00a0kW: a technician confirms the connection.`,
  noSolarInput: ({ one, other }) =>
    `${other} states no solar input; if it has none, ${one} needs a charge controller: a technician confirms it.`,
  lacks: ({ one, figures, count }) => `${figures} of ${one} ${count > 1 ? 'are' : 'is'} not known: a technician confirms it.`,
  undecided: ({ one, other }) => `It cannot be told whether ${one} and ${other} go together: a technician confirms it.`,
  quoted: ({ text }) => `“${text}”`,
}
