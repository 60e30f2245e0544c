import { DAY_MS } from '#kit/units.ts'

const MAX_TRANSLATIONS = 1000
const EVICTED_PER_OVERFLOW = 200

/** Cache of translations in memory. An entry is valid for 24 hours after it was added; the 1001st entry drops the 200 oldest. */
export class RecentTranslations {
  readonly #entries = new Map<string, { text: string; at: number }>()

  get size(): number {
    return this.#entries.size
  }

  find(key: string, now: Date): string | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (now.getTime() - entry.at < DAY_MS) return entry.text
    this.#entries.delete(key)
    return undefined
  }

  add(key: string, text: string, now: Date): void {
    // Deletes the entry first, so that it becomes the newest one: a Map keeps the order of insertion.
    this.#entries.delete(key)
    this.#entries.set(key, { text, at: now.getTime() })
    if (this.#entries.size <= MAX_TRANSLATIONS) return
    for (const old of [...this.#entries.keys()].slice(0, EVICTED_PER_OVERFLOW)) this.#entries.delete(old)
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
