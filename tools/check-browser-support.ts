import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { collectOwnNames, createApiFinder, type Engines } from './browser-apis.ts'

/** Part of the code for browsers: its entries, and the oldest engines in which every API that it uses must exist. */
type BrowserCode = { entries: readonly string[]; engines: Engines }

/** A file that several of these import is checked for the first of them (docs/browsers.md). */
const browserCode: Record<string, BrowserCode> = {
  'cart, early script and worker': {
    entries: ['src/early/early.ts', 'src/worker/worker.ts', 'src/islands/cart/cart.ts', 'src/islands/cart/online/online.ts'],
    engines: { chrome: 72, safari: 13, safari_ios: 13, firefox: 140 },
  },
  'saved catalogue': {
    entries: ['src/saved/saved.ts', 'src/early/saving/saving.ts', 'src/early/connection.ts'],
    engines: { chrome: 73, safari: 13, safari_ios: 13, firefox: 140 },
  },
  'public site': {
    entries: ['src/early/*/*.ts', 'src/early/*.ts', 'src/islands/*.tsx'],
    engines: { chrome: 90, safari: 15.4, safari_ios: 15.4, firefox: 140 },
  },
  'staff area': {
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/pages/admin/**/*.tsx'],
    engines: { chrome: 106, safari: 16.4, safari_ios: 16.4, firefox: 140 },
  },
}

/** Checks our own sources. For libraries, tests/budgets/old-engines.test.ts checks the built files. */
function checkBrowserSupport(): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const own = collectOwnNames(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])))
  for (const [name, { entries, engines }] of Object.entries(browserCode)) {
    const findUses = createApiFinder(engines, own)
    const queue = globSync(entries as string[]).filter((file) => !file.includes('.test.'))
    for (const file of queue) {
      if (seen.has(file)) continue
      seen.add(file)
      const code = readFileSync(file, 'utf8')
      queue.push(...importsOf(file, code))
      for (const use of findUses(file, code)) problems.push(`${file}:${use.line} ${use.name} is missing in ${use.missingIn} (${name})`)
    }
  }
  return problems
}

/** The source files that a file loads in a browser. */
function importsOf(file: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(file, code).module
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const names = imported.map(({ moduleRequest }) => moduleRequest.value)
  for (const { entries } of staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest && !isType) names.push(moduleRequest.value)
  for (const [, name = ''] of code.matchAll(/(?<!typeof )import\('([^']+)'\)/g)) names.push(name)
  return names
    .map((name) => pathOf(name, dirname(file)))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.server.') && existsSync(path))
}

function pathOf(name: string, folder: string): string {
  if (name.startsWith('.')) return join(folder, name)
  const [room = ''] = name.split('/')
  const target = (packageJson.imports as Record<string, string>)[`${room}/*`]
  return target ? join(target.replace('*', name.slice(room.length + 1))) : name
}

if (import.meta.main) {
  const problems = checkBrowserSupport()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error('Guard each use, or allow it with a comment on its line or the one before: // supported: reason (docs/browsers.md).')
    process.exitCode = 1
  }
}
