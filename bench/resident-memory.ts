import { readdirSync, readFileSync } from 'node:fs'

/** What processes take: resident as tools for users count it, in proportion where pages are shared, and what no file stands behind. */
export type Memory = { resident: number; proportional: number; anonymous: number }

/** Memory of a process and of those that it has started, in bytes. Linux only. */
export function memoryOf(pid: number): Memory {
  const sum: Memory = { resident: 0, proportional: 0, anonymous: 0 }
  for (const one of [pid, ...childrenOf(pid)]) {
    const rollup = read(`/proc/${one}/smaps_rollup`)
    sum.resident += field(rollup, 'Rss')
    sum.proportional += field(rollup, 'Pss')
    sum.anonymous += field(rollup, 'Anonymous')
  }
  return sum
}

/** The processes that a process has started, and theirs. */
export function childrenOf(pid: number): number[] {
  const own = tasksOf(pid).flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number))
  return own.flatMap((child) => [child, ...childrenOf(child)])
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** A process may have ended meanwhile; then it takes nothing. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) * 1024
}

/** Processor time that a process has used, in hundredths of a second. */
export function processorTime(pid: number): number {
  const [, rest = ''] = read(`/proc/${pid}/stat`).split(') ')
  const fields = rest.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Memory that a process holds, or the most that it held, in bytes. */
export function residentBytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kilobytes = '0'] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
