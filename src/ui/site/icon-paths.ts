/**
 * Icons that the open cart shows as others do, drawn by two hands: as text before React has come (islands/sketch), then
 * by components. Lucide's drawings (ISC licence), but for WhatsApp's.
 */

export const CHECK = 'M20 6 9 17l-5-5'
export const CLOSE = 'M18 6 6 18M6 6l12 12'
export const MAIL = 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'
export const MINUS = 'M5 12h14'
export const PLUS = 'M5 12h14M12 5v14'
export const SHOPPING_CART =
  'M2 2h1.1a1 1 0 0 1 1 .8l2.7 14.4a1 1 0 0 0 1 .8H18M4.6 5H21a1 1 0 0 1 1 1.2l-1 6.2a2 2 0 0 1-2 1.6H6.3m9.7 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
/** A chat bubble with a handset. */
export const WHATSAPP =
  'M7.9 20A9 9 0 1 0 4 16.1L2 22ZM9.6 8.2q.8-.5 1.3.3l.6 1.1q.3.7-.3 1.2t0 1a5 5 0 0 0 1.9 1.6q.6.3 1-.2t1.1-.2l1 .7q.7.5.2 1.2-1 1.4-2.9.6a8 8 0 0 1-4.4-4.3q-.7-1.9.5-3'
