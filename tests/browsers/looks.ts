import type { Page } from './page.ts'

/**
 * Checks by measurements in the engine that a page is styled as designed: colours, size of header and icons, no wider than the
 * screen, a visible heading, whole pictures, and in lists a product near the top.
 *
 * @throws Error that names what looks wrong
 */
export async function checkLooks(page: Page): Promise<void> {
  await page.until('the page does not load', () => page.evaluate(() => document.readyState === 'complete'))
  // Between two documents there is no body: `until` retries the error.
  const wrong = await page.until('the page cannot be measured', () =>
    page.evaluate(() => {
      const problems: string[] = []
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
      const colours = [colourOf(document.documentElement), colourOf(document.body)]
      if (colours.every((colour) => /^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/.test(colour)))
        problems.push('the page has no colour of its own')
      const header = document.querySelector('header')
      const height = header ? header.getBoundingClientRect().height : 0
      if (!(height > 20 && height < 200)) problems.push(`the header is ${Math.round(height)} px high`)
      for (const icon of document.querySelectorAll('svg.ic')) {
        const { width, height } = icon.getBoundingClientRect()
        if (width > 64 || height > 64) problems.push(`an icon is ${Math.round(width)} x ${Math.round(height)} px`)
      }
      const width = document.documentElement.scrollWidth
      if (width > innerWidth) problems.push(`the page is ${width} px wide on ${innerWidth} px`)
      const heading = document.querySelector('h1')
      if (!heading || heading.getBoundingClientRect().height === 0) problems.push('no heading is visible')
      const first = document.querySelector('main article')
      const isList = location.pathname === '/products'
      if (isList && !first) problems.push('the list is empty')
      const top = first ? first.getBoundingClientRect().top + scrollY : 0
      if (isList && top > 1200) problems.push(`the first product is at ${Math.round(top)} px`)
      for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
        if (picture.complete && picture.naturalWidth === 0) problems.push(`broken picture ${picture.currentSrc.slice(-60)}`)
        if (picture.getBoundingClientRect().width > innerWidth) problems.push(`a picture is wider than the screen`)
      }
      return Array.from(new Set(problems))
    }),
  )
  if (wrong.length > 0) throw new Error(wrong.join('; '))
}
