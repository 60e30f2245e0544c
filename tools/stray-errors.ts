import { writeFileSync } from 'node:fs'
import type { Reporter, Vitest } from 'vitest/node'

export type StrayError = {
  /** What it says, its frames included. */
  stack: string
  /** The file that ran when it came up; none where the run itself is broken, such as a process of it that does not end. */
  file?: string
}

/** Where a run's stray errors are written. */
export const strayErrorsOf = (config: string): string => `.cache/stray-errors-${config}.json`

/** Notes the errors that belong to no test, which fail a run but are missing in Vitest's own report as JSON. */
export default class StrayErrors implements Reporter {
  private path = ''

  onInit({ vite }: Vitest): void {
    this.path = strayErrorsOf(String(vite.config.configFile).replace(/^.*\//, ''))
  }

  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const noted = errors.map((error): StrayError => {
      const file = (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH
      return { stack: error.stack ?? `${error.name}: ${error.message}`, ...(file ? { file } : {}) }
    })
    writeFileSync(this.path, JSON.stringify(noted))
  }
}
