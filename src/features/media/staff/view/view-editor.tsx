import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Image } from '../../image.contract.ts'
import { MIN_SIDE, type PictureView, type Point, type Rect, readCrop, readFocus, writeCrop, writeFocus } from '../../picture-view.ts'
import { PreviewImage } from '../preview-image.tsx'
import { uncroppedThumbnailUrl } from '../small-picture.ts'

/** Initial crop when cropping is switched on. */
const FIRST_CROP: Rect = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

type ViewEditorProps = { image: Image; alt: string; view: PictureView; onChange: (part: Partial<PictureView>) => void }

/** A picture with its focus and its crop, both moved by dragging or with the arrow keys. */
export function ViewEditor({ image, alt, view, onChange }: ViewEditorProps) {
  const t = useStaffText()
  const frame = useRef<HTMLDivElement>(null)
  const crop = readCrop(view.crop)
  const isCropped = view.crop !== ''
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const moveFirst = ({ x, y }: Point) => {
    const [left, top] = [Math.min(x, right - MIN_SIDE), Math.min(y, bottom - MIN_SIDE)]
    onChange({ crop: writeCrop({ x: left, y: top, width: right - left, height: bottom - top }) })
  }
  const moveLast = ({ x, y }: Point) => {
    const width = Math.max(x - crop.x, MIN_SIDE)
    onChange({ crop: writeCrop({ ...crop, width, height: Math.max(y - crop.y, MIN_SIDE) }) })
  }

  return (
    <fieldset className="stack [--gap:.6rem]">
      <legend className="lbl mb-1.5">{t('photos.view')}</legend>
      <div
        ref={frame}
        className="view-e"
        style={{ aspectRatio: `${image.width} / ${image.height}`, width: `min(100%, ${(60 * image.width) / image.height}vh)` }}
      >
        <PreviewImage url={uncroppedThumbnailUrl(image, 960)} alt={alt} />
        {isCropped ? (
          <>
            <div
              className="view-c"
              style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.width), height: percent(crop.height) }}
            />
            <DraggedPoint frame={frame} label={t('photos.topLeft')} at={crop} onMove={moveFirst} isCorner />
            <DraggedPoint frame={frame} label={t('photos.bottomRight')} at={{ x: right, y: bottom }} onMove={moveLast} isCorner />
          </>
        ) : null}
        <DraggedPoint
          frame={frame}
          label={t('photos.focus')}
          at={readFocus(view.focus)}
          onMove={(point) => onChange({ focus: writeFocus(point) })}
        />
      </div>
      <label className="row min-h-11 gap-2">
        <input
          type="checkbox"
          checked={isCropped}
          onChange={({ target }) => onChange({ crop: target.checked ? writeCrop(FIRST_CROP) : '' })}
        />
        {t('photos.crop')}
      </label>
      <p className="sm muted">{t('photos.viewHelp')}</p>
    </fieldset>
  )
}

const percent = (share: number) => `${share * 100}%`

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
function DraggedPoint({ frame, label, at, onMove, isCorner = false }: DraggedPointProps) {
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
