import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands: the rule and the element, one line each. What floats above the page
 * (the button, the bar that saves) is taken for clear: what it covers comes free by scrolling, and axe would call it too small.
 */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async (rules) => {
    const { axe: loaded } = window as unknown as { axe: typeof import('axe-core') }
    const floating = [document.querySelector('.fab')?.firstElementChild, document.querySelector('.save')].flatMap(
      (element) => element?.getBoundingClientRect() ?? [],
    )
    const isCovered = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return floating.some(
        (over) => box && box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top,
      )
    }
    // What passes is not described, which would take most of the time; styles are not read a second time for a rule that is not asked.
    const results = await loaded.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false })
    for (const violation of results.violations) {
      if (violation.id === 'target-size') violation.nodes = violation.nodes.filter(({ target }) => !isCovered(String(target[0])))
    }
    return results.violations
  }, RULES)
  return violations.flatMap(({ id, nodes }: Result) => nodes.map(({ html }) => `${id}: ${html}`))
}
