import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import type { Order } from '../order/whatsapp-message.ts'

const KEY = 'order-opened'

/** Parts of a long order whose chat was opened, by their place. */
export type OpenedParts = {
  of(order: Order): readonly number[]
  add(order: Order, part: number): void
}

/**
 * Remembers opened parts in this page, and in the tab's storage: cheap phones end a page as soon as WhatsApp comes to the
 * front. They belong to the order behind them; once that changes, all parts are to be sent again.
 */
export function openedParts(): OpenedParts {
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

/** Moves the focus to the first part of a long order that was not opened yet. */
export function focusParts(within: ParentNode): void {
  const part = within.querySelector<HTMLElement>('.btn-wa[data-part]') ?? within.querySelector<HTMLElement>('[data-part]')
  part?.focus()
}
