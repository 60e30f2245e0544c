import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { processFlags, processVariables } from '../src/process-settings.ts'
import { isBuildFresh } from './build-freshness.ts'
import { isNeededAtRuntime, listRuntimePackages } from './release-packages.ts'

const FOLDER = '.cache/release'
/** Files of `src` that a server does not need: the build has the code for browsers, and no test runs there. */
const NOT_SHIPPED = /\.(?:test\.tsx?|tsx|css)$|README\.md$/
const TOOLS = ['admin.ts', 'backup.ts', 'read-secret.ts', 'install.ts', 'service-units.ts']

/**
 * Makes one archive of everything that a server of this platform needs: built pages, sources of the server, the packages
 * that it loads, and Node. Nothing is downloaded or built on the server.
 *
 * @returns path of the archive
 */
function makeRelease(version: string): string {
  const name = `matanzas-solar-${version}`
  const folder = join(FOLDER, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync('node_modules/node/bin/node', join(folder, 'bin/node'))
  cpSync('build', join(folder, 'build'), { recursive: true, filter: (path) => path !== 'build/compiled' })
  cpSync('src', join(folder, 'src'), { recursive: true, filter: (path) => !NOT_SHIPPED.test(path) })
  for (const tool of TOOLS) cpSync(join('tools', tool), join(folder, 'tools', tool))
  for (const found of listRuntimePackages()) copyPackage(found, join(folder, found))
  for (const file of ['demo', 'deploy', 'LICENSE', '.env.example']) cpSync(file, join(folder, file), { recursive: true })
  cpSync('docs/operating.md', join(folder, 'OPERATING.md'))
  const { imports, type } = JSON.parse(readFileSync('package.json', 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'matanzas-solar', version, private: true, type, imports }, null, 2))
  writeCommand(join(folder, 'start'), 'src/main.ts', processFlags)
  for (const tool of ['admin', 'backup', 'install']) writeCommand(join(folder, tool), `tools/${tool}.ts`)
  const archive = `${folder}-${process.platform}-${process.arch}.tar.gz`
  // Root owns the files after unpacking: the user who packs them exists on this machine only.
  execFileSync('tar', ['--owner=0', '--group=0', '--sort=name', '-I', 'gzip -9', '-C', FOLDER, '-cf', archive, name])
  return archive
}

function copyPackage(from: string, to: string): void {
  const isCopied = (path: string) => {
    const inside = relative(from, path)
    // Skips packages nested in this one: `listRuntimePackages` lists them separately if they are needed.
    return !inside.split('/').includes('node_modules') && isNeededAtRuntime(relative('node_modules', path))
  }
  cpSync(from, to, { recursive: true, dereference: true, filter: isCopied })
}

/**
 * Writes a command of the release. It runs in the folder around the release, which has the settings and data of every version.
 * It passes Node the settings that keep its memory small; otherwise the program would restart itself with them.
 */
function writeCommand(file: string, program: string, flags: readonly string[] = []): void {
  const settings = Object.entries(processVariables).map(([variable, value]) => {
    const given = variable === 'NODE_COMPILE_CACHE' ? '$here/build/compiled' : value
    return `export ${variable}="\${${variable}:-${given}}"`
  })
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    'export NODE_ENV=production',
    ...settings,
    'cd "$here/.." || exit 1',
    `exec ${['"$here/bin/node"', ...flags, `"$here/${program}"`, '"$@"'].join(' ')}`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  chmodSync(file, 0o755)
}

/** Version in package.json followed by the current commit, or outside a Git repository by the current minute. */
function currentVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  try {
    return `${version}-${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`
  } catch {
    return `${version}-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}`
  }
}

if (process.platform !== 'linux') throw new Error('A release is made on Linux, for Linux.')
const { values } = parseArgs({ options: { version: { type: 'string' } } })
if (!isBuildFresh()) {
  process.stdout.write('Building the pages …\n')
  const { build } = await import('./build.ts')
  await build()
}
const archive = makeRelease(values.version ?? currentVersion())
process.stdout.write(`${archive} (${Math.round(statSync(archive).size / 1e6)} MB)\n`)
