import { describe, expect, test } from 'vitest'
import { readSaid } from './said.ts'
import { readScarceWords, readStockWords } from './stock-words.ts'

describe('what must be there', () => {
  test.each([
    ['paneles disponibles', 'paneles'],
    ['solo paneles en existencia', 'paneles'],
    ['inversor disponible ya', 'inversor'],
    ['que tengan en existencia inversores', 'inversores'],
    ['inversores que estén disponibles ahora mismo', 'inversores'],
    ['batería de litio en stock', 'batería de litio'],
    ['panel con entrega inmediata', 'panel'],
    ['en existencia', ''],
    ['panels in stock', 'panels'],
    ['only inverters that are available now', 'inverters'],
    ['available batteries', 'batteries'],
    ['Module auf Lager', 'Module'],
    ['sofort lieferbare Batterien', 'Batterien'],
    ['vorrätige Wechselrichter', 'Wechselrichter'],
    ['welche Batterien sind verfügbar', 'Batterien'],
    ['hay existencia de inversores', 'inversores'],
    ['generadores con stock', 'generadores'],
    ['qué paneles hay disponibles', 'paneles'],
    ['are there panels in stock', 'panels'],
    ['generador sin ruido disponible', 'generador sin ruido'],
  ])('%j asks for what is available of %j', (question, rest) => {
    expect(readSaid(question)).toMatchObject({ rest, isAvailable: true })
  })

  test.each([
    'paneles no disponibles',
    'inversor sin existencia',
    'cuándo estará disponible el inversor',
    'panels not in stock',
    'inverter out of stock',
    'Module nicht auf Lager',
    'no hay existencia de paneles',
    'cuándo vuelve a haber inversores en existencia',
    'panels no longer available',
    'Module nicht mehr lieferbar',
    'presupuesto disponible',
    'paneles para el techo disponible',
    'available power',
    'almacenamiento de energía',
    'Batterielager',
  ])('%j does not', (question) => {
    expect(readStockWords(question)).toEqual({ rest: question, isAvailable: false })
  })

  test.each([
    ['panel agotado', 'panel', 'out_of_stock'],
    ['paneles sin existencia', 'paneles', 'out_of_stock'],
    ['paneles no disponibles', 'paneles', 'out_of_stock'],
    ['paneles que están por llegar', 'paneles', 'out_of_stock'],
    ['inversores del próximo contenedor', 'inversores', 'out_of_stock'],
    ['próximo contenedor', '', 'out_of_stock'],
    ['panels sold out', 'panels', 'out_of_stock'],
    ['inverters out of stock', 'inverters', 'out_of_stock'],
    ['ausverkaufte Module', 'Module', 'out_of_stock'],
    ['Module nicht auf Lager', 'Module', 'out_of_stock'],
    ['baterías con pocas unidades', 'baterías', 'limited'],
    ['últimas unidades', '', 'limited'],
    ['last units of batteries', 'batteries', 'limited'],
    ['letzte Stücke', '', 'limited'],
  ])('%j asks for what is scarce of %j: %s', (question, rest, scarce) => {
    expect(readSaid(question)).toMatchObject({ rest, scarce, isAvailable: false })
  })

  test.each([
    'cuándo estará agotado el inversor',
    'cuándo llega el próximo contenedor',
    'panel',
    'paneles disponibles',
    'poco espacio',
    'contenedor',
    'not too expensive',
  ])('%j asks for nothing scarce', (question) => {
    expect(readSaid(question)).not.toHaveProperty('scarce')
  })

  test('a price beside it holds as well', () => {
    expect(readSaid('inversor disponible por menos de 500 usd')).toMatchObject({
      rest: 'inversor',
      isAvailable: true,
      price: { min: null, max: 500 },
    })
  })
})

test('is read in a short time, however it is written', () => {
  for (const part of [
    'que estén ',
    'en existencia ',
    'when in stock ',
    'disponible ya    ',
    'hay existencias de',
    'no longer \t',
    'que no hay ',
    'que están por ',
    'las últimas ',
  ])
    for (const question of [part.repeat(250), `${part}${' '.repeat(480)}x`].map((one) => one.slice(0, 500))) {
      const start = performance.now()
      readScarceWords(readStockWords(question).rest)
      expect(performance.now() - start, question).toBeLessThan(100)
    }
})
