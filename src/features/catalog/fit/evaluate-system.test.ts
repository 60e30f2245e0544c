import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoProducts } from '#tests/demo.ts'
import { demoStock } from '#tests/demo-stock.ts'
import { item } from '#tests/taken-goods.ts'
import { wordFindings } from '../findings/worded-findings.ts'
import { evaluateSystem } from './evaluate-system.ts'
import type { CheckedItem, Finding } from './finding.ts'
import { checkPanel } from './pair-checks.ts'
import { panelCountsAt, type SolarInput, sharePanels, shortestStringAt } from './panels/share-panels.ts'

const nameOf = (id: number) => demoProducts[id - 1]?.name.es ?? ''
const named = (items: readonly CheckedItem[]) => items.map((one) => ({ ...one, name: nameOf(one.id) }))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** Sentences of all findings except `fits`. Missing counterparts and charging have their own tests. */
const told = (...items: CheckedItem[]) =>
  wordFindings(
    evaluateSystem(items).filter(({ check }) => !['noBattery', 'several', 'charging'].includes(check)),
    named(items),
    'es',
  )
    .findings.filter(({ verdict }) => verdict !== 'fits')
    .map(({ verdict, text }) => `${verdict}: ${plain(text)}`)

const [five, three, ten] = ['hybrid-inverter-5kw', 'hybrid-inverter-3kw', 'hybrid-inverter-10kw'] as const
const panel = 'solar-panel-550w-mono'
const rack = 'rack-battery-5kwh'
const small = 'lithium-battery-12v-100ah'
const agm = 'agm-battery-200ah'
const controller = 'mppt-charge-controller-60a'
const OPEN = ' Caben otros repartos: un técnico lo confirma.'

describe('batteries for several inverters, each counted once', () => {
  test('are assigned by their voltage', () => {
    expect(told(item(rack, 2), item(agm, 2), item(five), item(three))).toEqual([
      'told: Las baterías van así: 2 × Batería de rack 5.12 kWh 19" con Inversor híbrido 5 kW (48 V); 2 × Batería AGM 12 V 200 Ah con Inversor híbrido 3 kW (24 V).',
    ])
  })

  test('are assigned by their chemistry', () => {
    // Four of either kind make 48 V: the inverter that charges only lithium gets the lithium batteries.
    const lithiumOnly = item(ten, 1, { batteryTypes: 'lifepo4' })
    expect(told(item(agm, 4), item(small, 8), item(five), lithiumOnly)[0]).toBe(
      'told: Las baterías van así: 4 × Batería AGM 12 V 200 Ah con Inversor híbrido 5 kW (48 V); 8 × Batería de litio 12.8 V 100 Ah con Inversor híbrido 10 kW (48 V).',
    )
  })

  test('of one voltage are divided by need: one of 5.12 kW for 5 kW, two for 10 kW', () => {
    expect(told(item(rack, 3), item(five), item(ten))).toEqual([
      'told: Las baterías van así: Batería de rack 5.12 kWh 19" con Inversor híbrido 5 kW (48 V); 2 × Batería de rack 5.12 kWh 19" con Inversor híbrido 10 kW (48 V).',
    ])
    expect(told(item(rack, 5), item(five), item(ten))[0]).toMatch(/^told: .*: 2 × .* 5 kW \(48 V\); 3 × .* 10 kW/)
    expect(told(item(rack, 5), item(five), item(ten))[0]).toContain(OPEN)
  })

  test('are reported with the missing number if they are too few', () => {
    expect(told(item(rack, 2), item(five), item(ten))).toEqual([
      'never: Batería de rack 5.12 kWh 19": para toda la potencia hacen falta 3 (1 con Inversor híbrido 5 kW y 2 con Inversor híbrido 10 kW) y hay 2: falta 1.',
    ])
    // At 25.6 V two rows of two supply 3 kW, at 51.2 V one row of four supplies 5 kW: eight in all.
    expect(told(item(small, 6), item(three), item(five))[0]).toContain(
      'hacen falta 8 (4 con Inversor híbrido 3 kW y 4 con Inversor híbrido 5 kW) y hay 6',
    )
    expect(told(item(small, 9), item(three), item(five))[1]).toMatch(/^told: .*5 × .* 3 kW.*4 × .* 5 kW/)
    expect(told(item(small, 9), item(three), item(five))[0]).toMatch(
      /^never: .*las pide en filas de 2 .*, y con 5 no salen filas completas/,
    )
  })

  test('batteries of different kinds are never combined into one bank', () => {
    expect(told(item(rack), item('lithium-wall-battery-5kwh'), item(five))[0]).toMatch(
      /^unknown: .* un técnico confirma si baterías distintas/,
    )
    expect(told(item(rack), item(agm, 4), item(five))[0]).toMatch(/^never: .* química distinta/)
  })

  test('are checked at a controller with the inverter’s voltage', () => {
    const of24 = item(controller, 1, { batteryV: '12' })
    expect(told(item(agm, 2), item(three), of24)[0]).toBe(
      'never: Batería AGM 12 V 200 Ah (2 en serie) da 24 V; Controlador de carga MPPT 60 A pide 12 V: no van juntos.',
    )
    expect(told(item(agm, 2), item(three), item(controller))).toEqual([])
    // The controller is assigned to the inverter without a solar input.
    expect(told(item(agm), item(rack), item('off-grid-inverter-1kw'), item(five), item(controller), item(panel))).toEqual([
      `told: El controlador va así: Controlador de carga MPPT 60 A con Inversor autónomo 1 kW onda pura.${OPEN}`,
      'told: Las baterías van así: Batería AGM 12 V 200 Ah con Inversor autónomo 1 kW onda pura (12 V); Batería de rack 5.12 kWh 19" con Inversor híbrido 5 kW (48 V).',
      'told: Los paneles van así: Panel solar 550 W monocristalino con Controlador de carga MPPT 60 A.',
    ])
  })
})

describe('panels for several inputs, each counted once', () => {
  test('are assigned in even strings, by the power of each input', () => {
    // The inputs take 5,500 and 4,000 W: at most 10 and 7 panels. Of 13 panels they get 8 and 5.
    expect(told(item(panel, 13), item(five), item(three))).toEqual([
      `told: Los paneles van así: 8 × Panel solar 550 W monocristalino con Inversor híbrido 5 kW; 5 × Panel solar 550 W monocristalino con Inversor híbrido 3 kW.${OPEN}`,
    ])
    expect(told(item(panel, 18), item(five), item(three))).toEqual([
      'never: Panel solar 550 W monocristalino: 18 son demasiados; en Inversor híbrido 5 kW e Inversor híbrido 3 kW quedan 9,500 W libres para paneles; ponga 17 como mucho.',
    ])
    expect(told(item(panel, 3), item(five), item(three))).toEqual([
      'never: Panel solar 550 W monocristalino: se conectan uno tras otro en series, y con 3 no salen para Inversor híbrido 5 kW e Inversor híbrido 3 kW; ponga 4.',
    ])
  })

  test('are split between two equal inverters, evenly or listed one by one', () => {
    expect(told(item(panel, 12), item(five, 2))[0]).toContain('6 × Panel solar 550 W monocristalino con cada Inversor híbrido 5 kW')
    expect(told(item(panel, 13), item(five, 2))[0]).toMatch(/7 × .* 5 kW \(1\.º\); 6 × .* 5 kW \(2\.º\)/)
    // A string of eight is 4,400 W, but each input takes 4,000 W: four and four.
    expect(told(item(panel, 8), item(three, 2))[0]).toContain('4 × Panel solar 550 W monocristalino con cada')
  })

  test('of two kinds go to separate inputs, and add up their power at one input', () => {
    expect(told(item(panel, 4), item('solar-panel-400w-mono', 8), item(five), item(three))[0]).toMatch(
      /4 × .*550.* 5 kW; 8 × .*400.* 3 kW\./,
    )
    expect(told(item(panel, 6), item('solar-panel-400w-mono', 5), item(five))).toEqual([
      'unknown: Panel solar 550 W monocristalino y Panel solar 400 W monocristalino: un técnico confirma si Inversor híbrido 5 kW admite paneles distintos juntos.',
    ])
    // 3,300 W + 2,800 W exceed 5,500 W.
    expect(told(item(panel, 6), item('solar-panel-400w-mono', 7), item(five))[0]).toBe(
      'never: Todos los paneles juntos suman 6,100 W; Inversor híbrido 5 kW admite 5,500 W: sobran 600 W.',
    )
  })

  test('are left to a technician if there are very many inputs', () => {
    expect(told(item(panel, 90), item(five, 9))).toEqual([
      'unknown: 90 × Panel solar 550 W monocristalino: un técnico confirma cómo se reparte entre 9 × Inversor híbrido 5 kW.',
    ])
  })

  test('are left open at an inverter without figures of a solar input, until a controller is added', () => {
    const none = item('off-grid-inverter-1kw')
    const { solarInput, ...silent } = none.specs
    expect(solarInput).toBe('no')
    const [finding] = evaluateSystem([item(panel, 2), { ...none, specs: silent }])
    expect(finding).toMatchObject({
      verdict: 'unknown',
      reason: 'noSolarInput',
      lacks: [{ key: 'dcMinV' }, { key: 'dcMaxV' }, { key: 'pvMaxW' }],
    })
    expect(told(item(panel), none, item(controller))).toEqual([])
    expect(told(item(panel, 2), none)[0]).toMatch(/^never: .* no tiene entrada solar/)
  })
})

describe('a generator with several inverters', () => {
  test('supplies each inverter alone but not both at once', () => {
    expect(told(item('petrol-generator-7kva'), item(five), item(three))).toEqual([
      'told: Generador de gasolina 7 kVA con arranque eléctrico da 5.6 kW; Inversor híbrido 5 kW e Inversor híbrido 3 kW pueden pedir juntos 8 kW: mientras trabaje la planta no use más de 5.6 kW a la vez, contando la carga.',
    ])
    // The generator's 4 kW are below the 5 kW that the larger inverter can pass on, and below the sum of both chargers. The finding
    // about both inverters replaces the limit of the single inverter.
    const small = evaluateSystem([item('petrol-generator-5kva', 1, { powerKw: 4 }), item(five), item(three)])
    expect(small.filter(({ check }) => check === 'supply' || check === 'suppliesAll')).toMatchObject([
      { verdict: 'fits', figures: { deviceKw: 3 } },
      { verdict: 'told', figures: { generatorKw: 4, deviceKw: 8 } },
    ])
    expect(small).toContainEqual(expect.objectContaining({ check: 'chargesAll', verdict: 'never' }))
    // Only the generator with enough power is reported, not the weaker generator.
    expect(told(item('petrol-generator-7kva'), item('petrol-generator-5kva'), item(five))).toEqual([])
    expect(told(item('silent-diesel-generator-12kva'), item(five), item(three))).toEqual([])
    expect(told(item('silent-diesel-generator-12kva'), item('petrol-generator-3kva'), item(five))).toEqual([])
  })
})

const goods = demoStock.filter(({ goods: kind }) =>
  ['inverter', 'controller', 'battery', 'panel', 'generator', 'system', 'machine'].includes(kind),
)
/** Carts of any power goods in any quantity; each product may lack one figure. */
const anyCart: fc.Arbitrary<CheckedItem[]> = fc
  .uniqueArray(
    fc.record({
      at: fc.nat({ max: goods.length - 1 }),
      quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(999)),
      lost: fc.nat({ max: 60 }),
    }),
    { maxLength: 7, selector: ({ at }) => at },
  )
  .map((parts) =>
    parts.map(({ at, quantity, lost }) => {
      const one = goods[at] as (typeof goods)[number]
      return { ...one, quantity, specs: Object.fromEntries(Object.entries(one.specs).filter((_, place) => place !== lost)) }
    }),
  )
const sharesOf = (findings: readonly Finding[]) => findings.flatMap(({ verdict, shares = [] }) => (verdict === 'told' ? shares : []))

describe('beside a complete system', () => {
  const system = 'complete-solar-system-3kw'
  test('batteries of another chemistry or voltage are rejected, and others and panels need a technician', () => {
    expect(told(item(system), item(small, 2))).toEqual([
      'never: Batería de litio 12.8 V 100 Ah es LiFePO4; la batería de Sistema solar completo 3 kW es AGM: no se conectan juntas, porque cada una se carga de otra manera.',
    ])
    expect(told(item('complete-solar-system-5kw'), item('lithium-battery-12v-100ah', 2, { seriesMax: 2 }))[0]).toMatch(
      /^never: .* pide 48 V: no van juntos/,
    )
    expect(told(item(system), item(agm, 2), item(panel, 4))).toEqual([
      'unknown: Batería AGM 12 V 200 Ah: un técnico confirma si se puede sumar a Sistema solar completo 3 kW.',
      'unknown: Panel solar 550 W monocristalino: un técnico confirma si se puede sumar a Sistema solar completo 3 kW.',
    ])
    // If there is an inverter, the batteries are assigned to it.
    expect(told(item(system), item(agm, 2), item(three)).join()).not.toContain('Sistema')
  })
})

describe('a motor in a cart', () => {
  test('needs one source that starts it and has its voltage', () => {
    const [mixer, hammer] = [item('concrete-mixer-180l'), item('demolition-hammer-1700w')]
    expect(told(item('silent-inverter-generator-2kva'), mixer)).toEqual([
      'never: Hormigonera 180 l pide 3.9 kW al arrancar; Generador inverter 2 kVA silencioso da 1.6 kW: no alcanza para arrancarlo.',
      'never: Generador inverter 2 kVA silencioso da 110 V; Hormigonera 180 l necesita 220 V: no van juntos.',
    ])
    expect(told(item('petrol-generator-3kva'), mixer, hammer)).toHaveLength(2)
    expect(told(item('silent-inverter-generator-2kva'), item('petrol-generator-5kva'), mixer, hammer)).toEqual([])
  })

  test('reports the missing voltage if a supply lacks one', () => {
    expect(told(item('silent-inverter-generator-2kva'), item(three))).toContain(
      'never: Generador inverter 2 kVA silencioso da 110 V; Inversor híbrido 3 kW necesita también 220 V: no van juntos.',
    )
    expect(told(item('silent-diesel-generator-20kva'), item(five))).toEqual([
      'never: Generador diésel 20 kVA insonorizado da 220/380 V; Inversor híbrido 5 kW necesita también 110 V: no van juntos.',
    ])
  })
})

describe('any cart', () => {
  test('assigns no product twice, and each part fits its device', () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        const find = (id: number) => items.find((one) => one.id === id) as CheckedItem
        const shares = sharesOf(evaluateSystem(items))
        for (const { id, quantity } of items) {
          const own = shares.filter((share) => share.id === id)
          const given = own.reduce((sum, { count, isEach, deviceId }) => sum + count * (isEach ? find(deviceId).quantity : 1), 0)
          expect(own.length === 0 || given === quantity).toBe(true)
        }
        for (const { id, count, deviceId } of shares) {
          if (find(id).goods !== 'panel') continue
          const alone = checkPanel({ ...find(id), quantity: count }, { ...find(deviceId), quantity: 1 })
          expect(alone.filter(({ verdict }) => verdict === 'never')).toEqual([])
        }
      }),
      { numRuns: 1000 },
    )
    // Too many panels for the only input that accepts them, beside an input with a missing figure.
    const cart = [item(panel, 999), item(three), item('mppt-charge-controller-60a', 1, { dcMinV: undefined })]
    expect(sharesOf(evaluateSystem(cart)).filter(({ count }) => count > 100)).toEqual([])
  })

  test('has a sentence without a gap for each finding', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom('es', 'en', 'de'), (items, language) => {
        const said = wordFindings(
          evaluateSystem(items, { surgeW: 9000, runningW: 3200, continuousW: 4000, generatorVa: 11_250 }),
          named(items),
          language,
          'basic',
        ).findings
        for (const { text } of said) expect(text).not.toMatch(/undefined|NaN|Infinity|null|\{|: :| {2}|\(\)|\b0 ×/)
      }),
      { numRuns: 500 },
    )
  })

  test('has a shortest string at each input that equals the smallest possible number of panels', () => {
    const anyInput = fc.record({ slug: fc.constantFrom(five, three, ten, controller), leftW: fc.integer({ min: 0, max: 6000 }) })
    fc.assert(
      fc.property(anyInput, fc.constantFrom(panel, 'solar-panel-400w-mono'), ({ slug, leftW }, one) => {
        const input: SolarInput = { device: item(slug), leftW, panels: [] }
        expect(shortestStringAt(item(one), input)).toBe(panelCountsAt(item(one), input, 60)[0])
      }),
    )
  })

  test('distributes panels whenever any distribution fits', () => {
    const inputs: SolarInput[] = [five, three, controller].map((slug) => ({
      device: item(slug),
      leftW: item(slug).specs.pvMaxW ?? 0,
      panels: [],
    }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(panel, 'solar-panel-400w-mono', 'solar-panel-450w-all-black'),
        (count, slug) => {
          const [first = [], second = [], third = []] = inputs.map((input) => [0, ...panelCountsAt(item(slug), input, count)])
          const isPossible = first.some((one) => second.some((two) => third.some((rest) => one + two + rest === count)))
          const counts = sharePanels(item(slug, count), inputs)?.counts
          expect(counts !== undefined).toBe(isPossible)
          if (counts) expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count)
        },
      ),
    )
  })
})
