import type { CartTexts } from './es.ts'

export const en = {
  'cart.title': 'Cart',
  'cart.clear': 'Empty',
  'cart.clearQuestion': 'Empty the cart?',
  'cart.remove': ({ name }) => `Remove ${name}`,
  'cart.unnamed': ({ id }) => `Product no. ${id}`,
  'cart.each': ({ price }) => `${price} each`,
  'cart.total': 'Total',
  'cart.onRequestNote': ({ count }) =>
    count === 1 ? '1 product with price on request is not in the total.' : `${count} products with price on request are not in the total.`,
  'cart.pickup': 'Pickup only, at the warehouse.',
  'cart.preview': 'See the message before sending',
  'cart.send': 'Send order by WhatsApp',
  'cart.empty': 'Your cart is empty',
  'cart.emptyText': 'Add products and send the order by WhatsApp. No registration needed.',
  'cart.calculate': 'Calculate what my home needs',
  'cart.changed': ({ name, count, total }) => `${name}: ${count}. Total: ${total}`,
  'cart.removed': ({ name }) => `${name} was removed`,
  'cart.undo': 'Undo',
  'cart.cleared': 'The cart is empty',
  'cart.damaged': 'Part of the saved cart was damaged and could not be read. Check the products before you send the order.',

  'cart.checking': 'Checking prices',
  'cart.pricesOf': ({ date }) => `No connection to the shop. The prices are from ${date}.`,
  'cart.pricesUnchecked': 'No connection to the shop. The prices have not been checked.',
  'cart.checkAgain': 'Check again',
  'cart.changes': ({ count }) =>
    count === 1
      ? '1 product has changed since you added it. The order carries today’s data.'
      : `${count} products have changed since you added them. The order carries today’s data.`,
  'cart.understood': 'Understood',
  'cart.priceChange': ({ before, now }) => `Before ${before}, now ${now}`,
  'cart.nowIn': 'In stock again',
  'cart.nowLimited': 'Now few left',
  'cart.nowOut': 'No longer in stock',
  'cart.gone': 'No longer in the catalogue. Ask on WhatsApp or remove it.',

  'cart.long': ({ count }) => `The order is long: send it in ${count} messages.`,
  'cart.part': ({ part, count }) => `Part ${part} of ${count}`,
  'cart.opened': 'opened',
  'cart.wayPart': ({ way, part, count }) => `${way}, part ${part} of ${count}`,
  'cart.copy': 'Copy',
  'cart.copied': 'Copied',
  'cart.copyFailed': 'It could not be copied. Open the message and select it.',
  'cart.mail': 'E-mail',
  'cart.sms': 'SMS',
  'cart.inquire': 'Send as an inquiry',

  'reorder.title': ({ code }) => `Order ${code}`,
  'reorder.searching': 'Looking up the products of the order',
  'reorder.question': 'Your cart already holds products. What shall we do with these?',
  'reorder.replace': 'Replace my cart',
  'reorder.add': 'Add to my cart',
  'reorder.keep': 'Leave my cart as it is',
  'reorder.missing': ({ count }) =>
    count === 1
      ? '1 product of this order is no longer in the catalogue.'
      : `${count} products of this order are no longer in the catalogue.`,
  'reorder.none': 'None of the products of this order is in the catalogue any more.',
  'reorder.damaged': 'The link of the order is incomplete or damaged. Ask for it to be sent again.',
  'reorder.noCalculation': 'The calculation is missing or could not be read; the order goes without it.',
  'reorder.failed': 'No connection to the shop: the order could not be opened. Your cart is unchanged.',
  'reorder.done': 'The products are in your cart.',
  'reorder.added': 'The products were added to your cart.',

  'order.greeting': 'Hello, I am interested in these products:',
  'order.code': ({ code }) => `Order ${code}`,
  'order.codePart': ({ code, part, count }) => `Order ${code}, part ${part} of ${count}`,
  'order.each': ({ unit, sum }) => `${unit} each = ${sum}`,
  'order.onRequest': 'price on request',
  'order.gone': 'no longer in the catalogue',
  'order.total': ({ amount }) => `Total: ${amount} USD`,
  'order.pricesOf': ({ date }) => `Prices of ${date}`,
  'order.link': ({ url }) => `See this order: ${url}`,
  'order.note': 'Note',
} satisfies CartTexts
