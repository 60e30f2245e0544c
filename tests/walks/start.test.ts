import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { ADMIN, type RunningShop, startShop } from '../browser.ts'

const speaksIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
const withoutExecve = 'data:text/javascript,delete%20process.execve'

/** Start and end of the shop as its operator sees them: the real process, its output and its exit code. */
describe('the operator starts the shop', () => {
  const folders: string[] = []
  let shop: RunningShop | undefined
  afterEach(async () => {
    await shop?.stop()
    shop = undefined
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'operator-'))
    folders.push(made)
    return made
  }

  test('with the demonstration catalogue, ready to be used', async () => {
    shop = await startShop({ DATA_DIR: folder() })
    const products = (await (await fetch(`${shop.url}/api/products`)).json()) as unknown[]
    expect(products.length).toBe(44)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  })

  test('and gets a password once, if none was set', async () => {
    const DATA_DIR = folder()
    shop = await startShop({ DATA_DIR, ADMIN_PASSWORD: '', DEMO: 'off' })
    const [, password = ''] = /Password \(shown only now\): (\S+)/.exec(shop.output()) ?? []
    const answer = await fetch(`${shop.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMIN.username, password }),
    })
    expect(answer.status).toBe(200)
    await shop.stop({ keepData: true })
    shop = await startShop({ DATA_DIR, ADMIN_PASSWORD: '', DEMO: 'off' })
    expect(shop.output()).not.toContain('Password')
  })

  test('without the demonstration catalogue, and every page still works', async () => {
    shop = await startShop({ DEMO: 'off' })
    for (const path of ['/', '/products', '/contact']) {
      const answer = await fetch(`${shop.url}${path}`, { headers: { 'accept-language': 'es' } })
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toContain('</html>')
    }
    expect((await fetch(`${shop.url}/product/none`)).status).toBe(404)
  })

  test.each([
    ['HOST', 'no-such-host.invalid'],
    // An address of a network reserved for documentation (RFC 5737), so no machine has it.
    ['HOST', '192.0.2.1'],
    // src/config.test.ts checks all other variables and values.
    ['PORT', '70000'],
  ])('with a wrong %s and reads which variable it is', async (name, value) => {
    await expect(startShop({ [name]: value, DATA_DIR: folder() })).rejects.toThrow(new RegExp(`ended with 1[\\s\\S]*${name} must be`))
  })

  test.runIf(speaksIpv6)('on an IPv6 address, which is shown as browsers read it', async () => {
    shop = await startShop({ DEMO: 'off', HOST: '::1' })
    expect(shop.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })

  test.runIf(process.platform === 'linux')('with a data folder that cannot be created, and gets a message', async () => {
    await expect(startShop({ DATA_DIR: '/proc/nope/data' })).rejects.toThrow(/cannot be written[\s\S]*DATA_DIR/)
  })

  test('with a data folder that is not writable, and gets a message', async () => {
    const file = join(folder(), 'a-file')
    writeFileSync(file, '')
    await expect(startShop({ DATA_DIR: join(file, 'data') })).rejects.toThrow(/cannot be written[\s\S]*DATA_DIR/)
  })

  test('with a PostgreSQL that does not answer, and gets a message without the password', async () => {
    const start = startShop({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop', DATA_DIR: folder() })
    await expect(start).rejects.toThrow(/does not answer/)
    await expect(start).rejects.not.toThrow(/secret/)
  })

  test('on a database from a newer version, which stays unchanged', async () => {
    const DATA_DIR = folder()
    const first = await startShop({ DATA_DIR, DEMO: 'off' })
    await first.stop({ keepData: true })
    const sqlite = new Sqlite(join(DATA_DIR, 'shop.db'))
    sqlite.prepare("insert into schema_step (name, taken_at) values ('2099-01-01-later', '2099-01-01')").run()
    sqlite.close()
    await expect(startShop({ DATA_DIR })).rejects.toThrow(/newer version/)
  })

  test('a second time on the same data folder, and reads which process holds it', async () => {
    const DATA_DIR = folder()
    shop = await startShop({ DATA_DIR, DEMO: 'off' })
    await expect(startShop({ DATA_DIR, DEMO: 'off' })).rejects.toThrow(
      new RegExp(`ended with 1[\\s\\S]*belongs to a server that is running: process ${shop.pid}, .* at ${shop.url}`),
    )
    // Tools still work while the server runs.
    const env = { ...process.env, DATA_DIR }
    const tool = (...args: string[]) => promisify(execFile)(process.execPath, args, { env })
    expect((await tool('tools/admin.ts', 'list')).stdout).toMatch(/^admin, owner, since/)
    expect((await tool('tools/backup.ts')).stdout).toContain('checked')
  })

  test('while the previous server is still ending, and waits for it', async () => {
    const DATA_DIR = folder()
    shop = await startShop({ DATA_DIR, DEMO: 'off' })
    // A request whose body never arrives delays the end of the first server for up to ten seconds.
    const headers = { 'content-type': 'application/json', 'content-length': 9, expect: '100-continue' }
    const call = request({ port: new URL(shop.url).port, path: '/api/admin/login', method: 'POST', headers })
    call.on('error', () => {})
    call.flushHeaders()
    await once(call, 'continue')
    const first = shop.stop({ keepData: true })
    await expect.poll(async () => readFileSync(join(DATA_DIR, 'lock.json'), 'utf8')).toContain('"isEnding":true')
    // The first server is stopped until the second one waits for it, so that it cannot end before that on a slow machine.
    const { pid } = shop
    process.kill(pid, 'SIGSTOP')
    let isHeld = true
    shop = await startShop({ DATA_DIR, DEMO: 'off' }, [], (output) => {
      if (!isHeld || !/Waiting for the server before this one to end/.test(output)) return
      isHeld = false
      process.kill(pid, 'SIGCONT')
    })
    expect(isHeld).toBe(false)
    await first
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  })

  test.runIf(process.platform === 'linux')('on a full disk, and gets a message without a stack', async () => {
    const limited = ['sh', '-c', 'ulimit -f 1000; exec "$0" "$@"']
    const start = startShop({ DATA_DIR: folder() }, limited)
    await expect(start).rejects.toThrow(/cannot be written[\s\S]*DATA_DIR/)
    await expect(start).rejects.not.toThrow(/\n\s+at /)
  })

  test('on a used port, and gets a message before anything is written', async () => {
    shop = await startShop({ DEMO: 'off' })
    const { port } = new URL(shop.url)
    const DATA_DIR = folder()
    const start = startShop({ PORT: port, DATA_DIR, ADMIN_PASSWORD: '' })
    await expect(start).rejects.toThrow(new RegExp(`port is in use already: another program listens on 127.0.0.1:${port}`))
    await expect(start).rejects.not.toThrow(/Password|demonstration/)
    expect(existsSync(join(DATA_DIR, 'shop.db'))).toBe(false)
  })

  test('in the same process, with small memory and without outside settings', async () => {
    shop = await startShop({ DEMO: 'off' })
    const { pid } = shop
    expect(shop.output()).not.toMatch(/warning/i)
    // The line is printed once: the process replaces itself before it opens the shop.
    expect(shop.output().match(/The shop is open/g)?.length).toBe(1)
    if (process.platform !== 'linux') return
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')).toContain('--heap-growing-percent=30')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
    expect(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')).toBe('')
  })

  test('with settings of the environment, which override the shop’s', async () => {
    shop = await startShop({ DEMO: 'off', MALLOC_ARENA_MAX: '7' })
    if (process.platform !== 'linux') return
    expect(readFileSync(`/proc/${shop.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=7')
  })

  test('in the same process where it cannot be replaced, without a warning', async () => {
    // The process cannot replace itself on Windows, nor with a channel to a parent process, which would be lost.
    shop = await startShop({ DEMO: 'off', NODE_OPTIONS: `--import=${withoutExecve}` })
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    await shop.stop()
    expect(shop.output()).not.toMatch(/warning/i)
  })

  test('and ends it without cutting off running requests', async () => {
    shop = await startShop({ DEMO: 'off' })
    const { port } = new URL(shop.url)
    const body = JSON.stringify({ username: 'admin', password: 'not the one' })
    const answer = new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
      const call = request({ port, path: '/api/admin/login', method: 'POST', headers }, (reply) => resolve(reply.statusCode ?? 0))
      call.on('error', reject)
      // "100 Continue" means that the shop has the request and waits for its body. Then the test sends SIGTERM.
      call.on('continue', async () => {
        process.kill(shop?.pid ?? 0, 'SIGTERM')
        while (await isListening(Number(port))) await new Promise(setImmediate)
        call.end(body)
      })
      call.flushHeaders()
    })
    expect(await answer).toBe(401)
  })
})

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
