import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { usePageText, useVisit } from '#ui/visit.ts'
import { ChevronLeft, ChevronRight, icon } from './icons.tsx'

const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
)
const Play = /* @__PURE__ */ icon('M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z')

export type Slide = { key: string; title: string; picture: ReactNode }

const INTERVAL_MS = 5000

/**
 * Shows one slide at a time. Only the current slide is in the page, so other pictures load when they are shown. Slides advance
 * every five seconds until somebody touches or focuses the slider. In the low-bandwidth mode and with reduced motion they do not
 * advance by themselves until somebody presses "play". They wait while the title is out of view: titles differ in height, and a
 * new one would move the text that is read below.
 */
export function HeroSlider({ slides, children }: { slides: readonly Slide[]; children: ReactNode }) {
  const t = usePageText()
  const { isLow } = useVisit()
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(!isLow)
  const count = slides.length
  const slide = slides[index]
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const isInView = (title.current?.getBoundingClientRect().bottom ?? 0) > 0
      if (isInView && !document.hidden) setIndex((current) => (current + 1) % count)
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying, count])

  // The play button toggles the state itself.
  const stop = ({ target }: SyntheticEvent) => {
    if (!(target as Element).closest('[data-play]')) setPlaying(false)
  }
  const show = (next: number) => setIndex((next + count) % count)

  return (
    <section className="hero dark" aria-roledescription={t('hero.role')} aria-label={t('hero.name')} onFocus={stop} onPointerDown={stop}>
      <div className="hero-p" key={slide?.key}>
        {slide?.picture}
      </div>
      <div className="hero-t">
        <h1 ref={title} aria-live={isPlaying ? 'off' : 'polite'}>
          {slide?.title}
        </h1>
        <div>{children}</div>
        <div className="hero-c js">
          <button type="button" className="hb" aria-label={t('hero.previous')} onClick={() => show(index - 1)}>
            <ChevronLeft />
          </button>
          <div className="dots">
            {slides.map(({ key }, place) => (
              <button
                key={key}
                type="button"
                aria-label={t('hero.slide', { number: place + 1, count })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <button type="button" className="hb" aria-label={t('hero.next')} onClick={() => show(index + 1)}>
            <ChevronRight />
          </button>
          <button
            type="button"
            className="hb"
            data-play=""
            aria-label={t(isPlaying ? 'hero.pause' : 'hero.play')}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? <Pause /> : <Play />}
          </button>
          <span className="num muted push">{`${index + 1} / ${count}`}</span>
        </div>
      </div>
    </section>
  )
}

/** Placeholder for a large picture that staff have not chosen yet: sun and sea. */
export function Seascape() {
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--color-sun-soft)" d="M0 0h360v150H0z" />
      <path fill="var(--color-sun)" d="M110 150a70 70 0 0 1 140 0Z" />
      <path fill="var(--color-sea)" d="M0 150h360v90H0z" />
      <path stroke="var(--color-sun-soft)" strokeWidth="2" strokeLinecap="round" opacity=".6" d="M112 166h136M136 182h88M156 198h48" />
    </svg>
  )
}
