import { readdirSync, readFileSync } from 'node:fs'

/** Memory of processes in bytes. */
export type Memory = {
  /** Resident set, as `top` shows it: shared pages count fully in each process (Rss). */
  resident: number
  /** Resident set with shared pages divided by the number of processes that share them (Pss). */
  proportional: number
  /** Pages that no file backs. */
  anonymous: number
}

/** Reads the memory of a process and of all its descendants. Linux only. */
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

/** Lists the ids of all descendants of a process. */
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

/** Reads a file in /proc. Returns '' if its process has ended. */
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

/** Reads the processor time that a process has used, in hundredths of a second. */
export function processorTime(pid: number): number {
  const [, rest = ''] = read(`/proc/${pid}/stat`).split(') ')
  const fields = rest.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Reads the resident memory of a process in bytes, now (VmRSS) or at most so far (VmHWM). */
export function residentBytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kilobytes = '0'] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
