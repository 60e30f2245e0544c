import { type KeyboardEvent, type MouseEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { Images, Maximize2 } from '#ui/site/icons/product.tsx'
import { ChevronLeft, ChevronRight } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

/** A picture in its two sizes; each is only put on the page, and so only loaded, when it is to be seen. */
export type Slide = {
  /** Where the picture itself can be had … */
  url: string
  /** … and where in its largest size, with its weight. */
  large: { url: string; kb: number } | null
  picture: ReactNode
  thumb: ReactNode
}

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
  // supported: Safari without touch events has no fingers to hear of
  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const [from, to] = [touch.current, changedTouches[0]]
    touch.current = undefined
    if (!from || !to) return
    const [x, y] = [to.clientX - from.x, to.clientY - from.y]
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
  }

  const { picture, large } = slides[index] ?? {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes only double the buttons inside
    <div className="gal" onKeyDown={onKeyDown}>
      <div
        className="pic [touch-action:pan-y]"
        // supported: see onTouchEnd
        onTouchStart={({ touches }) => {
          // Two fingers enlarge the page.
          const finger = touches.length === 1 ? touches[0] : undefined
          touch.current = finger && { x: finger.clientX, y: finger.clientY }
        }}
        onTouchEnd={onTouchEnd}
      >
        {picture}
        {count > 1 ? (
          <div className="gal-n js">
            <button type="button" className="hb" aria-label={t('gallery.previous')} onClick={() => step(-1)}>
              <ChevronLeft />
            </button>
            <span className="cnt" aria-live="polite">{`${index + 1} / ${count}`}</span>
            <button type="button" className="hb" aria-label={t('gallery.next')} onClick={() => step(1)}>
              <ChevronRight />
            </button>
          </div>
        ) : null}
      </div>
      <div className="row row-b galt">
        {count > 1 ? (
          <button
            type="button"
            className="btn btn-quiet hide-d js"
            aria-expanded={isOpen}
            aria-controls="thumbs"
            onClick={() => setOpen(!isOpen)}
          >
            <Images />
            {isOpen ? t('gallery.hide') : t('gallery.show', { count })}
          </button>
        ) : null}
        {/* Opens over the page (early/compare/zoom.ts); without script the picture is a document of its own. */}
        {large ? (
          <a className="btn btn-quiet" href={large.url} data-js="compare" data-zoom="" onClick={enlarge}>
            <Maximize2 />
            {t('gallery.enlarge', large)}
          </a>
        ) : null}
      </div>
      {count > 1 ? (
        <>
          <div className={isOpen ? 'thumbs' : 'thumbs hide-m'} id="thumbs">
            {slides.map(({ url, thumb }, number) => (
              <button
                key={url}
                type="button"
                aria-label={t('gallery.open', { number: number + 1, count })}
                aria-current={number === index ? 'true' : undefined}
                onClick={() => setIndex(number)}
              >
                {thumb}
              </button>
            ))}
          </div>
          {/* A browser with script never looks into it. */}
          <noscript>
            <OtherPictures slides={slides} />
          </noscript>
        </>
      ) : null}
    </div>
  )
}

/** Hands the touch to the early script, which no longer catches touches once the island lives. */
function enlarge(event: MouseEvent<HTMLElement>): void {
  if (!window.q.go) return
  event.preventDefault()
  window.q.push(event.currentTarget)
  window.q.go()
}

function OtherPictures({ slides }: { slides: readonly Slide[] }) {
  const t = useText()
  return (
    <p className="row mt-2">
      {slides.slice(1).map(({ url }, index) => (
        <a className="btn btn-quiet" key={url} href={url}>
          {t('gallery.open', { number: index + 2, count: slides.length })}
        </a>
      ))}
    </p>
  )
}
