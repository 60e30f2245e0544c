import { parseArgs } from 'node:util'
import { benchAnalytics } from './analytics.ts'
import { benchBytes } from './bytes.ts'
import { benchCatalogueSize } from './catalogue-size.ts'
import type { Figures, Options } from './figures.ts'
import { benchFirstTouch } from './first-touch.ts'
import { benchFlood } from './flood.ts'
import { benchJourney } from './journey.ts'
import { benchLaterPages } from './later-pages.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLine } from './line.ts'
import { benchMemory } from './memory.ts'
import { benchRoutes } from './routes.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search.ts'
import { benchStaff } from './staff.ts'
import { benchStart } from './start.ts'
import { benchThroughput } from './throughput.ts'
import { benchTracking } from './tracking.ts'
import { benchVerification } from './verification.ts'

/** `npm run bench [name …] [--runs=N]`: the figures that the budgets and the notes speak of, medians where a thing is repeated. */
const benches: Record<string, (options: Options) => Promise<Figures>> = {
  bytes: benchBytes,
  routes: benchRoutes,
  'first-touch': benchFirstTouch,
  'later-pages': benchLaterPages,
  journey: benchJourney,
  line: benchLine,
  lighthouse: benchLighthouse,
  start: benchStart,
  memory: benchMemory,
  throughput: benchThroughput,
  flood: benchFlood,
  'catalogue-size': benchCatalogueSize,
  search: async () => [...(await benchSearch()), ...(await benchScale())],
  staff: benchStaff,
  analytics: benchAnalytics,
  tracking: benchTracking,
  verification: benchVerification,
}

const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } })
const runs = values.runs === undefined ? undefined : Number(values.runs)
if (runs !== undefined && !(Number.isSafeInteger(runs) && runs > 0)) throw new Error('--runs takes a whole number above 0')
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  for (const [label, value] of await run({ runs })) process.stdout.write(`  ${label.padEnd(64)} ${value}\n`)
}
