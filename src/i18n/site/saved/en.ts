import type { SavedTexts } from './es.ts'

export const en = {
  'saved.title': 'Save the catalogue',
  'saved.text':
    'Save the whole catalogue on your phone and read it without a connection: products, prices, search, filters and comparison. The cart works too.',
  'saved.what': 'It is downloaded only once. After that, each update brings only what has changed.',
  'saved.prices': 'Prices and stock are those of the day it was saved; an update renews them.',
  'saved.pictures': 'With small photos',
  'saved.stop': 'Stop',
  'saved.remove': 'Delete from this device',
  'saved.progress': 'Download of the catalogue',
  'saved.needsScript': 'To save the catalogue, the browser has to allow JavaScript.',
  'saved.off': 'The catalogue cannot be saved on this site at the moment. With a connection you can see all products.',
  'saved.shown': 'Saved catalogue.',
  'saved.shownOf': ({ time }) => `Prices and stock of ${time}.`,
  'saved.look': 'See the saved catalogue',
  'saved.back': 'The connection is back.',
  'saved.today': 'See today’s page',
  'saved.again': 'Try again',
  'saved.pricedOn': ({ day }) => `on ${day}`,
  'saved.unknown': ({ day }) => `It is not in the catalogue saved on ${day}. With a connection you will see if the shop has it.`,
  'saved.unknownOf': ({ count, day }) =>
    `${count === 1 ? '1 product of this link is' : `${count} products of this link are`} not in the catalogue saved on ${day}.`,
} satisfies SavedTexts
