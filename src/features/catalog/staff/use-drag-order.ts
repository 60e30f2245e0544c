import { type DragEvent, useState } from 'react'

/**
 * Reorders a list by dragging: the dragged entry moves while it is over another one.
 *
 * @param move moves an entry to another index
 * @param takesDrop false for an index that no entry can be dragged to
 * @returns the properties of the entry at an index
 */
export function useDragOrder(move: (from: number, to: number) => void, takesDrop: (index: number) => boolean = () => true) {
  const [dragged, setDragged] = useState<number>()
  return (index: number) => ({
    draggable: true,
    className: dragged === index ? 'opacity-50' : undefined,
    onDragStart(event: DragEvent): void {
      // A list inside an entry of another list moves its own entries only.
      event.stopPropagation()
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragEnd: () => setDragged(undefined),
    onDragOver(event: DragEvent): void {
      if (dragged === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (dragged === index || !takesDrop(index)) return
      move(dragged, index)
      setDragged(index)
    },
    onDrop(event: DragEvent): void {
      if (dragged === undefined) return
      event.preventDefault()
      setDragged(undefined)
    },
  })
}
