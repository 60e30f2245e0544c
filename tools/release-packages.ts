import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** Packages that only the build needs: their code is in `build/` where pages use it. */
const BUILD_ONLY = new Set([
  '@hookform/resolvers',
  '@react-router/dev',
  '@react-router/node',
  '@tailwindcss/vite',
  'diff',
  'lucide-react',
  'node',
  'openapi-types',
  'react-hook-form',
  'tailwindcss',
  'vite',
])

/** Files of packages that no program reads: sources of native parts, binaries of other machines, types, maps, texts. */
const UNUSED = /(?:^better-sqlite3\/(?:deps|src)\/|\.d\.[cm]?ts$|\.map$|\/(?:README|CHANGELOG)[^/]*\.md$)/
const PREBUILT = /^better-sqlite3\/prebuilds\/([^/]+)/

/**
 * Folders below `node_modules` that the running shop needs, with all that these depend on. Packages for other machines
 * are not installed, and so not found.
 */
export function packagesToRun(): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const folder = findPackage(name, from)
    if (!folder || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, folder)
  }
  for (const name of Object.keys(readManifest('.').dependencies ?? {})) if (!BUILD_ONLY.has(name)) visit(name, '.')
  return [...found].sort()
}

/** Whether a file of a package is needed to run, by its path below `node_modules`. */
export function isNeeded(path: string): boolean {
  const [, machine] = PREBUILT.exec(path) ?? []
  return !UNUSED.test(path) && (machine === undefined || machine.startsWith(`${process.platform}-${process.arch}`))
}

/** The package that an import of this folder finds, as Node looks for it. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === '.') return undefined
  }
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
