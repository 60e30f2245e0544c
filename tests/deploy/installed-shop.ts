import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { ADMIN } from '../browser.ts'

/** A server with 512 MB has about this much left for the shop. */
const MEMORY_BYTES = 420 * 1024 * 1024
const CGROUP = '/sys/fs/cgroup/memory/shop-deploy'

export type InstalledShop = Awaited<ReturnType<typeof unpackShop>>

/**
 * A folder as on a server: three versions unpacked, of which test-3 starts on an empty data folder only, settings, and a stand-in
 * for systemctl before the real one.
 */
export async function unpackShop(archive: string, port: number) {
  // Not below /tmp: the service's user must reach it.
  const base = mkdtempSync('/var/tmp/shop-deploy-')
  const [state, units, programs] = ['state', 'units', 'programs'].map((name) => join(base, name)) as [string, string, string]
  for (const folder of [state, units, programs]) mkdirSync(folder)
  execFileSync('chmod', ['755', base])
  symlinkSync(resolve('tests/deploy/systemctl.sh'), join(programs, 'systemctl'))
  execFileSync('tar', ['-xf', archive, '-C', base])
  const first = join(base, 'matanzas-solar-test-1')
  for (const name of ['test-2', 'test-3']) cpSync(first, join(base, `matanzas-solar-${name}`), { recursive: true, verbatimSymlinks: true })
  const program = join(base, 'matanzas-solar-test-3/src/main.ts')
  const source = readFileSync(program, 'utf8')
  writeFileSync(program, source.replace(/^applyProcessSettings/m, "if (!process.argv.includes('--try')) process.exit(1)\n$&"))
  const settings = ['PUBLIC_URL=https://localhost', 'TRUST_PROXY=127.0.0.1', `ADMIN_PASSWORD=${ADMIN.password}`]
  const setPort = (given: number) => writeFileSync(join(base, '.env'), [...settings, `PORT=${given}`, ''].join('\n'))
  setPort(port)
  const memory = limitMemory()
  const env = {
    PATH: `${programs}:/usr/sbin:/usr/bin:/sbin:/bin`,
    DEPLOY_UNITS: units,
    DEPLOY_STATE: state,
    DEPLOY_CGROUP: memory ? CGROUP : '',
  }
  const pid = () => Number(readFileSync(join(state, 'pid'), 'utf8'))
  return {
    base,
    units,
    hasMemoryLimit: memory,
    pid,
    log: () => readFileSync(join(state, 'log'), 'utf8'),
    setPort,
    /** @returns everything that the installer wrote, whether it succeeded or not */
    install(version: 'test-1' | 'test-2' | 'test-3'): Promise<string> {
      // The installer itself counts as well: it runs beside the shop.
      const join512 = memory ? `echo $$ > ${CGROUP}/cgroup.procs; ` : ''
      const command = `${join512}exec ${base}/matanzas-solar-${version}/install --user nobody --units ${units}`
      return new Promise((resolve) => execFile('sh', ['-c', command], { env }, (_, stdout, stderr) => resolve(stdout + stderr)))
    },
    /** The most that all of it took together, without cached files; undefined where memory cannot be limited. */
    peakMb: () => (memory ? Math.round(Number(readFileSync(`${CGROUP}/memory.max_usage_in_bytes`, 'utf8')) / 1024 / 1024) : undefined),
    outOfMemory: () => (memory ? Number(/oom_kill (\d+)/.exec(readFileSync(`${CGROUP}/memory.oom_control`, 'utf8'))?.[1] ?? 0) : 0),
    async remove(): Promise<void> {
      const holder = existsSync(join(state, 'holder')) ? Number(readFileSync(join(state, 'holder'), 'utf8')) : undefined
      const shop = existsSync(join(state, 'pid')) ? pid() : undefined
      // Without its folder the stand-in starts nothing anew.
      renameSync(state, `${state}-ended`)
      for (const one of [holder, shop]) if (one) end(one)
      while ([holder, shop].some((one) => one && isAlive(one))) await new Promise((resolve) => setTimeout(resolve, 50))
      if (memory) rmdirSync(CGROUP)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

/** @returns false where there is no memory controller of the first kind that may be written */
function limitMemory(): boolean {
  try {
    mkdirSync(CGROUP, { recursive: true })
    writeFileSync(`${CGROUP}/memory.limit_in_bytes`, String(MEMORY_BYTES))
    writeFileSync(`${CGROUP}/memory.max_usage_in_bytes`, '0')
    return true
  } catch {
    return false
  }
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)
function end(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
}
