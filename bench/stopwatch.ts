import type { Locator, Page } from 'playwright-core'

const PATIENCE_MS = 60_000

/** Returns the visible text of each element that matches a selector, including texts from `::before` and `::after`. */
export type Words = (selector: string) => string[]
/** Decides from visible texts whether the page shows the expected result. Runs in the page, so it can use its arguments only. */
export type IsShown<Fact> = (words: Words, fact: Fact) => boolean

/**
 * Taps an element and measures the milliseconds from the touch until the page shows the expected result.
 *
 * @throws Error if the result is shown before the touch, or not within a minute
 */
export async function timeTouch<Fact>(target: Locator, isShown: IsShown<Fact>, fact: Fact): Promise<number> {
  const shown = startWatch(target.page(), isShown, fact)
  const [ms] = await Promise.all([shown, target.tap()])
  return ms
}

/** Like `timeTouch`, but leaves the touch to the caller: the clock starts with the next touch in the page. */
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
      // The current frame shows the result; it ends when the next one begins.
      if (isShown(words, fact)) requestAnimationFrame((now) => resolve(now - touchedAt))
      else requestAnimationFrame(() => look(touchedAt))
    }
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })
}
