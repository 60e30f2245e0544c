import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PAGE = '/cuba-energia-solar'
const row = (page: Page, name: string) => page.locator('#calc .rows > li', { hasText: name })
const daily = (page: Page) => page.locator('#calc .bignum')
/** Opens the page and waits for its last request: one that is under way when a walk ends the connection would fail. */
async function open(page: Page): Promise<void> {
  const verification = page.waitForResponse('**/api/check-verification')
  await page.goto(PAGE)
  await (await verification).finished()
}

describe('the calculator on a connection that fails', () => {
  const walk = walks({ onlyLooks: true })

  test('offline the whole answer follows the figures or is marked as outdated until the connection is back', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await open(page)
    const hours = page.locator('#calc [name=hours]')
    await hours.focus()
    await page.locator('#calc[data-live]').waitFor()
    await context.setOffline(true)
    excuse(`ERR_INTERNET_DISCONNECTED ${PAGE}`, 'ERR_INTERNET_DISCONNECTED /assets/cart-')
    await hours.fill('20')
    await page.locator('#calc [name=battery]').selectOption('agm')
    const note = page.locator('#answer .note-warn')
    await note.waitFor()
    const when = page.locator('[data-need=when]')
    const link = page.getByRole('link', { name: 'Compartir este cálculo' })
    // A shared message has a title and the address below it. Returns the path of the address.
    const shared = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')?.replace(/^.*\nhttp:\/\/[^/]+/, '')
    const told = async () => [(await when.textContent())?.replace(/\u00a0/g, ' '), await shared()]
    const home = `${PAGE}?home=1~20n~backup~agm~0~fridge~fan-2~bulb-5~tv~router`
    expect(await told()).toEqual(['En 20 h sin corriente', home])
    // The browser reports the new address of a page a moment after the page has set it.
    await expect.poll(() => new URL(page.url()).search).toBe(home.replace(PAGE, ''))
    // The kits are marked as those of the former input. Its links to figures and to the chat are hidden meanwhile.
    expect(await page.locator('h2 + .note-warn').textContent()).toMatch(/^Los sistemas y sus mensajes son los del cálculo anterior/)
    const before = [page.locator('#answer .how'), page.locator('#bar p .muted'), page.locator('#bar .btn-wa')]
    const seen = () => Promise.all(before.map((one) => one.isVisible()))
    expect(await seen()).toEqual([false, false, false])
    expect(await barriers(page)).toEqual([])

    // Off-grid needs are shown in days. With the former input again, the former answer is valid again.
    await page.locator('#calc [name=supply]').selectOption('offGrid')
    expect((await told())[0]).toBe('En 2 días sin sol')
    await page.locator('#calc [name=supply]').selectOption('backup')
    await page.locator('#calc [name=battery]').selectOption('lifepo4')
    await hours.fill('8')
    await note.waitFor({ state: 'detached' })
    expect([...(await told()), ...(await seen())]).toEqual(['En 8 h sin corriente', `${PAGE}?home=basic`, true, true, true])

    await hours.fill('20')
    await note.waitFor()
    await context.setOffline(false)
    await note.waitFor({ state: 'detached' })
    expect(await seen()).toEqual([true, true, true])
    expect(await page.locator('#answer .how a').getAttribute('href')).toContain('20n')
    expect(await hours.inputValue()).toBe('20')
  })

  test('works while an inquiry waits, and after it was sent, without mistaking its form for that of inquiries', async () => {
    const { page } = await walk.arrive(phone)
    await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, json: { error: 'later' } }))
    walk.excuse('503 /api/inquiries')
    const body = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema para mi casa.', language: 'es', source: '/contact' }
    for (const item of [{ body }, { code: 'ABC234' }]) {
      await page.addInitScript((queue) => localStorage.setItem('inquiries', queue), JSON.stringify([{ key: 'a1b2c3d4', ...item }]))
      const forms = page.waitForResponse(/\/assets\/forms-/)
      await open(page)
      await (await forms).finished()
      await page.locator('#calc [name=hours]').fill('20')
      await page.locator('#calc[data-live]').waitFor()
    }
    expect(await page.evaluate(() => document.documentElement.dataset.form)).toBeUndefined()
  })

  test('a late answer is reported as missing, and an outdated one is not shown', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await page.locator('#calc[data-live]').waitFor()
    await page.clock.install()
    let answer = () => {}
    await page.route(`**${PAGE}?home=*`, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue().catch(() => {})
    })
    const fan = row(page, 'Ventilador')
    await fan.getByRole('button', { name: 'Uno más' }).click()
    const asking = page.waitForRequest(/fan-3/)
    await page.clock.runFor(600)
    await asking
    const note = page.locator('#answer .note-warn')
    expect(await note.count()).toBe(0)
    await page.clock.runFor(4000)
    await note.waitFor()
    await fan.getByRole('button', { name: 'Uno menos' }).click()
    await note.waitFor({ state: 'detached' })
    answer()
    await page.unrouteAll({ behavior: 'wait' })
    expect([await daily(page).textContent(), await page.locator('[data-home]').getAttribute('data-home')]).toEqual(['4.67', 'basic'])
    await fan.getByRole('button', { name: 'Uno más' }).click()
    await page.clock.runFor(600)
    await page.waitForURL('**home=*fan-3*')
  })

  test('a missing answer on a working connection is requested again', async () => {
    const { page, excuse } = await walk.arrive(phone)
    excuse(`ERR_CONNECTION_RESET ${PAGE}`)
    await page.goto(PAGE)
    await page.locator('#calc [name=hours]').focus()
    await page.locator('#calc[data-live]').waitFor()
    await page.clock.install()
    await page.route(`**${PAGE}?home=*`, (route) => route.abort('connectionreset'), { times: 1 })
    await row(page, 'Ventilador').getByRole('button', { name: 'Uno más' }).click()
    await page.clock.runFor(600)
    const note = page.locator('#answer .note-warn')
    await note.waitFor()
    await page.clock.runFor(15_000)
    await note.waitFor({ state: 'detached' })
    expect(await page.locator('[data-home]').getAttribute('data-home')).toContain('fan-3')
  })

  test('a touch offline before the script loads asks to be repeated, and typed input counts later', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await open(page)
    const more = (name: string) => row(page, name).getByRole('button', { name: 'Uno más' })
    // A stored household, as of an earlier visit, must not replace the typed input.
    await page.evaluate(() => localStorage.setItem('home', '1~8n~backup~lifepo4~0~fridge'))
    await context.setOffline(true)
    excuse('ERR_INTERNET_DISCONNECTED /assets/')
    for (const _ of [1, 2]) {
      await more('Ventilador').click()
      await page.locator('html[data-lost]').waitFor()
    }
    expect(await page.locator('.toast-lost').textContent()).toMatch(/Lo que puso en la calculadora .*igual\. Toque otra vez\.$/)
    await row(page, 'Ventilador').locator('[name=u]').fill('3')
    await context.setOffline(false)
    // The browser may announce the connection a moment before it lets requests through, and announces it again.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
        return daily(page).textContent()
      })
      .toBe('5.22')
    await expect.poll(() => page.url()).toContain('fan-3')
    expect(await row(page, 'Ventilador').locator('[name=u]').inputValue()).toBe('3')
  })

  test('the second touch sends the form if the script does not load', async () => {
    const { page, excuse } = await walk.arrive(phone)
    await page.route('**/assets/calculator-*', (route) => route.abort())
    excuse('ERR_FAILED /assets/calculator-')
    await page.goto(PAGE)
    const more = row(page, 'Ventilador').getByRole('button', { name: 'Uno más' })
    await more.click()
    await page.locator('html[data-lost]').waitFor()
    await expect.poll(() => daily(page).textContent()).toBe('4.67')
    // Another file that loads does not take the message away.
    await page.evaluate(() => document.querySelector<HTMLElement>('.srch input')?.focus())
    await page.locator('.srch[role=combobox], .srch [role=combobox]').first().waitFor({ state: 'attached' })
    expect(await page.locator('html[data-lost]').count()).toBe(1)
    await more.click()
    await page.waitForURL('**home=*fan-3*')
    await expect.poll(() => daily(page).textContent()).toBe('5.22')
  })
})
