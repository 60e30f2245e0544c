import { writeFileSync } from 'node:fs'
import type { Reporter, Vitest } from 'vitest/node'

export type StrayError = {
  /** Message and stack frames. */
  stack: string
  /** Test file that was running. Missing if the run itself failed, for example because a worker process did not end. */
  file?: string
}

/** Path of the file with a run's stray errors, by the file name of the Vitest configuration. */
export const strayErrorsPath = (config: string): string => `.cache/stray-errors-${config}.json`

/** Vitest reporter that writes errors outside any test to a file. They fail a run, but Vitest's JSON report lacks them. */
export default class StrayErrors implements Reporter {
  private path = ''

  onInit({ vite }: Vitest): void {
    this.path = strayErrorsPath(String(vite.config.configFile).replace(/^.*\//, ''))
  }

  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const noted = errors.map((error): StrayError => {
      const file = (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH
      return { stack: error.stack ?? `${error.name}: ${error.message}`, ...(file ? { file } : {}) }
    })
    writeFileSync(this.path, JSON.stringify(noted))
  }
}
