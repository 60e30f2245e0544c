import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage } from '#ui/staff/text.ts'
import type { Point } from '../../picture-view.ts'

/** Share of the picture that an arrow key moves; with Shift ten times as far. */
const KEY_STEP = 0.01
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type DraggedPointProps = {
  /** The picture that the point is in. */
  frame: RefObject<HTMLElement | null>
  label: string
  at: Point
  onMove: (point: Point) => void
  isCorner?: boolean
}

/** A point over a picture, moved by dragging or with the arrow keys. Its label contains its position in percent. */
export function DraggedPoint({ frame, label, at, onMove, isCorner = false }: DraggedPointProps) {
  const language = useStaffLanguage()
  const percent = (share: number) => `${formatNumber(Math.round(share * 100), language)} %`

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) })
  }
  function press(event: KeyboardEvent): void {
    const [x, y] = arrows[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? KEY_STEP * 10 : KEY_STEP
    onMove({ x: within(at.x + x * step), y: within(at.y + y * step) })
  }

  return (
    <button
      className={isCorner ? 'view-p view-k' : 'view-p'}
      type="button"
      aria-label={`${label}: ${percent(at.x)}, ${percent(at.y)}`}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  )
}

const within = (share: number) => Math.min(1, Math.max(0, share))
