import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Load runs on the second core, what is measured on the first. */
const isPinned = spawnSync('taskset', ['--version']).status === 0
export const onFirstCore: string[] = isPinned ? ['taskset', '-c', '0'] : []
const onSecondCore: string[] = isPinned ? ['taskset', '-c', '1'] : []

const CONNECTIONS = 32
const SECONDS = 4

export type Load = {
  requestsPerSecond: number
  /** Milliseconds of processor that the serving process took for each answer. */
  processorMs: number
}

/**
 * What an address answers under load, every answer being checked to be a success.
 *
 * @param pid the process that serves it
 */
export async function load(url: string, pid: number): Promise<Load> {
  const before = processorMs(pid)
  const { average, total } = await fire(url)
  return { requestsPerSecond: average, processorMs: (processorMs(pid) - before) / total }
}

/** Milliseconds of processor that a process has taken so far, its own and the system's for it (Linux counts hundredths). */
function processorMs(pid: number): number {
  // Counted from behind the name, which may hold anything; see proc_pid_stat(5).
  const [own, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11)
  return (Number(own) + Number(system)) * 10
}

async function fire(url: string): Promise<{ average: number; total: number }> {
  const [command = process.execPath, ...rest] = [...onSecondCore, process.execPath, 'node_modules/autocannon/autocannon.js']
  const args = [
    ...rest,
    '--json',
    '-c',
    String(CONNECTIONS),
    '-d',
    String(SECONDS),
    '-H',
    'accept-encoding=br',
    '-H',
    'accept-language=es',
    url,
  ]
  const text = await new Promise<string>((resolve, reject) => {
    const run = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    run.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    run.on('error', reject)
    run.on('exit', () => resolve(output))
  })
  const result = JSON.parse(text) as { requests: { average: number; total: number }; non2xx: number; errors: number }
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx} and dropped ${result.errors} requests`)
  return result.requests
}
