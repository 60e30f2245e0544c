import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BuildProblem, readPageAssets } from '../src/platform/pages/built-files.server.ts'

const SOURCES = ['src', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tools/build.ts']
/** Parts of src that the build does not contain. */
const NOT_BUILT = /(?:\.test\.tsx?|seed)$/

/** True if `build/` is complete and newer than every source file that it is built from. */
export function isBuildFresh(): boolean {
  if (!isBuildComplete()) return false
  const built = statSync('build/shop.json').mtimeMs
  return SOURCES.every((source) => newest(source) <= built)
}

function isBuildComplete(): boolean {
  try {
    readPageAssets('build')
    return true
  } catch (error) {
    if (error instanceof BuildProblem) return false
    throw error
  }
}

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !NOT_BUILT.test(name))
      .map((name) => newest(join(path, name))),
  )
}
