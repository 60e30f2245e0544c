import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tools/build.ts']
/** Parts of src that the build does not contain, above all the demonstration pictures. */
const NOT_BUILT = /(?:\.test\.tsx?|seed)$/

/** Whether `build/` was finished after the last change of anything that goes into it. */
export function isBuildFresh(): boolean {
  const last = 'build/shop.json'
  if (!existsSync(last)) return false
  const built = statSync(last).mtimeMs
  return SOURCES.every((source) => newest(source) <= built)
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
