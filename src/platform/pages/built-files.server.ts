import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from './page-rendering.server.ts'

/** Thrown if built pages are missing or incomplete. The message shows the operator what to do. */
export class BuildProblem extends Error {}

/** Folders of `build/` that the server needs; `build/compiled` beside them is only a cache. */
const FOLDERS = ['client', 'server']
const MANIFEST = 'shop.json'

/** Lists all files of a build with their sizes in bytes. The build stores the list in shop.json for the check by `readPageAssets`. */
export function listBuiltFiles(buildDir: string): Record<string, number> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(buildDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(files.map((file) => [file.slice(buildDir.length + 1), statSync(file).size]))
}

/**
 * Reads shop.json, which has the addresses of built files that documents use, and checks that all files of the build have their
 * full size.
 *
 * @throws BuildProblem if a file of the build is missing or incomplete
 */
export function readPageAssets(buildDir: string): PageAssets {
  const { files, ...assets } = readList(join(buildDir, MANIFEST))
  for (const [name, bytes] of Object.entries(files)) {
    const size = statSync(join(buildDir, name), { throwIfNoEntry: false })?.size
    if (size !== bytes) throw incomplete(join(buildDir, name), size === undefined ? 'is missing' : `has ${size} bytes in place of ${bytes}`)
  }
  return assets
}

function readList(file: string): PageAssets & { files: Record<string, number> } {
  if (!existsSync(file)) throw incomplete(file, 'is missing')
  const text = readFileSync(file, 'utf8')
  // A list without its last character was cut off.
  const list = text.endsWith('}') ? JSON.parse(text) : {}
  if (!list.files) throw incomplete(file, 'does not list the files of the build')
  return list
}

function incomplete(file: string, what: string): BuildProblem {
  return new BuildProblem(
    `The built pages are incomplete: ${file} ${what}. From the sources, start with "npm start", which builds them; of a release, unpack the archive again and run its "install".`,
  )
}
