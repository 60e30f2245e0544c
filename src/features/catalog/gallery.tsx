import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight } from '#ui/site/icons.tsx'
import { Images } from '#ui/site/product-icons.tsx'
import { useText } from '#ui/visit.ts'

/** A picture in its two sizes; each is only put on the page, and so only loaded, when it is to be seen. */
export type Slide = { key: string; picture: ReactNode; thumb: ReactNode /** Where the picture itself can be had. */; address: string }

/** A finger that moved this far to the side wanted the next picture. */
const SWIPE_PX = 40

/** The pictures of a product: one at a time, the others on request. Without script the others are links. */
export function Gallery({ slides }: { slides: readonly Slide[] }) {
  const t = useText()
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const touch = useRef<{ x: number; y: number }>(undefined)
  const count = slides.length
  const step = (by: number) => setIndex((current) => (current + by + count) % count)

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!by) return
    event.preventDefault()
    step(by)
  }
  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const [from, to] = [touch.current, changedTouches[0]]
    touch.current = undefined
    if (!from || !to) return
    const [x, y] = [to.clientX - from.x, to.clientY - from.y]
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
  }

  if (count < 2)
    return (
      <div className="gal">
        <div className="pic">{slides[0]?.picture}</div>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes only double the buttons inside
    <div className="gal" onKeyDown={onKeyDown}>
      <div
        className="pic [touch-action:pan-y]"
        onTouchStart={({ touches }) => {
          // Two fingers enlarge the page.
          const finger = touches.length === 1 ? touches[0] : undefined
          touch.current = finger && { x: finger.clientX, y: finger.clientY }
        }}
        onTouchEnd={onTouchEnd}
      >
        {slides[index]?.picture}
        <div className="gal-n js">
          <button type="button" className="hb" aria-label={t('gallery.previous')} onClick={() => step(-1)}>
            <ChevronLeft />
          </button>
          <span className="cnt" aria-live="polite">{`${index + 1} / ${count}`}</span>
          <button type="button" className="hb" aria-label={t('gallery.next')} onClick={() => step(1)}>
            <ChevronRight />
          </button>
        </div>
      </div>
      <div className="galt hide-d js">
        <button type="button" className="btn btn-quiet" aria-expanded={isOpen} aria-controls="thumbs" onClick={() => setOpen(!isOpen)}>
          <Images />
          {isOpen ? t('gallery.hide') : t('gallery.show', { count })}
        </button>
      </div>
      <div className={isOpen ? 'thumbs' : 'thumbs hide-m'} id="thumbs">
        {slides.map(({ key, thumb }, number) => (
          <button
            key={key}
            type="button"
            aria-label={t('gallery.open', { number: number + 1, count })}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => setIndex(number)}
          >
            {thumb}
          </button>
        ))}
      </div>
      <noscript>
        <p className="row mt-2">
          {slides.slice(1).map(({ key, address }, index) => (
            <a className="btn btn-quiet" key={key} href={address}>
              {t('gallery.open', { number: index + 2, count })}
            </a>
          ))}
        </p>
      </noscript>
    </div>
  )
}
