import { type Attribute, cardAttributes, type NumberAttribute, type Texts, untranslated } from './card-attributes.ts'

export type { Attribute } from './card-attributes.ts'

/** Creates a number attribute without a rank; the labels are in Spanish, German and English. */
const number = (unit: string, max: number, digits: number, [es, de, en]: readonly [string, string, string]) =>
  ({ kind: 'number', unit, max, digits, label: { es, de, en } as Texts }) as const
const {
  powerKw,
  kva,
  wattPeak,
  capacityKwh,
  capacityAh,
  voltageV,
  batteryV,
  acV,
  chemistry,
  chargeA,
  currentA,
  dcMaxV,
  fuel,
  noiseDb,
  weightKg,
} = cardAttributes

/**
 * The technical attributes of products, in the order of display. Product pages, search and the compatibility rules (fit/rules.ts)
 * use them. A new attribute is one line here, and its key in `asks` of goods-kinds.ts for each kind of goods that has it.
 */
export const attributes = {
  powerKw,
  /** Power of a motor at the moment it starts. */
  startKw: number('kW', 1000, 2, ['Potencia de arranque', 'Anlaufleistung', 'Starting power']),
  /** Power of an inverter for a second or more, while a motor starts. */
  surgeKw: number('kW', 1000, 2, ['Pico de arranque', 'Kurzzeitleistung', 'Surge power']),
  /** Consumption of the inverter itself while it is on. */
  idleW: number('W', 1000, 0, ['Consumo propio', 'Eigenverbrauch', 'Own consumption']),
  kva,
  wattPeak,
  capacityKwh,
  capacityAh,
  /** DC voltage: nominal voltage of a battery, operating voltage (Vmp) of a panel. */
  voltageV,
  /** Open-circuit voltage of a panel at 25 °C. */
  openCircuitV: number('V', 1000, 1, ['Tensión en vacío', 'Leerlaufspannung', 'Open-circuit voltage']),
  shortCircuitA: number('A', 1000, 2, ['Corriente de cortocircuito', 'Kurzschlussstrom', 'Short-circuit current']),
  acV,
  phases: {
    kind: 'choice',
    rank: 10,
    label: { es: 'Fases', de: 'Phasen', en: 'Phases' },
    choices: { '1': untranslated('1'), '3': untranslated('3'), '1/3': untranslated('1/3') },
  },
  /** Nominal battery voltages that a device works with; a high-voltage device also has the two limits below. */
  batteryV,
  batteryMinV: number('V', 2000, 0, ['Alta tensión desde', 'Hochvolt ab', 'High voltage from']),
  batteryMaxV: number('V', 2000, 0, ['Alta tensión hasta', 'Hochvolt bis', 'High voltage up to']),
  batteryTypes: {
    kind: 'choice',
    label: { es: 'Baterías admitidas', de: 'Für Batterien', en: 'Battery types' },
    choices: { lifepo4: untranslated('LiFePO4'), agm: untranslated('AGM'), both: untranslated('LiFePO4, AGM') },
  },
  chemistry,
  /** Current of a charger, or maximum charging current of a battery. */
  chargeA,
  /** Maximum power that the built-in charger draws from the grid or a generator. */
  chargerKw: number('kW', 1000, 2, ['Cargador de red', 'Netzladegerät', 'AC charger']),
  dischargeA: number('A', 10_000, 0, ['Corriente de descarga', 'Entladestrom', 'Discharge current']),
  seriesMax: number('', 1000, 0, ['En serie hasta', 'In Reihe bis', 'In series up to']),
  parallelMax: number('', 1000, 0, ['En paralelo hasta', 'Parallel bis', 'In parallel up to']),
  /** "no" for an inverter without an input for panels; an inverter with an input has the figures below. */
  solarInput: {
    kind: 'choice',
    label: { es: 'Entrada solar', de: 'Solareingang', en: 'Solar input' },
    choices: { no: { es: 'No tiene', de: 'Keiner', en: 'None' } },
  },
  /** Lowest voltage at which a solar input works; the highest that it withstands is `dcMaxV`. */
  dcMinV: number('V', 10_000, 0, ['Entrada solar desde', 'Solareingang ab', 'Solar input from']),
  /** Highest voltage at which the tracker works; the input withstands more, up to `dcMaxV`. */
  mpptMaxV: number('V', 10_000, 0, ['MPPT hasta', 'MPPT bis', 'MPPT up to']),
  dcMaxV,
  /** Number of trackers (MPPT) of a solar input; each has its own strings of panels. */
  mpptCount: number('', 100, 0, ['Entradas MPPT', 'MPPT-Eingänge', 'MPPT inputs']),
  /** Maximum current of one tracker. */
  mpptMaxA: number('A', 1000, 1, ['Corriente por MPPT', 'Strom je MPPT', 'Current per MPPT']),
  pvMaxW: number('W', 1_000_000, 0, ['Paneles hasta', 'Solarleistung bis', 'Panels up to']),
  currentA,
  /** Number of panel strings that a combiner box or an isolator has poles for. */
  stringsMax: number('', 100, 0, ['Series de paneles', 'Modulstränge', 'Panel strings']),
  /** "yes" if a combiner box has a fuse for each string. */
  stringFuses: {
    kind: 'choice',
    label: { es: 'Fusible por serie', de: 'Strangsicherungen', en: 'String fuses' },
    choices: { yes: { es: 'Sí', de: 'Ja', en: 'Yes' }, no: { es: 'No', de: 'Nein', en: 'No' } },
  },
  /** Rated current of the protection of an inverter's output, per phase. */
  acCurrentA: number('A', 1000, 0, ['Corriente AC', 'AC-Strom', 'AC current']),
  /** Length in metres of a piece of cable as sold; 1 if it is sold by the metre. */
  lengthM: number('m', 10_000, 0, ['Largo', 'Länge', 'Length']),
  cableMm2: number('mm²', 1000, 1, ['Sección', 'Querschnitt', 'Section']),
  cableMinMm2: number('mm²', 1000, 1, ['Cable desde', 'Kabel ab', 'Cable from']),
  cableMaxMm2: number('mm²', 1000, 1, ['Cable hasta', 'Kabel bis', 'Cable up to']),
  frameMm: number('mm', 1000, 0, ['Grosor del marco', 'Rahmenhöhe', 'Frame height']),
  widthMm: number('mm', 100_000, 0, ['Ancho', 'Breite', 'Width']),
  /** Number of panels that one mounting kit holds. */
  panelCount: number('', 1000, 0, ['Paneles por kit', 'Module je Set', 'Panels per kit']),
  mountsOn: {
    kind: 'choice',
    label: { es: 'Lugar de montaje', de: 'Montageort', en: 'Mounts on' },
    choices: { roof: { es: 'Techo', de: 'Dach', en: 'Roof' }, ground: { es: 'Suelo', de: 'Boden', en: 'Ground' } },
  },
  frameMinMm: number('mm', 1000, 0, ['Marco desde', 'Rahmen ab', 'Frame from']),
  frameMaxMm: number('mm', 1000, 0, ['Marco hasta', 'Rahmen bis', 'Frame up to']),
  panelMaxMm: number('mm', 100_000, 0, ['Panel hasta', 'Modulbreite bis', 'Panel width up to']),
  cartridgeSize: {
    kind: 'choice',
    label: { es: 'Cartucho', de: 'Kartusche', en: 'Cartridge' },
    choices: {
      '10x2.5': untranslated('10″ × 2.5″'),
      '20x2.5': untranslated('20″ × 2.5″'),
      '10x4.5': untranslated('10″ × 4.5″'),
      '20x4.5': untranslated('20″ × 4.5″'),
    },
  },
  fuel,
  cycles: { ...number('', 100_000, 0, ['Ciclos', 'Zyklen', 'Cycles']), rank: 7 },
  /** Running time of a generator with a full tank, at half load. */
  runHours: number('h', 1000, 1, ['Autonomía a media carga', 'Laufzeit bei halber Last', 'Running time at half load']),
  /** Share of a battery's capacity that the manufacturer allows to discharge. */
  depthPercent: number('%', 100, 0, ['Descarga permitida', 'Entladetiefe', 'Depth of discharge']),
  noiseDb,
  weightKg,
  warrantyYears: { ...number('', 50, 0, ['Años de garantía', 'Jahre Garantie', 'Years of warranty']), rank: 16 },
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof attributes
/** Attribute values of one product: a number in the attribute's unit, or the key of a choice. */
export type Specs = { [Key in AttributeKey]?: (typeof attributes)[Key] extends NumberAttribute ? number : string }

export const attributeKeys = Object.keys(attributes) as AttributeKey[]
