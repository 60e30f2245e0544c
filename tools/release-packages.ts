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
 * Lists the package folders in `node_modules` that the running shop needs, dependencies of dependencies included. Packages
 * for other platforms are missing, since they are not installed.
 */
export function listRuntimePackages(): string[] {
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

/** True if the running shop needs a package's file. The path is relative to `node_modules`. */
export function isNeededAtRuntime(path: string): boolean {
  const [, machine] = PREBUILT.exec(path) ?? []
  return !UNUSED.test(path) && (machine === undefined || machine.startsWith(`${process.platform}-${process.arch}`))
}

/** Folder of the package that an import in the folder `from` resolves to by Node's rules; undefined if it is not installed. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === '.') return undefined
  }
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
