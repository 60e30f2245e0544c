import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningShop, startShop } from '../tests/browser.ts'
import { killPrograms } from '../tests/browsers/driver.ts'
import { engines } from '../tests/browsers/engines.ts'
import { pageOf } from '../tests/browsers/page.ts'
import { type Step, walk } from '../tests/browsers/walk.ts'
import { SHARED_DATA } from '../tests/shared-data.ts'
import { isBuildFresh } from './build-freshness.ts'

// Takes one walk through public site and staff area in each supported engine, or only in those that arguments name:
// `npm run test:browsers -- firefox chromium-92`. Screenshots of every step are in `.cache/browsers/<engine>`, the table of
// results in `.cache/browsers/results.md`.

type Result = { engine: string; version: string; steps: Step[]; seconds: number; problem?: string }

const FOLDER = '.cache/browsers'
const ENGINE_MS = 300_000

const names = process.argv.slice(2)
const unknown = names.filter((name) => !engines.some((engine) => engine.name === name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${engines.map(({ name }) => name).join(', ')}.\n`)
  process.exit(2)
}
if (!isBuildFresh()) {
  process.stdout.write('Building the pages …\n')
  const { build } = await import('./build.ts')
  await build()
}

process.on('exit', killPrograms)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

async function test({ name, scope, start }: (typeof engines)[number]): Promise<Result> {
  const folder = join(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const result: Result = { engine: name, version: '', steps: [], seconds: 0 }
  const began = performance.now()
  let shop: RunningShop | undefined
  const timer = setTimeout(() => {
    result.problem = `not finished after ${ENGINE_MS / 1000} s`
    killPrograms()
  }, ENGINE_MS)
  try {
    const driver = await start(profile)
    try {
      result.version = driver.version
      process.stdout.write(`\n${name} (${driver.version})\n`)
      shop = await startShop()
      await driver.resize(390, 844)
      const { url, dataDir, stop } = shop
      let isStopped = false
      const page = pageOf(driver, {
        ...{ url, folder },
        async stopShop() {
          isStopped = true
          await (shop ?? { stop }).stop({ keepData: true })
        },
        async startShop() {
          if (isStopped) shop = await startShop({ PORT: new URL(url).port, DATA_DIR: dataDir })
          isStopped = false
        },
      })
      await walk(page, scope, (step) => {
        result.steps.push(step)
        process.stdout.write(`  ${step.problem ? 'FAILED' : 'ok    '} ${step.name}${step.problem ? `: ${step.problem}` : ''}\n`)
      })
    } finally {
      await driver.close()
    }
  } catch (error) {
    result.problem ??= (error as Error).message
    process.stdout.write(`  FAILED ${name}: ${result.problem}\n`)
  }
  clearTimeout(timer)
  await shop?.stop()
  rmSync(profile, { recursive: true, force: true })
  return { ...result, seconds: Math.round((performance.now() - began) / 1000) }
}

// Every engine's shop starts with a copy of one database, since filling a database takes a while.
const { dataDir, stop } = await startShop()
await stop({ keepData: true })
process.env[SHARED_DATA] = dataDir
mkdirSync(FOLDER, { recursive: true })
const results: Result[] = []
for (const engine of engines.filter(({ name }) => names.length === 0 || names.includes(name))) results.push(await test(engine))
rmSync(dataDir, { recursive: true, force: true })

const isGood = ({ steps, problem }: Result) => !problem && steps.every((step) => !step.problem)
const rows = results.map((result) => {
  const passed = result.steps.filter(({ problem }) => !problem).length
  const failed = result.steps.flatMap(({ name, problem }) => (problem ? [name] : []))
  return `| ${result.engine} | ${result.version} | ${passed} of ${result.steps.length} | ${result.problem ?? failed.join(', ')} | ${result.seconds} |`
})
const table = ['| engine | version | steps passed | failed | seconds |', '|---|---|---|---|---|', ...rows, ''].join('\n')
writeFileSync(join(FOLDER, 'results.md'), table)
process.stdout.write(`\n${table}\n`)
process.exit(results.every(isGood) ? 0 : 1)
