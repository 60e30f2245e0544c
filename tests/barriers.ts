import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Lists the accessibility problems that axe finds on the current page: rule and element, one line each. Targets covered by a
 * floating button or the save bar may be small, since scrolling uncovers them. With an open dialog only the dialog is checked.
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
    // Both options save time: passed rules are not described, and style sheets, which no rule here needs, are not loaded again.
    const within = [...document.querySelectorAll(':modal')].at(-1) ?? document
    const results = await loaded.run(within, { runOnly: rules, resultTypes: ['violations'], preload: false })
    for (const violation of results.violations) {
      if (violation.id === 'target-size') violation.nodes = violation.nodes.filter(({ target }) => !isCovered(String(target[0])))
    }
    return results.violations
  }, RULES)
  return violations.flatMap(({ id, nodes }: Result) => nodes.map(({ html }) => `${id}: ${html}`))
}
