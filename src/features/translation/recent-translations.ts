const LIVES_MS = 24 * 60 * 60_000
const MAX_COUNT = 1000
const DROPPED_AT_ONCE = 200

/** Translations of the last 24 hours, at most 1000: when one more comes, the 200 oldest go. */
export class RecentTranslations {
  readonly #entries = new Map<string, { text: string; at: number }>()

  get size(): number {
    return this.#entries.size
  }

  find(key: string, now: Date): string | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (now.getTime() - entry.at < LIVES_MS) return entry.text
    this.#entries.delete(key)
    return undefined
  }

  add(key: string, text: string, now: Date): void {
    // Written anew it is the youngest again: a map lists its keys in the order in which they came.
    this.#entries.delete(key)
    this.#entries.set(key, { text, at: now.getTime() })
    if (this.#entries.size <= MAX_COUNT) return
    for (const old of [...this.#entries.keys()].slice(0, DROPPED_AT_ONCE)) this.#entries.delete(old)
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
