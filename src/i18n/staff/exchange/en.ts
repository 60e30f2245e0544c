import type { ExchangeTexts } from './de.ts'

export const exchange = {
  'exchange.title': 'Exchange rates',
  'exchange.intro':
    'Prices stay in US dollars. With a rate, visitors can see the approximate amount in euros or pesos beside them, also in the cart and the WhatsApp order. A rate for pesos is good for seven days.',
  'exchange.EUR': 'Euro (EUR)',
  'exchange.CUP': 'Cuban peso (CUP)',
  'exchange.none': 'No rate yet: visitors do not see this currency.',
  'exchange.withdrawn': 'Withdrawn: visitors do not see this currency.',
  'exchange.shown': ({ rate, day, source }) => `${rate}, rate of ${day} (${source}).`,
  'exchange.until': ({ day }) => `Visitors see it until ${day} inclusive.`,
  'exchange.tooOld': 'It is older than seven days. Visitors do not see it any more; please enter a new one.',
  'exchange.rate': ({ currency }) => `1 USD in ${currency}`,
  'exchange.day': 'Day of the rate',
  'exchange.source': 'Source',
  'exchange.sourceHelp': 'Visitors see it beside the rate, for example: elTOQUE, Banco Central de Cuba.',
  'exchange.preview': ({ amount }) => `100 USD ${amount}`,
  'exchange.change': ({ percent, isMore }) => `That is ${percent}% ${isMore ? 'more' : 'less'} than the last rate. Is it right?`,
  'exchange.enter': 'Enter rate',
  'exchange.entering': 'Entering…',
  'exchange.entered': ({ currency }) => `Rate for ${currency} entered`,
  'exchange.failed': 'The rate was not entered',
  'exchange.overtaken': ({ by, rate }) =>
    `${by || 'Somebody'} has entered another rate meanwhile: ${rate}. Yours is still in the form; press again to enter it nonetheless.`,
  'exchange.withdraw': 'Stop showing',
  'exchange.withdrawQuestion': ({ currency }) =>
    `Stop showing ${currency}?\n\nVisitors will not see this currency until somebody enters a new rate.`,
  'exchange.withdrawDone': ({ currency }) => `${currency} is not shown any more`,
  'exchange.entries': 'Earlier rates',
  'exchange.by': ({ by, at }) => (by ? `${by}, ${at}` : at),
  'exchange.nothing': 'withdrawn',
  'exchange.history': 'Undo enters the earlier rate once more.',
} satisfies ExchangeTexts
