import { type KeyboardEvent, type MouseEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, icon } from '#ui/site/icons.tsx'
import { useText } from '#ui/visit.ts'

const Images = /* @__PURE__ */ icon(
  'm22 11-1.3-1.3a2.4 2.4 0 0 0-3.4 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0 1 1 0 1 0-2 0m-2-5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2',
)
const Maximize2 = /* @__PURE__ */ icon('M15 3h6v6m0-6-7 7M3 21l7-7m-1 7H3v-6')

/** A picture of the gallery. Only the current slide's `picture` is rendered, so that the browser does not load the others. */
export type Slide = {
  url: string
  /** URL and size of the largest version; null if there is none. */
  large: { url: string; kb: number } | null
  picture: ReactNode
  thumb: ReactNode
}

/** Minimum horizontal distance of a swipe to the next or previous picture. */
const SWIPE_PX = 40

/** Gallery of a product's pictures: one at a time, with buttons, thumbnails and swipes. Without script the other pictures are links. */
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
  // supported: Safari without touch events never calls this
  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const [from, to] = [touch.current, changedTouches[0]]
    touch.current = undefined
    if (!from || !to) return
    const [x, y] = [to.clientX - from.x, to.clientY - from.y]
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
  }

  const { picture, large } = slides[index] ?? {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and swipes only do what the buttons inside do
    <div className="gal" onKeyDown={onKeyDown}>
      <div
        className="pic [touch-action:pan-y]"
        // supported: see onTouchEnd
        onTouchStart={({ touches }) => {
          // Two fingers zoom the page and are no swipe.
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
        {/* With script the picture opens over the page (early/compare/zoom.ts), without script the link opens the file. */}
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
          {/* Browsers with script do not render this. */}
          <noscript>
            <OtherPictures slides={slides} />
          </noscript>
        </>
      ) : null}
    </div>
  )
}

/** Passes a click to the script early/early.ts, whose own listener ignores this link once React has hydrated the gallery. */
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
