import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import type { Order } from '../order/whatsapp-message.ts'

const KEY = 'order-opened'

/** Indexes of the parts of a long order for which the visitor has opened the chat. */
export type OpenedOrderParts = {
  of(order: Order): readonly number[]
  add(order: Order, part: number): void
}

/**
 * Remembers opened parts in memory and in session storage: cheap phones discard the page as soon as WhatsApp opens. Opened parts
 * are stored with their order; if the order changes, all parts have to be sent again.
 */
export function createOpenedOrderParts(): OpenedOrderParts {
  let known: { base: string; parts: readonly number[] } | undefined
  const of = ({ base }: Order): readonly number[] => {
    if (known?.base === base) return known.parts
    const [parts = '', order] = (readStored(KEY, inTab) ?? '').split('\0')
    return order === base && parts ? parts.split(' ').map(Number) : []
  }
  return {
    of,
    add(order, part) {
      const parts = [...of(order), part]
      known = { base: order.base, parts }
      writeStored(KEY, `${parts.join(' ')}\0${order.base}`, inTab)
    },
  }
}

/** Moves the focus to the first part of a long order that is not opened yet, or to the first part if all are. */
export function focusNextPart(within: ParentNode): void {
  const part = within.querySelector<HTMLElement>('.btn-wa[data-part]') ?? within.querySelector<HTMLElement>('[data-part]')
  part?.focus()
}
