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

/** Label before the list of appliances of a calculated kit. */
export const appliances = 'Equipos'
