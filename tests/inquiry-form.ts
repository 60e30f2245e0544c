import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone, type Visitor } from './browser.ts'
import { createInquiryReader } from './inquiries.ts'
import { type Guest, hydrateIslands, walks } from './walks.ts'

export const good = { name: 'Ana Pérez', phone: '5234 5678', message: 'Quiero un sistema de 5 kW para mi casa.' }
export const empty = { name: '', phone: '', message: '' }
/** Product that inquiries are about. */
export const PRODUCT = 'bateria-de-litio-de-pared-5-12-kwh'
/** Script that hydrates islands. */
export const ISLANDS = /\/assets\/hydrate-.*\.js$/
/** Message to a visitor whose address has sent as many inquiries as are allowed. */
export const WAIT = /Demasiados intentos\. Espere \d+ segundos\./

/** Walks with the inquiry form. Each visitor has a different IP address: the eleventh inquiry from one address would be refused. */
export function inquiryWalks() {
  const walk = walks({ environment: () => ({ TRUST_PROXY: '127.0.0.1' }) })
  let visits = 0
  return {
    walk,
    async arrive(options: BrowserContextOptions = phone): Promise<Guest> {
      visits += 1
      return walk.arrive({ ...options, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits}` } })
    },
    arrived: createInquiryReader(() => walk.shop),
  }
}

export const fields = (page: Page) => ({
  name: page.locator('main form [name=name]'),
  phone: page.locator('main form [name=phone]'),
  message: page.locator('main form [name=message]'),
  send: page.locator('main form button[type=submit]'),
})

/** Opens the form, begins to write in it, and waits until it is hydrated. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/contact')
  await fields(page).name.focus()
  await hydrateIslands(page)
}

/** Fills the fields that every inquiry needs. */
export async function fill(page: Page, values: Partial<typeof good> = {}): Promise<void> {
  const { name, phone, message } = fields(page)
  const all = { ...good, ...values }
  await name.fill(all.name)
  await phone.fill(all.phone)
  await message.fill(all.message)
}

export async function typed(page: Page): Promise<typeof good> {
  const { name, phone, message } = fields(page)
  return { name: await name.inputValue(), phone: await phone.inputValue(), message: await message.inputValue() }
}

/** Sends as many inquiries as are allowed from this visitor's IP address, which other people may share. */
export async function useUpLimit({ context }: Visitor): Promise<void> {
  for (let n = 0; n < 10; n += 1)
    expect((await context.request.post('/api/inquiries', { data: { ...good, language: 'es' } })).status()).toBe(201)
}
