import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Matches imports and exports that remain when types are stripped. Unlike `import()`, they load with the module. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Names of the packages that a module and all modules of ours that it imports load. */
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

// Each of these packages takes memory as long as the shop runs, used or not (docs/decisions/0035). Load others on demand.
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

test('the shop loads no other packages at its start', () => {
  const loaded = packagesOf('src/start.ts')
  expect([...loaded].filter((name) => !needed.includes(name))).toEqual([])
  // Checks that imports were found: without any, the test would pass.
  expect(loaded).toContain('fastify')
})

test('main.ts loads no package before the process has its settings', () => {
  expect([...packagesOf('src/main.ts')]).toEqual([])
})

test('the picture process loads only sharp', () => {
  expect([...packagesOf('src/features/media/pixels/process.server.ts')]).toEqual(['sharp'])
})

test('the process that reads spreadsheets loads only what reads them', () => {
  expect([...packagesOf('src/features/catalog/spreadsheets/files/process.server.ts')].toSorted()).toEqual(['hucre', 'yauzl'])
})
