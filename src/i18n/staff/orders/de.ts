export const orders = {}
export type OrdersTexts = typeof orders
