import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { isBuildFresh } from './build-freshness.ts'
import { findChromium } from './find-chromium.ts'
import { type StrayError, strayErrorsPath } from './stray-errors.ts'

// Runs everything that must pass (`npm test`): types, lint, rules and API on both databases, walks and budgets in a real
// browser. Each step runs even if an earlier one failed, so that one run shows all problems. The checks (types, lint, unused
// code, old browsers, styles) need one core and run beside the build.

const results: { name: string; isGood: boolean; seconds: number }[] = []
let passed = 0
let failed = 0
const notes: string[] = []
const durations: { file: string; seconds: number }[] = []

async function step(name: string, run: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  let isGood = false
  try {
    isGood = await run()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
  }
  results.push({ name, isGood, seconds: Math.round((performance.now() - began) / 1000) })
}

type RunProgram = (...args: string[]) => Promise<boolean>

/** Runs a script with this version of Node and shows its output at once. @returns true if it exits with code 0 */
const node: RunProgram = (...args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })

/** Like `node`, but shows the output after the end, so that it does not mix with that of a script running beside it. */
const nodeAside: RunProgram = (...args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })

type Report = {
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Runs tests and returns Vitest's report. Throws if Vitest has written none. */
async function report(config: string, files: string[] = []): Promise<Report & { isGood: boolean; stray: StrayError[] }> {
  const path = `.cache/report-${config}.json`
  for (const old of [path, strayErrorsPath(config)]) rmSync(old, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`, '--reporter=./tools/stray-errors.ts']
  const isGood = await node('node_modules/vitest/vitest.mjs', 'run', ...files, '--config', config, ...reporters)
  const read = (from: string) => JSON.parse(readFileSync(from, 'utf8'))
  return { isGood, ...(read(path) as Report), stray: read(strayErrorsPath(config)) as StrayError[] }
}

/** Lines of error messages, without empty lines and stack frames of libraries. */
function lines(messages: string[]): string[] {
  return messages.flatMap((message) => message.split('\n')).filter((line) => line.trim() !== '' && !line.includes('node_modules'))
}

/** Describes each failed test and each error outside tests, for the end of the log. */
function failures({ testResults, stray }: Report & { stray: StrayError[] }): string[] {
  const ofNoTest = stray.map(({ stack, file }) => `${file ? relative('.', file) : 'The run'}: ${lines([stack]).slice(0, 8).join('\n  ')}`)
  const ofTests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const broken = assertionResults.filter((test) => test.status === 'failed')
    if (broken.length === 0) return status === 'failed' ? [`${file}: ${message.split('\n', 1)[0]}`] : []
    return broken.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n  ${lines(failureMessages).slice(0, 8).join('\n  ')}`)
  })
  return [...ofTests, ...ofNoTest]
}

/**
 * Runs the tests of a configuration.
 *
 * @param maxRetries failed files are run a second time, each with its own shop and browser, unless more than this number failed: a
 *   shared machine may delay a browser beyond any timeout. The log names the files.
 */
async function vitest(config: string, maxRetries = 0): Promise<boolean> {
  const first = await report(config)
  for (const { name, startTime, endTime } of first.testResults)
    durations.push({ file: relative('.', name), seconds: (endTime - startTime) / 1000 })
  notes.push(...failures(first))
  const strayFiles = new Set(first.stray.map(({ file }) => file))
  const broken = first.testResults.filter(({ name, status }) => status === 'failed' || strayFiles.has(name))
  const isEnough = broken.length === 0 || broken.length > maxRetries
  const second = isEnough
    ? undefined
    : await report(
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

async function check(): Promise<void> {
  const tool: RunProgram = (file, ...args) => nodeAside(`node_modules/${file}`, ...args)
  await step('types', async () => (await tool('@react-router/dev/bin.cjs', 'typegen')) && tool('typescript/bin/tsc', '--noEmit'))
  await step('lint and format', () => tool('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '--error-on-warnings'))
  await step('what nothing uses', () => tool('knip/bin/knip.js'))
  await step('what old browsers lack', () => nodeAside('tools/check-browser-support.ts'))
  await step('styles', () => nodeAside('tools/check-styles.ts'))
}

const build = () => step('build', async () => isBuildFresh() || nodeAside('tools/build.ts'))

mkdirSync('.cache', { recursive: true })
const only = process.argv.slice(2)
const wants = (name: string) => only.length === 0 || only.includes(name)

await Promise.all([wants('check') && check(), wants('browser') && build()])
if (wants('api')) await step('rules and API, on SQLite and PostgreSQL', () => vitest('vitest.config.ts'))
if (wants('browser')) {
  await step('walks and budgets in a browser', () => {
    // Installs Chromium if it is missing. Without this, test files that look for it at the same moment would all install it.
    findChromium()
    return vitest('vitest.browser.config.ts', process.env.CI ? 3 : 0)
  })
}

const SLOWEST = 10
durations.sort((one, other) => other.seconds - one.seconds)
const slowest = durations.slice(0, SLOWEST).map(({ file, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${file}`)
if (slowest.length > 0) process.stdout.write(`\nThe slowest files:\n${slowest.join('\n')}\n`)
process.stdout.write('\n')
for (const { name, isGood, seconds } of results) process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`)
// Failures come last, since often only the end of a long log is kept.
for (const note of notes) process.stdout.write(`\n${note}\n`)
const broken = results.filter(({ isGood }) => !isGood).length
process.stdout.write(`\n${passed} passed, ${Math.max(failed, broken)} failed\n`)
process.exit(broken === 0 ? 0 : 1)
