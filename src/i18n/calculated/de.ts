import type { CalculatedWords } from './es.ts'

const comma = (figure: number) => String(figure).replace('.', ',')

export const de = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Berechnung: ${comma(daily)} kWh am Tag, ${isOffGrid ? 'ohne Netz' : `${comma(hours)} h ohne Strom ${isNight ? 'bei Nacht' : 'am Tag'}`}, ${isLithium ? 'Lithium' : 'AGM'}. Schätzung; ein Techniker bestätigt es${isNameless ? '; der Link ist ohne die Namen der Geräte' : ''}: ${url}`

export const appliances = 'Geräte'
