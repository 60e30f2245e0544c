import type { GoodsKind } from '../goods/goods-kinds.ts'

/**
 * - `fits`: the condition holds
 * - `never`: the condition does not hold; comments call it a misfit
 * - `unknown`: a figure is missing, or only a technician can answer
 * - `told`: neutral information, such as an assignment, a needed number or a limit of use
 */
export type Verdict = 'fits' | 'never' | 'unknown' | 'told'

export type Rule = {
  /** Kinds of goods on both sides; for a rule about a whole cart the kinds that it checks. */
  between: readonly [readonly GoodsKind[], readonly GoodsKind[]] | readonly [readonly GoodsKind[]]
  /** The condition, with the names of attributes.ts; n is a quantity. */
  holds: string
  source: string
  verdicts: readonly Verdict[]
}

const DATA_SHEET = 'data sheets of both'
const OUR_CHOICE = 'our choice'
const STRINGS = 'IEC 62548; +0.28 %/K of Voc down to 10 °C, -0.35 %/K of Vmp up to cells of 70 °C'
const inputs: readonly GoodsKind[] = ['inverter', 'controller']
const devices: readonly GoodsKind[] = ['inverter', 'system']
const judged: readonly Verdict[] = ['fits', 'never', 'unknown']

/**
 * All compatibility rules. The function of a rule about two products is usually named after it, such as `judgeBank` for `bank`, and is
 * in battery-rules.ts, panel-rules.ts, supply-rules.ts or part-rules.ts. Rules about a whole cart are in evaluate-system.ts and the
 * files that it calls.
 */
export const rules = {
  // Panels
  string: {
    between: [['panel'], inputs],
    holds:
      'n in series: n × Vmp when hot ≥ dcMinV; n × Voc in the cold ≤ dcMaxV; n × Vmp ≤ mpptMaxV; strings at one of mpptCount trackers are equal',
    source: STRINGS,
    verdicts: [...judged, 'told'],
  },
  trackerCurrent: {
    between: [['panel'], inputs],
    holds: 'strings in parallel at a tracker × Imp ≤ mpptMaxA; Imp = wattPeak / voltageV of the panel',
    source: 'data sheets: maximum input current of a tracker',
    verdicts: ['fits', 'never'],
  },
  solarInput: { between: [['panel'], inputs], holds: 'solarInput is not "no"', source: DATA_SHEET, verdicts: ['never', 'unknown'] },
  panelPower: { between: [['panel'], inputs], holds: 'n × wattPeak ≤ pvMaxW', source: DATA_SHEET, verdicts: judged },
  atBanks: {
    between: [['panel'], ['controller']],
    holds: 'string and panelPower at each voltage of the bank; a controller limits A, so its W are proportional to that voltage',
    source: DATA_SHEET,
    verdicts: ['told'],
  },
  unevenPanels: { between: [['panel'], inputs], holds: 'the panels form strings at the inputs', source: STRINGS, verdicts: ['never'] },
  tooManyPanels: { between: [['panel'], inputs], holds: 'Σ wattPeak ≤ the rest of pvMaxW', source: DATA_SHEET, verdicts: ['never'] },
  panelsTogether: { between: [['panel'], inputs], holds: 'Σ wattPeak of all kinds ≤ pvMaxW', source: DATA_SHEET, verdicts: ['never'] },
  // Batteries
  chemistry: {
    between: [['battery'], inputs],
    holds: 'batteryTypes includes the chemistry, which a charger must suit',
    source: DATA_SHEET,
    verdicts: judged,
  },
  bank: {
    between: [['battery'], [...inputs, 'system']],
    holds: 'n ≤ seriesMax in series give batteryV (12.8 V of lithium count as 12 V); rows are complete, ≤ parallelMax, of one voltage',
    source: DATA_SHEET,
    verdicts: [...judged, 'told'],
  },
  bankPower: {
    between: [['battery'], ['inverter']],
    holds: 'rows × bank V × dischargeA ≥ powerKw, continuously',
    source: DATA_SHEET,
    verdicts: judged,
  },
  charging: {
    between: [['battery'], inputs],
    holds: 'chargeA of the charger ≤ rows × chargeA of the battery; else charging must be limited',
    source: DATA_SHEET,
    verdicts: ['told'],
  },
  shortOfBatteries: {
    between: [['battery'], inputs],
    holds: 'enough for bankPower of every device',
    source: DATA_SHEET,
    verdicts: ['never'],
  },
  loneChemistry: { between: [['battery']], holds: 'one chemistry in a bank', source: DATA_SHEET, verdicts: ['never'] },
  loneVoltage: { between: [['battery']], holds: 'one nominal voltage in a bank', source: DATA_SHEET, verdicts: ['never'] },
  mixed: {
    between: [['battery', 'panel'], inputs],
    holds: 'one kind at a device; several kinds are unknown, two chemistries never fit',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  systemBanks: { between: [['system']], holds: 'banks of two kinds are not connected', source: DATA_SHEET, verdicts: ['told'] },
  ownParts: {
    between: [['battery', 'panel'], ['system']],
    holds: 'same chemistry as the parts of the system; a technician confirms whether they may be added',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  // Loads and sources
  running: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'continuous load ≤ powerKw of the source; a generator gives powerKw, at most 0.8 × kva',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  atLimit: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'continuous load ≤ 80 % of the source’s continuous power, 75 % of a generator’s; household: margin in the settings',
    source: 'method of docs/decisions/0044',
    verdicts: ['told'],
  },
  generatorHome: {
    between: [['generator']],
    holds: 'kva ≥ max(W while a motor starts, running W / 0.75) / 0.8, figures in the settings; told at its limit; three phases: see surge',
    source: 'method of docs/decisions/0044, as the calculator',
    verdicts: [...judged, 'told'],
  },
  surge: {
    between: [devices],
    holds: 'W of the household while a motor starts ≤ surgeKw; unknown for three phases, since one gives a third',
    source: 'method of docs/decisions/0044',
    verdicts: judged,
  },
  motor: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'startKw ≤ surgeKw of the source; of a generator ≤ its continuous power',
    source: 'two to four times the running power, generator manual 107002; the figure is the data sheet’s',
    verdicts: judged,
  },
  motorsTogether: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'the last motor can start while all others run',
    source: OUR_CHOICE,
    verdicts: ['told'],
  },
  supply: {
    between: [['generator'], devices],
    holds: 'powerKw of the generator (at most 0.8 × kva) ≥ powerKw of the device; else use is limited',
    source: 'ISO 8528-1',
    verdicts: ['fits', 'unknown', 'told'],
  },
  charger: {
    between: [['generator'], devices],
    holds: 'power of the generator, as for supply, ≥ chargerKw',
    source: DATA_SHEET,
    verdicts: judged,
  },
  mains: {
    between: [
      ['generator', ...devices],
      [...devices, 'machine', 'tool'],
    ],
    holds: 'the supply has every voltage of acV',
    source: DATA_SHEET,
    verdicts: judged,
  },
  phases: {
    between: [
      ['generator', ...devices],
      [...devices, 'machine', 'tool'],
    ],
    holds: 'the supply has the phases; one phase of three gives a third of the power',
    source: DATA_SHEET,
    verdicts: judged,
  },
  suppliesAll: { between: [['generator'], devices], holds: 'supply for all devices together', source: 'ISO 8528-1', verdicts: ['told'] },
  chargesAll: { between: [['generator'], devices], holds: 'charger for all devices together', source: DATA_SHEET, verdicts: ['never'] },
  // Parts
  frame: {
    between: [['mounting'], ['panel']],
    holds: 'frameMinMm ≤ frameMm ≤ frameMaxMm; widthMm ≤ panelMaxMm',
    source: DATA_SHEET,
    verdicts: judged,
  },
  mounted: {
    between: [['mounting'], ['panel']],
    holds: 'Σ n × panelCount of the matching kits ≥ number of panels; a part without panelCount is no kit',
    source: DATA_SHEET,
    verdicts: judged,
  },
  partCurrent: {
    between: [['cable', 'accessory'], ['panel']],
    holds: 'currentA ≥ 1.25 × shortCircuitA × strings that share a pole of the part',
    source: 'IEC 62548',
    verdicts: judged,
  },
  acCurrent: {
    between: [['accessory'], ['inverter']],
    holds:
      'acCurrentA ≥ 1.25 × powerKw / (phases × its highest voltage to neutral, 220 V of 380); a part without acCurrentA is not checked',
    source: 'NEC 705.60: 1.25 × the continuous output current',
    verdicts: judged,
  },
  partStrings: {
    between: [['accessory'], ['panel']],
    holds: 'all strings ≤ n × stringsMax, each with the full currentA; a part without stringsMax is not checked',
    source: DATA_SHEET,
    verdicts: ['fits', 'never'],
  },
  stringFuses: {
    between: [['panel'], ['accessory']],
    holds: 'three or more parallel strings at a tracker have a fuse each: stringFuses is "yes"; told if there is no box',
    source: 'NEC 690.9, IEC 62548',
    verdicts: [...judged, 'told'],
  },
  partVoltage: {
    between: [
      ['cable', 'accessory'],
      ['panel', ...inputs],
    ],
    holds: 'dcMaxV ≥ n × Voc of the string in the cold, or ≥ dcMaxV of the input; without a string two panels are assumed in series',
    source: `IEC 62548; two panels: ${OUR_CHOICE}`,
    verdicts: judged,
  },
  section: {
    between: [['cable'], ['accessory']],
    holds: 'cableMinMm2 ≤ cableMm2 ≤ cableMaxMm2',
    source: DATA_SHEET,
    verdicts: judged,
  },
  cartridge: {
    between: [['filter'], ['cartridge']],
    holds: 'the same cartridgeSize',
    source: 'usual sizes: 10 or 20 inches, 2.5 or 4.5 wide',
    verdicts: judged,
  },
  // A whole cart
  shared: {
    between: [['battery', 'panel', 'controller'], inputs],
    holds: 'each part has a device',
    source: OUR_CHOICE,
    verdicts: ['told', 'unknown'],
  },
  noBattery: { between: [['panel', ...inputs]], holds: 'there is a battery', source: DATA_SHEET, verdicts: ['told', 'unknown'] },
  noDevice: { between: [['panel', 'battery']], holds: 'there is a device between them', source: DATA_SHEET, verdicts: ['told'] },
  several: {
    between: [devices],
    holds: 'there is one; several add up only if their manufacturers allow it',
    source: DATA_SHEET,
    verdicts: ['unknown'],
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
