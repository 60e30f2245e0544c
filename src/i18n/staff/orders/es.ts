import type { OrdersTexts } from './de.ts'

export const orders = {} satisfies OrdersTexts
