import type { CalculatedWords } from './es.ts'

export const en = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Calculation: ${daily} kWh a day, ${isOffGrid ? 'off the grid' : `${hours} h without power ${isNight ? 'at night' : 'by day'}`}, ${isLithium ? 'lithium' : 'AGM'}. An estimate; a technician confirms it${isNameless ? '; the link leaves out the names of the appliances' : ''}: ${url}`

export const appliances = 'Appliances'
