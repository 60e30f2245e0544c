import { dropStored, readStored } from '#kit/browser/storage.ts'
import { listeners, onWindow } from '#kit/observable.ts'
import { parseJson } from '#kit/parse.ts'
import { removeDraft } from './draft.ts'

/** Something typed on this device and not saved, of any form. */
export type StoredWork = {
  storageKey: string
  /** Id among the drafts of one thing, where a form keeps several. */
  draftId: string | undefined
  /** Form and thing, as the storage key names them: "product" and "7", or "new". */
  form: string
  thing: string
  /** Name or beginning of the text; '' if there is none. */
  title: string
  /** ISO 8601, where the form stores it. */
  savedAt: string | undefined
  /** True for a save without an answer: it may have been made. */
  isSent: boolean
}

const PREFIX = 'draft:'
/** Notes that are no text of anybody's. */
const NOT_TYPED = ['inquiry-opened', 'order-person']
const TITLES = ['nameDe', 'nameEs', 'nameEn', 'titleDe', 'titleEs', 'de', 'es', 'words', 'altDe', 'altEs'] as const
const MAX_TITLE = 60

const changes = listeners(() => onWindow(['storage'], () => changes.tell()))
export const subscribeToWork = changes.subscribe

/** The stored work as one text, to notice changes by; '' where the browser stores nothing. */
export function workSnapshot(): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return JSON.stringify(keys.sort().map((key) => [key, readStored(key)]))
  } catch {
    return ''
  }
}

/** Reads a snapshot, the newest first; entries that cannot be read are left out. */
export function readWork(snapshot: string): StoredWork[] {
  const entries = (parseJson(snapshot) ?? []) as [key: string, stored: string][]
  const all = entries.flatMap(([storageKey, stored]) => {
    const [form = '', thing = ''] = storageKey.slice(PREFIX.length).split(':')
    const found = parseJson(stored)
    if (NOT_TYPED.includes(form) || typeof found !== 'object' || found === null) return []
    const drafts = (Array.isArray(found) ? found : [found]) as Record<string, unknown>[]
    return drafts.map((draft) => ({ storageKey, form, thing, ...describe(draft) }))
  })
  return all.sort((one, other) => (other.savedAt ?? '').localeCompare(one.savedAt ?? ''))
}

function describe(draft: Record<string, unknown>): Pick<StoredWork, 'draftId' | 'title' | 'savedAt' | 'isSent'> {
  const values = Object(draft.values) as Record<string, unknown>
  const texts = [...TITLES.map((name) => values[name]), draft.text]
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '') ?? ''
  const isSent = [draft, ...Object.values(draft)].some((part) => Boolean(Object(part).pending ?? Object(part).unanswered))
  return {
    draftId: typeof draft.id === 'string' ? draft.id : undefined,
    title: String(title).trim().slice(0, MAX_TITLE),
    savedAt: typeof draft.savedAt === 'string' ? draft.savedAt : undefined,
    isSent,
  }
}

/** Deletes it from this device: it is not sent any more. */
export function discardWork({ storageKey, draftId }: StoredWork): void {
  if (draftId) removeDraft(storageKey, draftId)
  else dropStored(storageKey)
  changes.tell()
}
