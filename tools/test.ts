import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { isBuildFresh } from './build-freshness.ts'
import { findChromium } from './find-chromium.ts'

/**
 * Everything that must hold: types, lint, rules and API on both databases, walks and budgets in a real browser. Each
 * step runs even if an earlier one failed, so that one run shows all there is to mend.
 */
const results: { name: string; isGood: boolean; seconds: number }[] = []
let passed = 0
let failed = 0
const notes: string[] = []

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

type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Runs tests and reads what became of them; a report that is missing is an error. */
function report(config: string, files: string[] = []): Report & { isGood: boolean } {
  const path = `.cache/report-${config}.json`
  rmSync(path, { force: true })
  const isGood = tool(
    'vitest/vitest.mjs',
    'run',
    ...files,
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  )
  return { isGood, ...(JSON.parse(readFileSync(path, 'utf8')) as Report) }
}

/** What an error says, without the frames of the libraries. */
function lines(messages: string[]): string[] {
  return messages.flatMap((message) => message.split('\n')).filter((line) => line.trim() !== '' && !line.includes('node_modules'))
}

/** What failed, a line for each, to stand again at the very end, where a long log is read first. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const broken = assertionResults.filter((test) => test.status === 'failed')
    if (broken.length === 0) return status === 'failed' ? [`${file}: ${message.split('\n', 1)[0]}`] : []
    return broken.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n  ${lines(failureMessages).slice(0, 8).join('\n  ')}`)
  })
}

/**
 * Runs the tests of a configuration.
 *
 * @param again how many files at most may be run a second time, each with a shop and a browser of its own, before what
 *   failed in them counts: a shared machine may hold a browser up longer than any patience. The report names them.
 */
function vitest(config: string, again = 0): boolean {
  const first = report(config)
  notes.push(...failures(first))
  const broken = first.testResults.filter(({ status }) => status === 'failed')
  const isEnough = broken.length === 0 || broken.length > again
  const second = isEnough
    ? undefined
    : report(
        config,
        broken.map(({ name }) => name),
      )
  if (second) notes.push(`Run a second time: ${broken.map(({ name }) => relative('.', name)).join(', ')}`, ...failures(second))
  const counted = [...first.testResults.filter((file) => !(second && broken.includes(file))), ...(second?.testResults ?? [])]
  const count = (status: string) => counted.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length
  passed += count('passed')
  failed += count('failed')
  return (second ?? first).isGood && count('passed') > 0
}

mkdirSync('.cache', { recursive: true })
const only = process.argv.slice(2)
const wants = (name: string) => only.length === 0 || only.includes(name)

if (wants('check')) {
  step('types', () => tool('@react-router/dev/bin.cjs', 'typegen') && tool('typescript/bin/tsc', '--noEmit'))
  step('lint and format', () => tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '--error-on-warnings'))
  step('what nothing uses', () => tool('knip/bin/knip.js'))
}
if (wants('api')) step('rules and API, on SQLite and PostgreSQL', () => vitest('vitest.config.ts'))
if (wants('browser')) {
  step('build', () => isBuildFresh() || spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' }).status === 0)
  step('walks and budgets in a browser', () => {
    // Here, once: two files that look for it at the same moment would both install it.
    findChromium()
    return vitest('vitest.browser.config.ts', process.env.CI ? 3 : 0)
  })
}

for (const note of ['', ...notes, '']) process.stdout.write(`${note}\n`)
for (const { name, isGood, seconds } of results) process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
const broken = results.filter(({ isGood }) => !isGood).length
process.stdout.write(`\n${passed} passed, ${Math.max(failed, broken)} failed\n`)
process.exit(broken === 0 ? 0 : 1)
