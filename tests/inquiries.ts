import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import type { RunningShop } from './browser.ts'
import { createStaffReader } from './staff-reader.ts'

/** Sends an inquiry to a shop as its contact form does. `fields` replaces the usual ones. */
export async function sendInquiry(shopUrl: string, fields: object): Promise<{ id: number }> {
  const usual = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es' }
  const answer = await fetch(`${shopUrl}/api/inquiries`, {
    method: 'POST',
    body: JSON.stringify({ ...usual, ...fields }),
    headers: { 'content-type': 'application/json', origin: shopUrl },
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: number }
}

/** Returns a function that lists the stored inquiries with these words, as staff see them. */
export function createInquiryReader(getShop: () => RunningShop) {
  const read = createStaffReader(getShop)
  return (words: string) => read<Inquiry[]>(`/api/admin/inquiries?q=${encodeURIComponent(words)}`)
}

/** Finds an inquiry in the staff's list by the customer's name. */
export const inquiryCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
