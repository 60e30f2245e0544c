import { inTab, readStored, writeStored } from '#kit/storage.ts'
import type { Order } from '../order/whatsapp-message.ts'

const KEY = 'order-opened'

/**
 * Which parts of a long order were opened, by their place. Cheap phones end a page as soon as WhatsApp comes to the
 * front, so it is kept for the visit, with the order behind it; once that changes, all are to be sent again.
 */
export function readOpened({ base }: Pick<Order, 'base'>): readonly number[] {
  const [opened = '', order] = (readStored(KEY, inTab) ?? '').split('\0')
  return order === base && opened ? opened.split(' ').map(Number) : []
}

export function keepOpened({ base }: Pick<Order, 'base'>, opened: readonly number[]): void {
  writeStored(KEY, `${opened.join(' ')}\0${base}`, inTab)
}

/** Leads to the first part of a long order that was not opened yet. */
export function focusParts(within: ParentNode): void {
  const part = within.querySelector<HTMLElement>('.btn-wa[data-part]') ?? within.querySelector<HTMLElement>('[data-part]')
  part?.focus()
}
