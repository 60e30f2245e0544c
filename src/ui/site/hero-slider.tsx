import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { usePageText, useVisit } from '#ui/visit.ts'
import { Pause, Play } from './icons/home.tsx'
import { ChevronLeft, ChevronRight } from './icons.tsx'

export type Slide = { key: string; title: string; picture: ReactNode }

const INTERVAL_MS = 5000

/**
 * Shows one slide at a time. Only the current slide is in the page, so other pictures load when they are shown. Slides advance
 * every five seconds until somebody touches or focuses the slider. In the low-bandwidth mode and with reduced motion they do not
 * advance by themselves until somebody presses "play".
 */
export function HeroSlider({ slides, children }: { slides: readonly Slide[]; children: ReactNode }) {
  const t = usePageText()
  const { isLow } = useVisit()
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(!isLow)
  const count = slides.length
  const slide = slides[index]

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setIndex((current) => (document.hidden ? current : (current + 1) % count)), INTERVAL_MS)
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
        <h1 aria-live={isPlaying ? 'off' : 'polite'}>{slide?.title}</h1>
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
