import { readdirSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { compileSheet } from '../../tools/build.ts'
import { inEveryDocument } from '../../tools/overlay-styles.ts'
import { desktop, phone } from '../browser.ts'
import { fill } from '../inquiry-form.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { hydrateIslands, walks } from '../walks.ts'

const PUBLIC = [...publicRoutes, ...missingRoutes]
const layeredSheet = compileSheet()
const SHEET = 'link[rel=stylesheet]'
/** Address of the full stylesheet. */
const fullSheet = readdirSync('build/client/assets').flatMap((name) => (/^site-.*\.css$/.test(name) ? [`/assets/${name}`] : []))[0] ?? ''
/** Script that hydrates islands. */
const ISLANDS = /\/assets\/hydrate-.*\.js$/
const english = (options: BrowserContextOptions) => ({ ...options, locale: 'en-US' })

describe('a document with only the styles that it uses', () => {
  const walk = walks({ onlyLooks: true })

  test.each([
    ['on a phone, in Spanish', phone],
    ['at a desk, in English', english(desktop)],
  ])(
    'hides what has the attribute hidden, and looks as with the full stylesheet, %s',
    async (_, options) => {
      walk.excuse('ERR_FAILED /media/', ...missingRoutes.map((address) => `404 ${address}`))
      const { page } = await walk.arrive({ ...options, reducedMotion: 'reduce' })
      // Compares the document alone: the cookie notice would cover it, and islands and pictures may change it at any moment.
      await page.addInitScript(() => sessionStorage.setItem('cookie-consent', 'later'))
      await page.route(ISLANDS, () => {})
      await page.route(/\/media\//, (route) => route.abort())
      for (const path of PUBLIC) {
        await page.goto(path, { waitUntil: 'load' })
        expect(await page.locator(SHEET).count()).toBe(0)
        const missing = await page.evaluate((names) => names.filter((name) => !document.querySelector(`.${name}`)), inEveryDocument)
        expect([path, missing]).toEqual([path, []])
        expect([path, await stillShown(page)]).toEqual([path, []])
        await expectNoChange(page, path)
        expect(await page.locator(SHEET).count()).toBe(1)
      }
    },
    180_000,
  )

  test('hides what has the attribute hidden, whatever its classes, on the page that saves the catalogue and in the staff area', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/guardar-catalogo')
    expect(await stillShown(page)).toEqual([])
    const staffPage = await walk.signedIn('/admin/dashboard', phone)
    expect(await stillShown(staffPage)).toEqual([])
  })

  test('shows the early script’s messages as with the full stylesheet', async () => {
    const { page } = await walk.arrive({ ...phone, reducedMotion: 'reduce' })
    await page.route(ISLANDS, (route) => route.abort())
    for (const path of ['/', '/product/sistema-solar-completo-3-kw', '/contact?product=1']) {
      await page.goto(path, { waitUntil: 'load' })
      await page.evaluate(() => {
        const { dataset } = document.documentElement
        Object.assign(dataset, { offline: '', loading: '', lost: '', staff: '1' })
        for (const badge of document.querySelectorAll<HTMLElement>('[data-cart]')) badge.dataset.count = '3'
        for (const form of document.querySelectorAll<HTMLElement>('form')) form.dataset.form = 'kept'
      })
      await expectNoChange(page, path)
    }
  })

  test('shows the quote form in all its states as with the full stylesheet', async () => {
    walk.excuse('ERR_FAILED /api/inquiries', '500 /api/inquiries')
    const { page } = await walk.arrive({ ...phone, reducedMotion: 'reduce' })
    const form = page.locator('main form')
    const send = form.locator('button[type=submit]')
    const open = async (address: string) => {
      await page.goto(address)
      await hydrateIslands(page)
    }
    const expectSame = (state: string) => expectNoChange(page, state)
    const body = { message: 'Quiero un presupuesto.' }
    const waiting = [
      { key: 'a', body },
      { key: 'b', body, isRefused: true },
      { key: 'c', code: 'ABCDEFG' },
    ]
    await page.route('**/api/inquiries', (route) => route.abort())
    await open('/contact')
    for (const state of ['kept', 'sent', 'lost']) {
      await page.evaluate((told) => {
        document.documentElement.dataset.form = told
      }, state)
      await expectSame(state)
    }
    await page.evaluate((list) => localStorage.setItem('inquiries', JSON.stringify(list)), waiting)
    await open('/contact')
    await page.getByText('ABCDEFG').filter({ visible: true }).waitFor()
    await expectSame('waiting, refused, sent meanwhile')
    await form.locator('[name=name]').fill('A')
    await send.click()
    await form.locator('.err').first().waitFor()
    await expectSame('wrong')
    await page.evaluate(() => localStorage.removeItem('inquiries'))

    // The form about cement does not ask for the kind of system; the next form, about a cart with a panel, does.
    const items = [{ id: 7, quantity: 2, product: { nameEs: 'Panel', oldPrice: '145.00' } }]
    await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify({ version: 1, code: '7KQ4XM', items }))
    for (const address of ['/contact?product=cemento-portland-42-5-kg-paleta', '/contact?cart=1']) {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>()
      let status = 500
      await page.unroute('**/api/inquiries')
      await page.route('**/api/inquiries', async (route) => {
        await held
        await (status === 500 ? route.fulfill({ status, json: { error: 'x' } }) : route.continue())
      })
      await open(address)
      await fill(page)
      await send.click()
      await form.locator('.spin').waitFor()
      await expectSame('on its way')
      answer()
      await form.locator('> [role=alert]').waitFor()
      await expectSame('failed')
      status = 201
      await send.click()
      await page.waitForURL('**/contact?sent=*')
      await page.locator('.note-ok').filter({ visible: true }).waitFor()
      await expectSame(`sent from ${address}`)
    }

    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await page.unroute('**/api/inquiries')
    await page.route('**/api/inquiries', (route) => route.abort())
    await open('/contact')
    await fill(page)
    await send.click()
    await form.locator('> [role=alert]').waitFor()
    await expectSame('lost')
  })

  test('opens the cart with its own styles, and looks as with the full stylesheet then too', async () => {
    walk.excuse('ERR_FAILED /media/')
    const { page } = await walk.arrive({ ...phone, reducedMotion: 'reduce' })
    await page.route(/\/media\//, (route) => route.abort())
    await page.goto('/product/sistema-solar-completo-3-kw')
    await page.locator('.pinfo [data-add]').click()
    await page.locator('.pinfo [data-open-cart]').waitFor()
    await page.locator('header [data-cart]').first().click()
    await page.locator('#cart a.btn-wa').waitFor()
    // The toast disappears by itself, which may happen between two snapshots.
    await page.locator('#notice .toast').waitFor({ state: 'hidden' })
    expect(await page.locator(SHEET).count()).toBe(0)
    await expectNoChange(page, 'the open cart')
  })

  test('shows the cookie notice, its settings and the human verification with their own styles, as with the full stylesheet', async () => {
    const { page } = await walk.arrive(english({ ...phone, reducedMotion: 'reduce' }))
    await page.goto('/legal')
    await page.locator('.ckb').waitFor()
    await expectNoChange(page, 'the cookie notice')
    await page.reload()
    await page.locator('.ckb').waitFor()
    await page.locator('.ckb button[value=settings]').click()
    await page.locator('dialog.cks[open]').waitFor()
    expect(await page.locator(SHEET).count()).toBe(0)
    await expectNoChange(page, 'the cookie settings')
    await page.reload()
    await page.locator('.ckb').waitFor()
    await page.evaluate(() => dispatchEvent(new CustomEvent('unverified', { detail: () => {} })))
    await page.locator('dialog.hvg button[value=other]').waitFor()
    expect(await page.locator(SHEET).count()).toBe(0)
    await expectNoChange(page, 'the gate')
  })
})

/** Cancels animations until none has run for three frames: scroll animations start only some frames after the page is shown. */
async function stopMotion(): Promise<void> {
  for (let still = 0; still < 3; ) {
    const moving = document.getAnimations()
    for (const animation of moving) animation.cancel()
    still = moving.length > 0 ? 0 : still + 1
    await new Promise(requestAnimationFrame)
  }
}

/** Compares until there is no change: on a busy machine the page itself may change between two snapshots. */
const expectNoChange = (page: Page, state: string) => expect.poll(async () => [state, await changesByWholeSheet(page)]).toEqual([state, []])

/** Hides every element of the page by the attribute for a moment, and lists those that a class shows nevertheless. */
function stillShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
    const unhidden = elements.filter((element) => !element.hasAttribute('hidden'))
    for (const element of unhidden) element.setAttribute('hidden', '')
    const shown = elements.filter((element) => getComputedStyle(element).display !== 'none')
    for (const element of unhidden) element.removeAttribute('hidden')
    return shown.map(({ outerHTML }) => outerHTML.slice(0, 80))
  })
}

/**
 * Lists differences in computed styles and positions, of every element and its pseudo-elements, between the document's own styles
 * and two variants: with the full stylesheet added, and with the full stylesheet alone, in its layers. The second variant finds rules
 * of an earlier layer that win by specificity over a later layer. The page compares, since the values are some megabytes.
 */
async function changesByWholeSheet(page: Page): Promise<string[]> {
  const properties = await page.evaluate(propertiesOf, await layeredSheet)
  const look = async () => {
    await page.evaluate(stopMotion)
    await page.evaluate(keepLook, properties)
  }
  // The page may have loaded the full stylesheet already: it is disabled for the first snapshot.
  await page.evaluate(() => {
    window.looks = []
    for (const sheet of document.styleSheets) sheet.disabled = !!sheet.href
  })
  await look()
  await page.evaluate(async (href) => {
    for (const sheet of document.styleSheets) sheet.disabled = false
    await new Promise((onload) => {
      if (document.querySelector('link[rel=stylesheet]')) onload(undefined)
      else document.documentElement.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload }))
    })
  }, fullSheet)
  await look()
  const changes = await page.evaluate(compareLooks, properties)
  await page.evaluate(
    (css) => {
      for (const sheet of document.styleSheets) sheet.disabled = true
      window.adopted = [...document.adoptedStyleSheets]
      const layered = new CSSStyleSheet()
      layered.replaceSync(css)
      // Sheets that were adopted before, such as the cookie notice's, are in no layer.
      document.adoptedStyleSheets = [layered, ...window.adopted]
    },
    await layeredSheet,
  )
  await look()
  const inverted = await page.evaluate(compareLooks, properties)
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = false
    document.adoptedStyleSheets = window.adopted ?? []
  })
  return [...changes, ...inverted.map((change) => `in layers: ${change}`)]
}

/**
 * Properties that the full stylesheet sets anywhere. It can change other properties only through one of these. Custom properties
 * are left out: they are compared on the root alone, since elsewhere only those matter that another property uses.
 */
function propertiesOf(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const namesOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...('style' in rule ? [...(rule.style as CSSStyleDeclaration)] : []),
      ...('cssRules' in rule ? namesOf(rule.cssRules as CSSRuleList) : []),
    ])
  const names = new Set(namesOf(sheet.cssRules))
  return [...getComputedStyle(document.body)].filter((name) => names.has(name) && !name.startsWith('--'))
}

function compareLooks(properties: string[]): string[] {
  const { looks = [] } = window
  const [before, after] = [looks[0] ?? new Map<string, string[]>(), looks.at(-1) ?? new Map<string, string[]>()]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [own = [], all = []] = [before.get(name), after.get(name)]
    const changed = all.flatMap((value, index) => (value === own[index] ? [] : [`${properties[index] ?? 'place'}:${value}`]))
    if (own.length > all.length) changed.push('gone')
    return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join('; ')}`] : []
  })
}

declare global {
  interface Window {
    /** Snapshots of a page: computed styles and position of each element. The first snapshot has the document's own styles. */
    looks?: Map<string, string[]>[]
    adopted?: CSSStyleSheet[]
  }
}

function keepLook(properties: string[]): void {
  const look = new Map<string, string[]>()
  const told = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    return /before|after/.test(pseudo ?? '') && style.content === 'none' ? [] : properties.map((name) => style.getPropertyValue(name))
  }
  for (const [index, element] of [...document.querySelectorAll('html,body,body *')].entries()) {
    const name = `${index} ${element.localName}.${element.getAttribute('class') ?? ''}`
    const { x, y, width, height } = element.getBoundingClientRect()
    look.set(name, [...told(element), `${x} ${y} ${width} ${height}`])
    for (const pseudo of ['::before', '::after']) look.set(`${name}${pseudo}`, told(element, pseudo))
    if (element.matches('input, textarea')) look.set(`${name}::placeholder`, told(element, '::placeholder'))
    if (element.matches('dialog, [popover]')) look.set(`${name}::backdrop`, told(element, '::backdrop'))
  }
  const root = getComputedStyle(document.documentElement)
  for (const name of root) if (name.startsWith('--')) look.set(`root ${name}`, [root.getPropertyValue(name)])
  window.looks = [...(window.looks ?? []), look]
}
