import type { ExchangeTexts } from './de.ts'

export const exchange = {
  'exchange.title': 'Tasas de cambio',
  'exchange.intro':
    'Los precios siguen en dólares. Con una tasa los visitantes pueden ver al lado el importe aproximado en euros o pesos, también en el carrito y en el pedido de WhatsApp. Una tasa en pesos vale siete días.',
  'exchange.EUR': 'Euro (EUR)',
  'exchange.CUP': 'Peso cubano (CUP)',
  'exchange.none': 'Todavía no hay tasa: los visitantes no ven esta moneda.',
  'exchange.withdrawn': 'Retirada: los visitantes no ven esta moneda.',
  'exchange.shown': ({ rate, day, source }) => `${rate}, tasa del ${day} (${source}).`,
  'exchange.until': ({ day }) => `Los visitantes la ven hasta el ${day} incluido.`,
  'exchange.tooOld': 'Tiene más de siete días. Los visitantes ya no la ven; entre una nueva.',
  'exchange.rate': ({ currency }) => `1 USD en ${currency}`,
  'exchange.day': 'Día de la tasa',
  'exchange.source': 'Fuente',
  'exchange.sourceHelp': 'Los visitantes la ven junto a la tasa, por ejemplo: elTOQUE, Banco Central de Cuba.',
  'exchange.preview': ({ amount }) => `100 USD ${amount}`,
  'exchange.change': ({ percent, isMore }) => `Es un ${percent} % ${isMore ? 'más' : 'menos'} que la última tasa. ¿Es correcto?`,
  'exchange.enter': 'Registrar la tasa',
  'exchange.entering': 'Entrando…',
  'exchange.entered': ({ currency }) => `Tasa de ${currency} entrada`,
  'exchange.failed': 'La tasa no se entró',
  'exchange.overtaken': ({ by, rate }) =>
    `${by || 'Alguien'} ha entrado mientras tanto otra tasa: ${rate}. La suya sigue en el formulario; pulse otra vez para entrarla de todos modos.`,
  'exchange.withdraw': 'No mostrar más',
  'exchange.withdrawQuestion': ({ currency }) =>
    `¿No mostrar más ${currency}?\n\nLos visitantes no verán esta moneda hasta que alguien entre una tasa nueva.`,
  'exchange.withdrawDone': ({ currency }) => `${currency} ya no se muestra`,
  'exchange.entries': 'Tasas anteriores',
  'exchange.by': ({ by, at }) => (by ? `${by}, ${at}` : at),
  'exchange.nothing': 'retirada',
  'exchange.history': 'Deshacer entra otra vez la tasa de antes.',
} satisfies ExchangeTexts
