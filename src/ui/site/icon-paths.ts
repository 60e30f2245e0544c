/**
 * Icons that the open cart shows as others do, drawn by two hands: as text before React has come (islands/sketch), then
 * by components. Lucide's drawings (ISC licence), but for WhatsApp's.
 */

export const CHECK = 'M20 6 9 17l-5-5'
export const CLOSE = 'M18 6 6 18M6 6l12 12'
export const MAIL = 'M22 7l-8.99 5.72a2 2 0 0 1-2.00 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z'
export const MINUS = 'M5 12h14'
export const PLUS = 'M5 12h14M12 5v14'
export const SHOPPING_CART =
  'M2.05 2.05l1.09-.02a1 1 0 0 1 1.00.81l2.69 14.34A1 1 0 0 0 7.83 18H18M4.56 5h16.43a1 1 0 0 1 .98 1.20l-1.02 6.22A2 2 0 0 1 18.96 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
/** A chat bubble with a handset. */
export const WHATSAPP =
  'M7.9 20A9 9 0 1 0 4 16.1L2 22ZM9.6 8.2c.5-.4 1-.2 1.3.3l.6 1.1c.2.5.1.8-.3 1.2-.3.3-.3.6 0 1 .5.7 1.1 1.2 1.9 1.6.4.2.7.1 1-.2.3-.4.7-.5 1.1-.2l1 .7c.5.3.5.8.2 1.2-.7.9-1.7 1.1-2.9.6-2-.8-3.5-2.3-4.4-4.3-.5-1.2-.3-2.3.5-3Z'
