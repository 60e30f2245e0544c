import type { GoodsKind } from '../goods/goods-kinds.ts'

/**
 * - `fits`: the condition holds
 * - `never`: the condition does not hold
 * - `unknown`: a figure is missing, or only a technician can answer
 * - `told`: neutral information: assignments, numbers needed, limits of use
 */
export type Verdict = 'fits' | 'never' | 'unknown' | 'told'

export type Rule = {
  /** Kinds of goods on both sides; for a rule about a whole cart the kinds that it looks at. */
  between: readonly [readonly GoodsKind[], readonly GoodsKind[]] | readonly [readonly GoodsKind[]]
  /** The condition, with the names of attributes.ts; n is a quantity. */
  holds: string
  source: string
  verdicts: readonly Verdict[]
}

const DATA_SHEET = 'data sheets of both'
const OWN = 'own choice'
const STRINGS = 'IEC 62548; +0.28 %/K of Voc down to 10 °C, -0.35 %/K of Vmp up to cells of 70 °C'
const inputs: readonly GoodsKind[] = ['inverter', 'controller']
const devices: readonly GoodsKind[] = ['inverter', 'system']
const judged: readonly Verdict[] = ['fits', 'never', 'unknown']

/**
 * All rules about goods that work together, readable with data sheets at hand. The functions that judge have the same names: in
 * battery-rules.ts, panel-rules.ts, supply-rules.ts and part-rules.ts for two products, in evaluate-system.ts and the files
 * that it calls for a whole cart.
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
    holds: 'string and panelPower at each voltage of the bank: a controller gives A, so its W go with that voltage',
    source: DATA_SHEET,
    verdicts: ['told'],
  },
  unevenPanels: { between: [['panel'], inputs], holds: 'the panels part into strings at the inputs', source: STRINGS, verdicts: ['never'] },
  tooManyPanels: { between: [['panel'], inputs], holds: 'Σ wattPeak ≤ pvMaxW that is free', source: DATA_SHEET, verdicts: ['never'] },
  panelsTogether: { between: [['panel'], inputs], holds: 'Σ wattPeak of all kinds ≤ pvMaxW', source: DATA_SHEET, verdicts: ['never'] },
  // Batteries
  chemistry: {
    between: [['battery'], inputs],
    holds: 'batteryTypes has the chemistry, by which a charger charges',
    source: DATA_SHEET,
    verdicts: judged,
  },
  bank: {
    between: [['battery'], [...inputs, 'system']],
    holds: 'n in series ≤ seriesMax give batteryV (12.8 V of lithium stand for 12 V); rows whole, ≤ parallelMax; one voltage for all',
    source: DATA_SHEET,
    verdicts: [...judged, 'told'],
  },
  bankPower: {
    between: [['battery'], ['inverter']],
    holds: 'rows × bank V × dischargeA ≥ powerKw, for as long as it takes',
    source: DATA_SHEET,
    verdicts: judged,
  },
  charging: {
    between: [['battery'], inputs],
    holds: 'chargeA of the charger ≤ rows × chargeA of the battery; else the charge is limited',
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
    holds: 'one kind at a device; of several a technician decides, of two chemistries never',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  systemBanks: { between: [['system']], holds: 'banks of two kinds are not connected', source: DATA_SHEET, verdicts: ['told'] },
  ownParts: {
    between: [['battery', 'panel'], ['system']],
    holds: 'as the parts of the system',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  // Loads and sources
  running: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'what runs ≤ powerKw of the source, for hours; a generator gives powerKw, at most 0.8 × kva',
    source: DATA_SHEET,
    verdicts: ['never', 'unknown'],
  },
  atLimit: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'what runs ≤ 80 % of what the source gives for hours, 75 % of a generator; of a household by the margin that staff keep',
    source: 'method of docs/decisions/0044',
    verdicts: ['told'],
  },
  generatorHome: {
    between: [['generator']],
    holds:
      'kva ≥ max(W while a motor starts, W that run / 0.75) / 0.8, by the figures that staff keep; told at its limit; three phases as for surge',
    source: 'method of docs/decisions/0044, as the calculator',
    verdicts: [...judged, 'told'],
  },
  surge: {
    between: [devices],
    holds: 'W of the household while a motor starts ≤ surgeKw; three phases, of which one gives a third, are for a technician',
    source: 'method of docs/decisions/0044',
    verdicts: judged,
  },
  motor: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'startKw ≤ surgeKw of the source; a generator gives what it gives for hours',
    source: 'two to four times the running power, generator manual 107002; the figure is the data sheet’s',
    verdicts: judged,
  },
  motorsTogether: {
    between: [
      [...devices, 'generator'],
      ['machine', 'tool'],
    ],
    holds: 'the last one starts while all others run',
    source: OWN,
    verdicts: ['told'],
  },
  supply: {
    between: [['generator'], devices],
    holds: 'powerKw of the generator (at most 0.8 × kva) ≥ powerKw of the device; else use is limited',
    source: 'ISO 8528-1',
    verdicts: ['fits', 'unknown', 'told'],
  },
  charger: { between: [['generator'], devices], holds: 'the same ≥ chargerKw', source: DATA_SHEET, verdicts: judged },
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
    holds: 'the supply has the phases; one phase of three gives a third',
    source: DATA_SHEET,
    verdicts: judged,
  },
  suppliesAll: { between: [['generator'], devices], holds: 'supply for all of them', source: 'ISO 8528-1', verdicts: ['told'] },
  chargesAll: { between: [['generator'], devices], holds: 'charger for all of them', source: DATA_SHEET, verdicts: ['never'] },
  // Parts
  frame: {
    between: [['mounting'], ['panel']],
    holds: 'frameMinMm ≤ frameMm ≤ frameMaxMm; widthMm ≤ panelMaxMm',
    source: DATA_SHEET,
    verdicts: judged,
  },
  mounted: {
    between: [['mounting'], ['panel']],
    holds: 'Σ n × panelCount of the kits that suit ≥ panels; a part that does not tell panelCount is no kit',
    source: DATA_SHEET,
    verdicts: judged,
  },
  partCurrent: {
    between: [['cable', 'accessory'], ['panel']],
    holds: 'currentA ≥ 1.25 × shortCircuitA × strings that meet in one way of the part',
    source: 'IEC 62548',
    verdicts: judged,
  },
  acCurrent: {
    between: [['accessory'], ['inverter']],
    holds:
      'acCurrentA ≥ 1.25 × powerKw / (phases × its highest voltage to neutral, 220 V of 380); one that does not tell acCurrentA is not asked',
    source: 'NEC 705.60: 1.25 × the continuous output current',
    verdicts: judged,
  },
  partStrings: {
    between: [['accessory'], ['panel']],
    holds: 'all strings ≤ n × stringsMax, of which each has a currentA of its own; one that does not tell stringsMax is not asked',
    source: DATA_SHEET,
    verdicts: ['fits', 'never'],
  },
  stringFuses: {
    between: [['panel'], ['accessory']],
    holds: 'from three strings in parallel at a tracker on each has a fuse: stringFuses is "yes"; told where no box is taken',
    source: 'NEC 690.9, IEC 62548',
    verdicts: [...judged, 'told'],
  },
  partVoltage: {
    between: [
      ['cable', 'accessory'],
      ['panel', ...inputs],
    ],
    holds: 'dcMaxV ≥ n × Voc in the cold of the string, or what the input bears; of a lone panel two in series',
    source: `IEC 62548; two: ${OWN}`,
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
    source: 'sizes of the trade: 10 or 20 inches, 2.5 or 4.5 wide',
    verdicts: judged,
  },
  // A whole cart
  shared: { between: [['battery', 'panel', 'controller'], inputs], holds: 'what goes where', source: OWN, verdicts: ['told', 'unknown'] },
  noBattery: { between: [['panel', ...inputs]], holds: 'a battery stands beside them', source: DATA_SHEET, verdicts: ['told', 'unknown'] },
  noDevice: { between: [['panel', 'battery']], holds: 'a device stands between them', source: DATA_SHEET, verdicts: ['told'] },
  several: { between: [devices], holds: 'several add up only where their makers allow it', source: DATA_SHEET, verdicts: ['unknown'] },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
