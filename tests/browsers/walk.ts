import { setTimeout as wait } from 'node:timers/promises'
import { offlineSteps } from './offline-steps.ts'
import type { Page } from './page.ts'
import { lateVisitSteps, savedCatalogueSteps, savedKitSteps } from './saved-steps.ts'
import { staffSteps, unsupportedStaffSteps } from './staff-steps.ts'
import type { Action } from './step.ts'
import { basicSteps, fallbackSteps, fullSteps } from './visitor-steps.ts'

/** How much of the site an engine has to run: `reduced` leaves out what may fall back to plain forms and links. */
export type Scope = { public: 'full' | 'reduced'; staff: 'full' | 'sentence' }
export type Step = { name: string; problem?: string }

const awaySteps: Record<string, Action> = { ...offlineSteps, ...savedCatalogueSteps, ...savedKitSteps, ...lateVisitSteps }

const stepsOf = (scope: Scope): Record<string, Action> => ({
  ...basicSteps,
  ...(scope.public === 'full' ? fullSteps : fallbackSteps),
  ...(scope.staff === 'full' ? staffSteps : unsupportedStaffSteps),
  // Last: they stop the shop.
  ...offlineSteps,
  ...savedCatalogueSteps,
  ...(scope.public === 'full' ? savedKitSteps : {}),
  ...lateVisitSteps,
})

/** Takes all steps, also after one that failed, saves a screenshot of each and reports each to `onStep`. */
export async function walk(page: Page, scope: Scope, onStep: (step: Step) => void): Promise<void> {
  let number = 0
  for (const [name, act] of Object.entries(stepsOf(scope))) {
    number += 1
    let problem: string | undefined
    try {
      await page.takeErrors()
      await Promise.race([
        act(page),
        wait(STEP_MS, undefined, { ref: false }).then(() => Promise.reject(new Error(`took longer than ${STEP_MS / 1000} s`))),
      ])
      const errors = (await page.takeErrors()).filter((error) => !EXPECTED.test(error) && !(name in awaySteps && EXPECTED_AWAY.test(error)))
      if (errors.length > 0) throw new Error(`console: ${errors.join('\n')}`)
    } catch (error) {
      problem = (error as Error).message
    }
    await page.screenshot(`${String(number).padStart(2, '0')}-${name.replaceAll(' ', '-')}${problem ? '-failed' : ''}`).catch(() => {})
    onStep({ name, ...(problem ? { problem } : {}) })
  }
}

const STEP_MS = 40_000

/**
 * Console errors that fail no step. Zod tests whether it may compile its schemas; the security policy forbids it, and zod works
 * without. Chrome before 81 refuses `keepalive` for JSON, so visits are not counted there. Firefox reports files of pages that
 * were left before the files came.
 */
const EXPECTED = /blocked a JavaScript eval|Preflight request for request with keepalive|ServiceWorker intercepted the request/

/** Console errors that fail no step which stops the shop, in the words of all engines. */
const EXPECTED_AWAY = /ERR_CONNECTION_REFUSED|Could not connect|NetworkError|Load failed|ERR_FAILED .*\/media\//
