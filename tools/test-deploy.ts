import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type InstalledShop, unpackShop } from '../tests/deploy/installed-shop.ts'
import { startLoad } from '../tests/deploy/load.ts'
import { type RunningProxy, sendRequest, startCaddy, startNginx } from '../tests/deploy/proxies.ts'
import { type Check, expectEqual, proxyChecks, signIn } from '../tests/deploy/proxy-checks.ts'

// Installs a release as an operator does, behind nginx and Caddy with the files of `deploy`, and updates it under load
// (`npm run test:deploy`). It needs Debian, root, and the programs below. systemd itself does not run: its tool
// systemd-socket-activate opens the socket, and tests/deploy/systemctl.sh replaces systemctl.

const PROGRAMS = ['nginx', 'caddy', 'systemd-socket-activate', 'systemd-analyze', 'openssl', 'setpriv']
const [FIRST_PORT, SHOP_PORT, NGINX_PORT, CADDY_PORT] = [38_610, 38_611, 38_612, 38_613] as const
const ARCHIVE = `.cache/release/matanzas-solar-test-1-${process.platform}-${process.arch}.tar.gz`
const LOAD_MS = 3000

const missing = PROGRAMS.filter((name) => !['/usr/bin', '/usr/sbin', '/bin', '/sbin'].some((folder) => existsSync(join(folder, name))))
if (process.getuid?.() !== 0 || missing.length > 0) {
  process.stderr.write(
    `npm run test:deploy runs as root on Debian with these programs: ${PROGRAMS.join(', ')}. Missing: ${missing.join(', ') || 'root'}.\n`,
  )
  process.exit(2)
}

let failed = 0
async function check({ name, run }: Check): Promise<void> {
  try {
    await run()
    process.stdout.write(`  ok     ${name}\n`)
  } catch (error) {
    failed += 1
    process.stdout.write(`  FAILED ${name}: ${(error as Error).message}\n`)
  }
}

async function checkUnits({ units, base }: InstalledShop): Promise<void> {
  // A line on stderr about these files is a mistake in a unit, even if the exit code is 0. The warning about the test's user
  // (nobody) is expected.
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', join(units, 'matanzas-solar.service'), join(units, 'matanzas-solar.socket')],
    { encoding: 'utf8' },
  )
  const notes = stderr.split('\n').filter((line) => line.includes(base) && !line.includes('Special user nobody'))
  expectEqual(notes.join('; '), '', 'what systemd-analyze verify says')
  expectEqual(status, 0, 'exit code of systemd-analyze verify')
}

/** Installs a version while visitors read and staff save. @returns output of the installer */
async function installUnderLoad(shop: InstalledShop, version: 'test-2' | 'test-3', proxies: readonly RunningProxy[]): Promise<string> {
  const [proxy] = proxies
  if (!proxy) throw new Error('no proxy runs')
  const [product] = JSON.parse(String((await sendRequest(proxy.port, '/api/products')).body)) as { id: number }[]
  const stop = startLoad(proxies, { cookie: await signIn(proxy.port), productId: product?.id ?? 0 })
  await wait(LOAD_MS)
  const before = shop.pid()
  const output = await shop.install(version)
  await wait(LOAD_MS)
  const { requests, writes, errors, slowestMs } = await stop()
  process.stdout.write(
    `         ${requests} requests, ${writes} of them writes, ${errors.length} errors; the slowest took ${slowestMs} ms\n`,
  )
  expectEqual(shop.pid() === before, false, 'the same process')
  if (errors.length > 0) process.stdout.write(`${shop.log()}\n`)
  expectEqual(errors.slice(0, 5).join(', '), '', `errors (${errors.length})`)
  return output
}

function expectWords(output: string, pattern: RegExp): void {
  expectEqual(pattern.test(output), true, `"${output}" as the installer's words`)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

execFileSync(process.execPath, ['tools/release.ts', '--version', 'test-1'], { stdio: 'inherit' })
const shop = await unpackShop(ARCHIVE, FIRST_PORT)
const proxies: RunningProxy[] = []
try {
  process.stdout.write('\nInstalling\n')
  await check({
    name: 'the release is installed and answers',
    run: async () => expectWords(await shop.install('test-1'), /test-1 runs\./),
  })
  await check({
    name: 'another port in the settings counts after another install',
    run: async () => {
      shop.setPort(SHOP_PORT)
      expectWords(await shop.install('test-1'), /test-1 runs\./)
    },
  })
  await check({ name: 'systemd accepts the unit files', run: () => checkUnits(shop) })
  for (const [start, port] of [
    [startNginx, NGINX_PORT],
    [startCaddy, CADDY_PORT],
  ] as const) {
    const proxy = await start({ shop: SHOP_PORT, proxy: port })
    proxies.push(proxy)
    process.stdout.write(`\n${proxy.name}\n`)
    for (const one of proxyChecks(proxy, SHOP_PORT)) await check(one)
  }
  process.stdout.write('\nUpdating\n')
  await check({
    name: 'an update under load fails no request',
    run: async () => expectWords(await installUnderLoad(shop, 'test-2', proxies), /Backup: .*\.db\n.*test-2 runs\./),
  })
  await check({
    name: 'a version that does not start on the data gives way to the one before and fails no request',
    run: async () =>
      expectWords(await installUnderLoad(shop, 'test-3', proxies), /test-3 does not answer\. matanzas-solar-test-2 runs again\./),
  })
  await check({
    name: shop.hasMemoryLimit
      ? 'all of it ran within 420 MB'
      : 'memory was not limited: this machine has no writable /sys/fs/cgroup/memory',
    run: async () => expectEqual(shop.outOfMemory(), 0, 'processes ended for want of memory'),
  })
} catch (error) {
  failed += 1
  process.stdout.write(`FAILED ${(error as Error).stack}\n${shop.log()}\n`)
} finally {
  for (const { stop } of proxies) await stop()
  await shop.remove()
}
process.stdout.write(failed === 0 ? '\nEverything passed.\n' : `\n${failed} failed.\n`)
process.exit(failed === 0 ? 0 : 1)
