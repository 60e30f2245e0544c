import type { Locator, Page } from 'playwright-core'

const PATIENCE_MS = 60_000

/** What stands on the screen in each element that a selector finds, with what the style sheet writes before and after it. */
export type Words = (selector: string) => string[]
/** Judges by what is on the screen. It runs in the page, so it knows nothing but what it is handed. */
export type IsShown<Fact> = (words: Words, fact: Fact) => boolean

/**
 * How long after a finger came down on something the page shows what it should, in milliseconds.
 *
 * @throws Error where it is shown before, or not within a minute
 */
export async function timeTouch<Fact>(target: Locator, isShown: IsShown<Fact>, fact: Fact): Promise<number> {
  const shown = startWatch(target.page(), isShown, fact)
  const [ms] = await Promise.all([shown, target.tap()])
  return ms
}

/** The same for what a touch leads to that somebody else makes: the clock starts with the next finger that comes down. */
export function startWatch<Fact>(page: Page, isShown: IsShown<Fact>, fact: Fact): Promise<number> {
  return page.evaluate<number>(`(${watch})(${isShown}, ${JSON.stringify(fact)}, ${PATIENCE_MS})`)
}

function watch(isShown: IsShown<unknown>, fact: unknown, patienceMs: number): Promise<number> {
  const written = (element: Element, place: string) => {
    const { content, display } = getComputedStyle(element, place)
    return display === 'none' ? '' : (/^"(.*)"$/.exec(content)?.[1] ?? '')
  }
  const words: Words = (selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const all = [element, ...element.querySelectorAll('*')]
        const around = all.flatMap((one) => [written(one, '::before'), written(one, '::after')])
        return [element.innerText, ...around].join(' ').replace(/\s+/g, ' ').trim()
      })
  return new Promise((resolve, reject) => {
    if (isShown(words, fact)) reject(new Error('It is shown before anything is touched'))
    const look = (touchedAt: number) => {
      if (performance.now() - touchedAt > patienceMs) reject(new Error(`It is not shown: ${isShown}`))
      // The frame that is being made shows it, and is over when the next one begins.
      if (isShown(words, fact)) requestAnimationFrame((now) => resolve(now - touchedAt))
      else requestAnimationFrame(() => look(touchedAt))
    }
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })
}
