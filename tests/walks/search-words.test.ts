import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { androidPhone } from '../known-visits.ts'
import { openStaffPage, sayYes, walks } from '../walks.ts'

const german = { ...desktop, locale: 'de-DE' }
const pocket = { ...phone, locale: 'de-DE' }

describe('words of the search', () => {
  const walk = walks()
  const dialog = (page: Page) => page.getByRole('dialog')
  const trial = (page: Page) => dialog(page).getByRole('region', { name: 'Suche ausprobieren' })

  test('a search without results gets a group of words, which one touch in the analysis opens', async () => {
    const word = 'tejuela'
    const visitor = await walk.arrive({ ...phone, userAgent: androidPhone })
    const search = `/products?q=${word}&lang=es`
    await visitor.page.goto(search)
    const nothing = visitor.page.getByRole('heading', { name: `No encontramos «${word}»` })
    await nothing.waitFor()
    // The search is counted a moment later.
    const page = await walk.signIn(pocket)
    await expect.poll(async () => (await page.request.get('/admin/analytics')).text()).toContain(word)
    await openStaffPage(page, '/admin/analytics')
    await page.getByRole('link', { name: `Suchwort anlegen: ${word}` }).click()

    await trial(page).getByText('Nichts gefunden.').waitFor()
    expect(await trial(page).getByLabel('Was Besucher schreiben').inputValue()).toBe(word)
    const words = dialog(page).getByLabel('Wörter, die dasselbe bedeuten')
    expect(await words.inputValue()).toBe(`${word}\n`)
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    // The problem is an alert, and its field has the focus.
    await dialog(page).getByRole('alert').getByText('Bitte mindestens zwei Wörter oder Wendungen').waitFor()
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true)
    await words.press('Control+End')
    await words.pressSequentially('panel')
    await trial(page)
      .getByText(/^\d+ Produkte gefunden$/)
      .waitFor()
    await dialog(page).getByText('„panel“ steht auch bei').waitFor()
    expect(await barriers(page)).toEqual([])
    // Before the save visitors still find nothing.
    await visitor.page.goto(search)
    await nothing.waitFor()
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: `${word} ändern` }).waitFor()
    await expect.poll(() => new URL(page.url()).search).not.toContain('words')

    await visitor.page.goto(search)
    await visitor.page
      .getByRole('link', { name: /Panel solar/ })
      .first()
      .waitFor()
    expect(await nothing.count()).toBe(0)
    // The report still lists the search, now with a link to its group.
    await openStaffPage(page, '/admin/analytics')
    await page.getByRole('link', { name: `Gruppe öffnen, die das schon hat: ${word}` }).click()
    await dialog(page)
      .getByRole('heading', { name: `„${word}“ ändern` })
      .waitFor()
    expect(await words.inputValue()).toBe(`${word}\npanel`)
    await trial(page)
      .getByText(/^\d+ Produkte gefunden$/)
      .waitFor()
  })

  test('a new group shows a note if its search has results by now', async () => {
    const page = await walk.signedIn(`/admin/search-words?${new URLSearchParams({ language: 'es', words: 'inversores hibridos' })}`, pocket)
    await dialog(page)
      .getByText(/^Diese Suche findet jetzt \d+ Produkte$/)
      .waitFor()
    expect(await barriers(page)).toEqual([])
  })

  test('a search for goods that are not sold is marked with one touch, and can be reported again', async () => {
    const page = await walk.signIn({ ...desktop, locale: 'de-DE' })
    await openStaffPage(page, '/admin/search-words?language=es&words=trampolines')
    await page.getByRole('dialog').getByRole('button', { name: 'Das verkaufen wir nicht' }).click()
    await page.getByText('„trampolines“ steht jetzt unter „Verkaufen wir nicht“').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Verkaufen wir nicht' }).click()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: '„trampolines“ wieder melden' }).click()
    await page.getByText('Hier steht noch nichts.').waitFor()
  })

  test('a trial shows the filters of a query; words that would find much more by their group are reported, and may be saved', async () => {
    const page = await walk.signedIn('/admin/search-words', pocket)
    const tried = page.getByRole('region', { name: 'Suche ausprobieren' })
    await tried.getByLabel('Was Besucher schreiben').fill('batería menos de 300')
    await tried.getByText('Als Filter verstanden: bis 300 USD').waitFor()
    await tried.getByLabel('Was Besucher schreiben').fill('panel 100 euros')
    await tried.getByText('Nicht beachtet, weil die Preise in US-Dollar sind: 100 euros').waitFor()

    await page.getByRole('button', { name: 'Neue Gruppe' }).click()
    await dialog(page).getByLabel('Wörter, die dasselbe bedeuten').fill('aparatico\nhormigonera\nfiltro de agua')
    await dialog(page)
      .getByText(/^Findet dann viel mehr: hormigonera: 1 → \d+$/)
      .waitFor()
    await dialog(page)
      .getByText(/^Anzahl Produkte jetzt → dann: aparatico: 0 → \d+ · filtro de agua: \d+ → \d+$/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Speichern', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Trotzdem speichern' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Trotzdem speichern' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    // Deletes the group again: other tests expect results without it.
    await sayYes(page)
    await page.getByRole('button', { name: 'aparatico ändern' }).click()
    await dialog(page).getByRole('button', { name: '„aparatico“ löschen' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'aparatico ändern' }).count()).toBe(0)
  })

  test('groups are filtered, switched off, changed and reset, and unit names are added', async () => {
    const page = await walk.signedIn('/admin/search-words', german)
    await sayYes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click()
    const line = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${name} ändern`, exact: true }) })
    await page.getByLabel('In den Gruppen suchen').fill('celda sol')
    await page.getByText('1 Gruppe', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'panel ändern', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Ausschalten' }).click()
    await line('panel').getByText('Aus', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'panel ändern', exact: true }).click()
    await dialog(page).getByText('Diese Gruppe ist ausgeschaltet').waitFor()
    await dialog(page).getByRole('button', { name: 'zurücksetzen' }).click()
    await expect.poll(() => line('panel').getByText('Aus', { exact: true }).count()).toBe(0)

    await page.getByRole('tab', { name: 'Einheiten' }).click()
    await page.getByLabel('In den Gruppen suchen').fill('')
    await page.getByRole('button', { name: 'kVA ändern', exact: true }).click()
    await dialog(page).getByLabel('Wie diese Einheit noch heißt').fill('kavea')
    await trial(page).getByLabel('Was Besucher schreiben').fill('generador 6 kavea')
    await trial(page).getByText('Verstanden als:').getByText('6000va').waitFor()
    await save()
    await line('kVA').getByText('Geändert').waitFor()
  })

  test('the history shows the added and the removed word', async () => {
    const page = await walk.signedIn('/admin/search-words', pocket)
    await page.getByRole('button', { name: 'batería ändern', exact: true }).click()
    const words = dialog(page).getByLabel('Wörter, die dasselbe bedeuten')
    const [first, ...others] = (await words.inputValue()).split('\n')
    const gone = others.pop() ?? ''
    await words.fill([first, ...others, 'pilita'].join('\n'))
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText('Verlauf', { exact: true }).click()
    const change = page.getByRole('list', { name: 'Verlauf' }).getByRole('listitem').filter({ hasText: 'pilita' }).last()
    await change.waitFor()
    expect([await change.locator('del').innerText(), await change.locator('ins').innerText()]).toEqual([gone, 'pilita'])
    expect(await barriers(page)).toEqual([])
  })

  test('a new group whose answer was lost does not warn of itself, and is stored once', async () => {
    const page = await walk.signedIn('/admin/search-words', german)
    walk.excuse('ERR_CONNECTION_RESET /api/admin/search-words')
    let isLost = true
    await page.route('**/api/admin/search-words', async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue()
      await route.fetch()
      isLost = false
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Neue Gruppe' }).click()
    const words = dialog(page).getByLabel('Wörter, die dasselbe bedeuten')
    await words.fill('perseguidor\nrastreador')
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page).getByRole('alert').waitFor()
    const line = page.getByRole('button', { name: 'perseguidor ändern', includeHidden: true })
    await expect.poll(() => line.count()).toBe(1)
    expect(await dialog(page).getByText('steht auch bei').count()).toBe(0)
    await words.fill('perseguidor\nrastreador\nseguidor solar')
    await dialog(page).getByRole('button', { name: 'Speichern' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText('rastreador, seguidor solar').waitFor()
    expect(await line.count()).toBe(1)
  })
})
