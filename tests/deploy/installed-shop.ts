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

/** Memory that a server with 512 MB has left for the shop. */
const MEMORY_BYTES = 420 * 1024 * 1024
const CGROUP = '/sys/fs/cgroup/memory/shop-deploy'

export type InstalledShop = Awaited<ReturnType<typeof unpackShop>>

/**
 * Makes a folder as on a server: three unpacked versions, settings, and tests/deploy/systemctl.sh as `systemctl`. Version
 * test-3 passes the trial start of its installation but never starts as the service.
 */
export async function unpackShop(archive: string, port: number) {
  // The usual folder for temporary files may be closed to the service's user (nobody).
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
    /** @returns output of the installer, whether it succeeded or not */
    install(version: 'test-1' | 'test-2' | 'test-3'): Promise<string> {
      // The memory limit includes the installer, which runs beside the shop.
      const joinGroup = memory ? `echo $$ > ${CGROUP}/cgroup.procs; ` : ''
      const command = `${joinGroup}exec ${base}/matanzas-solar-${version}/install --user nobody --units ${units}`
      return new Promise((resolve) => execFile('sh', ['-c', command], { env }, (_, stdout, stderr) => resolve(stdout + stderr)))
    },
    /** @returns number of processes that the kernel ended at the memory limit */
    outOfMemory: () => (memory ? Number(/oom_kill (\d+)/.exec(readFileSync(`${CGROUP}/memory.oom_control`, 'utf8'))?.[1] ?? 0) : 0),
    async remove(): Promise<void> {
      const holder = existsSync(join(state, 'holder')) ? Number(readFileSync(join(state, 'holder'), 'utf8')) : undefined
      const shop = existsSync(join(state, 'pid')) ? pid() : undefined
      // Without this folder systemctl.sh does not restart the shop.
      renameSync(state, `${state}-ended`)
      for (const one of [holder, shop]) if (one) end(one)
      while ([holder, shop].some((one) => one && isAlive(one))) await new Promise((resolve) => setTimeout(resolve, 50))
      if (memory) rmdirSync(CGROUP)
      rmSync(base, { recursive: true, force: true })
    },
  }
}

/** Creates a group of processes with a memory limit. @returns false without a writable memory controller of cgroups v1 */
function limitMemory(): boolean {
  try {
    mkdirSync(CGROUP, { recursive: true })
    writeFileSync(`${CGROUP}/memory.limit_in_bytes`, String(MEMORY_BYTES))
    return true
  } catch {
    return false
  }
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)
function end(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
}
