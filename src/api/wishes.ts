import { parseJson } from '#kit/parse-json.ts'
import type { Call } from './call.ts'

/** So long a write that was never answered is taken for the same wish when it is made again. */
const SAME_WISH_MS = 10 * 60 * 1000
/** More than anybody leaves open in ten minutes; the oldest goes. */
const MOST = 50

/** Where open wishes outlive a reload: the tab's own storage, where the browser allows it. */
export type WishStorage = { read(): string | null | undefined; write(text: string | null): void }

/**
 * One write that somebody wants done and that was never answered. `about`: the id of what it changes, where it changes
 * one thing. `takesBack`: see `Call`. `isPlain`: nothing typed is in its name.
 */
type Wish = { key: string; at: number; about: unknown; takesBack: boolean; isPlain: boolean }
/** What a page can tell of a write. `name` tells it from every other. */
export type Written = { call: Call; name: string; about: unknown; isPlain: boolean }
type Surroundings = { makeKey(): string; now(): number; storage?: WishStorage | undefined }

/** The writes of one tab that were never answered. */
export function openWishes({ makeKey, now, storage }: Surroundings) {
  const wishes = new Map<string, Wish>(readWishes(storage))

  /** Only what holds nothing typed leaves the memory of the page: no text, and above all no password. */
  function keep(): void {
    const plain = [...wishes].filter(([, { isPlain, at }]) => isPlain && now() - at < SAME_WISH_MS).slice(-MOST)
    storage?.write(plain.length > 0 ? JSON.stringify(plain) : null)
  }

  return {
    /** The key of this wish: the one that it was sent under, as long as it may still be the same wish. */
    keyOf({ call, name, about, isPlain }: Written): string {
      const known = wishes.get(name)
      if (known && now() - known.at < SAME_WISH_MS) return known.key
      const key = makeKey()
      wishes.set(name, { key, at: now(), about, isPlain, takesBack: call.takesBack === true })
      keep()
      return key
    },
    /** It was refused: nothing was done, and nothing is to be repeated. */
    drop({ name }: Written): void {
      if (wishes.delete(name)) keep()
    },
    /**
     * It was done. With it end all wishes that would be answered as done although things stand otherwise by now: those about
     * the same thing; those that take back, by any write, for nobody knows what they had touched; and all of them by
     * a write that takes back or away, which can reach anything, such as the copy that another one had made.
     */
    end({ call, name, about }: Written): void {
      const reachesAll = call.takesBack === true || call.method === 'DELETE'
      for (const [other, wish] of wishes) {
        const isSame = about !== undefined && wish.about === about
        if (other === name || reachesAll || wish.takesBack || isSame) wishes.delete(other)
      }
      keep()
    },
  }
}

function readWishes(storage: WishStorage | undefined): [string, Wish][] {
  const kept = parseJson(storage?.read())
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

function isKept(entry: unknown): entry is [string, Wish] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { key, at } = Object(entry[1]) as Partial<Wish>
  return typeof key === 'string' && typeof at === 'number'
}
