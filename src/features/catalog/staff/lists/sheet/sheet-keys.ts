import type { KeyboardEvent } from 'react'
import type { Column } from './sheet-cells.ts'

/** Keys besides the vertical arrows by which browsers change a closed choice: they must not change a stock in passing. */
const CHOICE_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * Moves the focus by a key in a cell. Enter and the vertical arrow keys move it within the column, ArrowUp and Shift+Enter upwards.
 * Rows without a cell in it are skipped: a price on request has none. If no cell is left, the adjacent row's first cell gets the
 * focus. In the stock column the horizontal arrow keys move it within the row; a stock is chosen by letters or in the list that
 * Space and Alt with an arrow key open.
 */
export function moveByKey(table: HTMLElement | null, column: Column, event: KeyboardEvent): void {
  const { key, altKey, shiftKey, currentTarget } = event
  if (altKey) return
  const isVertical = key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp'
  if (!isVertical && !(column === 'stock' && CHOICE_KEYS.includes(key))) return
  event.preventDefault()
  const row = currentTarget.closest('tr')
  if (isVertical) {
    const step = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1
    const beside = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
    const next = neighbour(table, `[data-cell$=" ${column}"]`, currentTarget, step) ?? beside?.querySelector<HTMLElement>('[data-cell]')
    next?.focus()
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    neighbour(row, '[data-cell]', currentTarget, key === 'ArrowLeft' ? -1 : 1)?.focus()
  }
}

/** The cell before (-1) or after (1) this one among the matching cells. */
function neighbour(within: HTMLElement | null, selector: string, cell: Element, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return cells[cells.indexOf(cell as HTMLElement) + step]
}
