/**
 * Icons that the open cart shows as others do, drawn by two hands: as text before React has come (islands/sketch), then
 * by components. Lucide's drawings (ISC licence), but for
 * the cart's and WhatsApp's, which are our own: they are in every document, so they use few points.
 */

export const CHECK = 'M20 6 9 17l-5-5'
export const CLOSE = 'M18 6 6 18M6 6l12 12'
export const MAIL = 'm22 7-9 5.7a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2'
export const MINUS = 'M5 12h14'
export const PLUS = 'M5 12h14M12 5v14'
export const SHOPPING_CART = 'M2 2h2l3 16h11M4.6 5H22l-1.5 9H6.3M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
/** A chat bubble with a handset. */
export const WHATSAPP = 'M7.9 20A9 9 0 1 0 4 16.1L2 22ZM10.5 8l1 2.5-1 1q1 2 3 2.5l1-1 2 1.5q-1.5 2.5-4.5 1-3-1.5-3.5-4.5 0-2.5 2-3'
