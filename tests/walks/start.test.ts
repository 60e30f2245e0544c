import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, type RunningShop, sharedShop, startShop } from '../browser.ts'

const speaksIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
const withoutExecve = 'data:text/javascript,delete%20process.execve'

/** Start and end of the shop as its operator sees them: the real process, its output and its exit code. */
describe('the operator starts the shop', () => {
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'operator-'))
    folders.push(made)
    return made
  }
  /** An empty shop without a set password, for all tests until the one that ends it. */
  const environment = { DATA_DIR: folder(), DEMO: 'off', ADMIN_PASSWORD: '' }
  let shop: RunningShop
  beforeAll(async () => {
    shop = await startShop(environment)
  })
  afterAll(async () => {
    await shop?.stop()
    for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
  })
  const logIn = (password: string) =>
    fetch(`${shop.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: ADMIN.username, password }),
    })

  test('with the demonstration catalogue, ready to be used', async () => {
    // The run has filled this shop's database by a start on an empty folder (prepare-run.ts).
    const { url } = sharedShop()
    const products = (await (await fetch(`${url}/api/products`)).json()) as unknown[]
    expect(products.length).toBe(44)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test('without the demonstration catalogue, and every page still works', async () => {
    for (const path of ['/', '/products', '/contact']) {
      const answer = await fetch(`${shop.url}${path}`, { headers: { 'accept-language': 'es' } })
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toContain('</html>')
    }
    expect((await fetch(`${shop.url}/product/none`)).status).toBe(404)
  })

  test('and gets a password, if none was set', async () => {
    const [, password = ''] = /Password \(shown only now\): (\S+)/.exec(shop.output()) ?? []
    expect((await logIn(password)).status).toBe(200)
  })

  test('in the same process, with small memory and without outside settings', () => {
    const { pid } = shop
    expect(shop.output()).not.toMatch(/warning/i)
    // The line is printed once: the process replaces itself before it opens the shop.
    expect(shop.output().match(/The shop is open/g)?.length).toBe(1)
    if (process.platform !== 'linux') return
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')).toContain('--heap-growing-percent=30')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2')
    expect(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')).toBe('')
  })

  test('in the same process where it cannot be replaced, without a warning, on an IPv6 address as browsers read it', async () => {
    // The process cannot replace itself on Windows, nor with a channel to a parent process, which would be lost.
    const options = `--import=${withoutExecve}`
    const other = await startShop({ DEMO: 'off', NODE_OPTIONS: options, ...(speaksIpv6 ? { HOST: '::1' } : {}) })
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
    await other.stop()
    expect(other.output()).not.toMatch(/warning/i)
    if (speaksIpv6) expect(other.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  })

  // src/config.test.ts checks all other variables and values, src/start-problem.test.ts hosts that are not this machine.
  test('with a wrong PORT and reads which variable it is', async () => {
    await expect(startShop({ PORT: '70000', DATA_DIR: folder() })).rejects.toThrow(/ended with 1[\s\S]*PORT must be/)
  })

  test.runIf(process.platform === 'linux')('on a full disk, and gets a message without a stack', async () => {
    const limited = ['sh', '-c', 'ulimit -f 1000; exec "$0" "$@"']
    const start = startShop({ DATA_DIR: folder() }, limited)
    await expect(start).rejects.toThrow(/cannot be written[\s\S]*DATA_DIR/)
    await expect(start).rejects.not.toThrow(/\n\s+at /)
  })

  test('on a used port, and gets a message before anything is written', async () => {
    const { port } = new URL(shop.url)
    const DATA_DIR = folder()
    const start = startShop({ PORT: port, DATA_DIR, ADMIN_PASSWORD: '' })
    await expect(start).rejects.toThrow(new RegExp(`port is in use already: another program listens on 127.0.0.1:${port}`))
    await expect(start).rejects.not.toThrow(/Password|demonstration/)
    expect(existsSync(join(DATA_DIR, 'shop.db'))).toBe(false)
  })

  test('a second time on the same data folder, and reads which process holds it', async () => {
    await expect(startShop(environment)).rejects.toThrow(
      new RegExp(`ended with 1[\\s\\S]*belongs to a server that is running: process ${shop.pid}, .* at ${shop.url}`),
    )
    // Tools still work while the server runs.
    const env = { ...process.env, DATA_DIR: environment.DATA_DIR }
    const tool = (...args: string[]) => promisify(execFile)(process.execPath, args, { env })
    expect((await tool('tools/admin.ts', 'list')).stdout).toMatch(/^admin, owner, since/)
    expect((await tool('tools/backup.ts')).stdout).toContain('checked')
  })

  test('again while the previous server is still ending, which cuts off no request and is waited for', async () => {
    const body = JSON.stringify({ username: ADMIN.username, password: 'not the one' })
    const running = await beginLogin(shop.url, body)
    // The body of this request never arrives, which delays the end of the first server for up to ten seconds.
    await beginLogin(shop.url, body)
    const first = shop.stop({ keepData: true })
    while (await isListening(Number(new URL(shop.url).port))) await new Promise(setImmediate)
    running.end(body)
    expect(await running.status).toBe(401)
    await expect.poll(() => readFileSync(join(environment.DATA_DIR, 'lock.json'), 'utf8')).toContain('"isEnding":true')
    // The first server is stopped until the second one waits for it, so that it cannot end before that on a slow machine.
    const { pid } = shop
    process.kill(pid, 'SIGSTOP')
    let isHeld = true
    // Settings of the environment override those of the shop.
    shop = await startShop({ ...environment, MALLOC_ARENA_MAX: '7' }, [], (output) => {
      if (!isHeld || !/Waiting for the server before this one to end/.test(output)) return
      isHeld = false
      process.kill(pid, 'SIGCONT')
    })
    expect(isHeld).toBe(false)
    await first
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    // The first start has shown the password, once.
    expect(shop.output()).not.toContain('Password')
    if (process.platform === 'linux') expect(readFileSync(`/proc/${shop.pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=7')
  })
})

/** Sends a sign-in without its body. "100 Continue" means that the shop has the request and waits for the body. */
async function beginLogin(url: string, body: string) {
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const call = request({ port: new URL(url).port, path: '/api/admin/login', method: 'POST', headers })
  const status = new Promise<number>((resolve) => {
    call.on('response', ({ statusCode }) => resolve(statusCode ?? 0))
    call.on('error', () => resolve(0))
  })
  call.flushHeaders()
  await once(call, 'continue')
  return { status, end: (rest: string) => call.end(rest) }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
