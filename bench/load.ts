import { spawn, spawnSync } from 'node:child_process'

/** Load runs on the second core, what is measured on the first. */
const isPinned = spawnSync('taskset', ['--version']).status === 0
export const onFirstCore: string[] = isPinned ? ['taskset', '-c', '0'] : []
const onSecondCore: string[] = isPinned ? ['taskset', '-c', '1'] : []

const CONNECTIONS = 32
const SECONDS = 4

/** Requests per second that an address answers under load, every answer being checked to be a success. */
export async function requestsPerSecond(url: string): Promise<number> {
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
  const result = JSON.parse(text) as { requests: { average: number }; non2xx: number; errors: number }
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx} and dropped ${result.errors} requests`)
  return result.requests.average
}
