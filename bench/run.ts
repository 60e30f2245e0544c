import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench } from './harness.ts'

// `npm run bench -- [name …] [--runs=N]`: runs benches and prints their figures. Each name is a file in `subjects`.
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } })
const runs = values.runs === undefined ? undefined : Number(values.runs)
if (runs !== undefined && !(Number.isSafeInteger(runs) && runs > 0)) throw new Error('--runs takes a whole number above 0')
const folder = join(import.meta.dirname, 'subjects')
const names = readdirSync(folder).map((file) => file.replace('.ts', ''))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`No bench is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
for (const name of wanted.length > 0 ? wanted : names) {
  const { bench } = (await import(join(folder, `${name}.ts`))) as { bench: Bench }
  process.stdout.write(`\n${name}\n`)
  for (const [label, value] of await bench({ runs })) process.stdout.write(`  ${label.padEnd(64)} ${value}\n`)
}
