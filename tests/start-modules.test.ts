import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Every import that is left when types are stripped, `import()` apart: what a module brings with it at once. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** The packages that a module loads, with all that it imports of ours. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const found = new Set<string>()
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (name.startsWith('.')) for (const one of packagesOf(join(dirname(file), name), seen)) found.add(one)
    else if (name.startsWith('#src/')) for (const one of packagesOf(name.replace('#src/', 'src/'), seen)) found.add(one)
    else if (name.startsWith('#')) for (const one of packagesOf(name.replace('#', 'src/'), seen)) found.add(one)
    else if (!name.startsWith('node:') && !builtinModules.includes(name)) found.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  }
  return found
}

// Each is memory that the shop takes as long as it runs, whether anybody uses it or not (docs/decisions/0035): another one
// is a decision, one less needs none.
const needed = [
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/proxy-addr',
  '@fastify/swagger',
  '@node-rs/argon2',
  'altcha-lib',
  'better-sqlite3',
  'fastify',
  'fastify-type-provider-zod',
  'isbot',
  'kysely',
  'lru-cache',
  'mmdb-lib',
  'pino',
  'zod',
]

test('the shop loads at its start what it always needs, and the rest on demand', () => {
  const loaded = packagesOf('src/start.ts')
  expect([...loaded].filter((name) => !needed.includes(name))).toEqual([])
  // Found at all.
  expect(loaded).toContain('fastify')
})

test('only node runs between the command and the settings of the process', () => {
  expect([...packagesOf('src/main.ts')]).toEqual([])
})

test('the picture process loads only sharp', () => {
  expect([...packagesOf('src/features/media/pixels/process.server.ts')]).toEqual(['sharp'])
})

test('the process that reads spreadsheets loads only what reads them', () => {
  expect([...packagesOf('src/features/catalog/spreadsheets/files/process.server.ts')].toSorted()).toEqual(['hucre', 'yauzl'])
})
