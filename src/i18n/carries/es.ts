/** For how long goods carry a household: on the server, and in the script that tells it for another one. */
export const es = {
  locale: 'es-CU',
  carries: (time: string) => `Aguanta ${time}`,
  /** Runtime of a generator per filling of its tank. */
  tank: (time: string) => `${time} por tanque`,
  /** Nearly all of its power is used. */
  atLimit: (time: string) => `${time}, al límite`,
  hours: (hours: string) => `${hours}\u00a0h`,
  short: 'menos de media hora',
  long: '3 días o más',
  /** The source is too weak for everything that runs or starts at once. */
  tooWeak: 'No mueve todo a la vez',
  households: { basic: 'casa básica', comfort: 'casa con aire', shop: 'negocio con frío', own: 'su casa' },
}
export type CarriesTexts = typeof es
