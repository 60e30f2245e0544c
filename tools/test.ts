import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuildFresh } from './build-freshness.ts'
import { findChromium } from './find-chromium.ts'

/**
 * Everything that must hold: types, lint, rules and API on both databases, walks and budgets in a real browser. Each
 * step runs even if an earlier one failed, so that one run shows all there is to mend.
 */
const results: { name: string; isGood: boolean; seconds: number }[] = []
let passed = 0
let failed = 0

function step(name: string, run: () => boolean): void {
  process.stdout.write(`\n=== ${name}\n`)
  const began = performance.now()
  let isGood = false
  try {
    isGood = run()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
  }
  results.push({ name, isGood, seconds: Math.round((performance.now() - began) / 1000) })
}

function tool(file: string, ...rest: string[]): boolean {
  return spawnSync(process.execPath, [`node_modules/${file}`, ...rest], { stdio: 'inherit' }).status === 0
}

function vitest(config: string): boolean {
  const report = `.cache/report-${config}.json`
  rmSync(report, { force: true })
  const isGood = tool(
    'vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  passed += numPassedTests
  failed += numFailedTests
  return isGood && numPassedTests > 0
}

mkdirSync('.cache', { recursive: true })
const only = process.argv.slice(2)
const wants = (name: string) => only.length === 0 || only.includes(name)

if (wants('check')) {
  step('types', () => tool('@react-router/dev/bin.cjs', 'typegen') && tool('typescript/bin/tsc', '--noEmit'))
  step('lint and format', () => tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '--error-on-warnings'))
}
if (wants('api')) step('rules and API, on SQLite and PostgreSQL', () => vitest('vitest.config.ts'))
if (wants('browser')) {
  step('build', () => isBuildFresh() || spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' }).status === 0)
  step('walks and budgets in a browser', () => {
    process.env.CHROMIUM = findChromium()
    return vitest('vitest.browser.config.ts')
  })
}

process.stdout.write('\n')
for (const { name, isGood, seconds } of results) process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
const broken = results.filter(({ isGood }) => !isGood).length
process.stdout.write(`\n${passed} passed, ${Math.max(failed, broken)} failed\n`)
process.exit(broken === 0 ? 0 : 1)
