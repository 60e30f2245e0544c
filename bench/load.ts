import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** With `taskset`, the load runs on the second core and the measured process on the first. */
const isPinned = spawnSync('taskset', ['--version']).status === 0
export const onFirstCore: string[] = isPinned ? ['taskset', '-c', '0'] : []
const onSecondCore: string[] = isPinned ? ['taskset', '-c', '1'] : []

const CONNECTIONS = 32
const SECONDS = 4

export type LoadMeasurement = {
  requestsPerSecond: number
  /** Processor time per answer of the serving process, in ms. */
  processorMs: number
}

/**
 * Sends requests to an address from 32 connections for four seconds.
 *
 * @param pid process that serves the address
 * @throws Error if any answer is no success
 */
export async function measureLoad(url: string, pid: number): Promise<LoadMeasurement> {
  const before = processorMs(pid)
  const { average, total } = await fire(url)
  return { requestsPerSecond: average, processorMs: (processorMs(pid) - before) / total }
}

/** Processor time of a process so far in ms, user and system. Linux counts hundredths of a second. */
function processorMs(pid: number): number {
  // The fields follow the process name in parentheses, which may contain spaces; see proc_pid_stat(5).
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
