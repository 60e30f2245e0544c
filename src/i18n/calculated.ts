/** Facts about a calculated kit for the text of an order, with rounded figures. The texts are stored with the kit in all languages. */
export type CalculatedWords = {
  daily: number
  hours: number
  isNight: boolean
  isOffGrid: boolean
  isLithium: boolean
  /** True if the link lacks the names of own appliances, which would have made it too long. */
  isNameless?: boolean
  url: string
}

export const es = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Cálculo: ${daily} kWh al día, ${isOffGrid ? 'sin red eléctrica' : `${hours} h sin corriente ${isNight ? 'de noche' : 'de día'}`}, ${isLithium ? 'litio' : 'AGM'}. Estimación; un técnico confirma${isNameless ? '; el enlace va sin los nombres de sus equipos' : ''}: ${url}`

export const de = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Berechnung: ${comma(daily)} kWh am Tag, ${isOffGrid ? 'ohne Netz' : `${comma(hours)} h ohne Strom ${isNight ? 'bei Nacht' : 'am Tag'}`}, ${isLithium ? 'Lithium' : 'AGM'}. Schätzung; ein Techniker bestätigt es${isNameless ? '; der Link ist ohne die Namen der Geräte' : ''}: ${url}`

export const en = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Calculation: ${daily} kWh a day, ${isOffGrid ? 'off the grid' : `${hours} h without power ${isNight ? 'at night' : 'by day'}`}, ${isLithium ? 'lithium' : 'AGM'}. An estimate; a technician confirms it${isNameless ? '; the link leaves out the names of the appliances' : ''}: ${url}`

const comma = (figure: number) => String(figure).replace('.', ',')

/** Label before the list of appliances of a calculated kit. */
export const appliances = { es: 'Equipos', de: 'Geräte', en: 'Appliances' }
