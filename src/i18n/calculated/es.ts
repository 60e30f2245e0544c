/** Facts that an order states about a kit of the calculator; figures as they are shown. Stored with the kit, in all languages. */
export type CalculatedWords = {
  daily: number
  hours: number
  isNight: boolean
  isOffGrid: boolean
  isLithium: boolean
  /** The address goes without the names of one's own appliances, which made it too long. */
  isNameless?: boolean
  url: string
}

export const es = ({ daily, hours, isNight, isOffGrid, isLithium, isNameless, url }: CalculatedWords) =>
  `Cálculo: ${daily} kWh al día, ${isOffGrid ? 'sin red eléctrica' : `${hours} h sin corriente ${isNight ? 'de noche' : 'de día'}`}, ${isLithium ? 'litio' : 'AGM'}. Estimación; un técnico confirma${isNameless ? '; el enlace va sin los nombres de sus equipos' : ''}: ${url}`

/** Before the appliances that a kit was sized for. */
export const appliances = 'Equipos'
