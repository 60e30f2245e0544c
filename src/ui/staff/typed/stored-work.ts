import { type Language, suffixes } from '#i18n/language.ts'
import { dropStored, readStored } from '#kit/browser/storage.ts'
import { listeners, onWindow } from '#kit/observable.ts'
import { parseJson } from '#kit/parse.ts'
import { removeDraft } from './draft.ts'

/** Unsaved input of any form that is stored on this device. */
export type StoredWork = {
  storageKey: string
  /** Id of the draft, if the form keeps several drafts of one entity. */
  draftId: string | undefined
  /** Form and entity as in the storage key: "product" and "7", or "new". */
  form: string
  thing: string
  /** Name or beginning of the text; '' if there is none. */
  title: string
  /** ISO 8601; undefined if the form does not store it. */
  savedAt: string | undefined
  /** True if it was sent and has no answer: it may be saved already. */
  isSent: boolean
}

/** Router state of a link to a form or to the page of its dialog: the draft that it continues. */
export type OpenedDraft = Pick<StoredWork, 'storageKey' | 'draftId'>

const PREFIX = 'draft:'
/** Stored notes without typed text, which are not listed. */
const NOT_TYPED = ['inquiry-opened', 'order-person']
const MAX_TITLE = 60

const changes = listeners(() => onWindow(['storage'], () => changes.tell()))
export const subscribeToWork = changes.subscribe
/** Calls the listeners after a form has changed its stored draft while the list is on the screen. */
export const tellWorkChanged = changes.tell

/** All drafts in one string, which changes whenever a draft does; '' if the browser forbids storage. */
export function workSnapshot(): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return JSON.stringify(keys.sort().map((key) => [key, readStored(key)]))
  } catch {
    return ''
  }
}

/**
 * Parses a snapshot into drafts, the newest first. Invalid entries are left out, and drafts that only another account may send.
 *
 * @param language the reader's, for titles that a draft has in several languages
 */
export function readWork(snapshot: string, account: string, language: Language = 'de'): StoredWork[] {
  const entries = (parseJson(snapshot) ?? []) as [key: string, stored: string][]
  const own = `@${encodeURIComponent(account)}:`
  const all = entries.flatMap(([storageKey, stored]) => {
    const name = storageKey.slice(PREFIX.length)
    if (name.startsWith('@') && !name.startsWith(own)) return []
    const [form = '', thing = ''] = (name.startsWith(own) ? name.slice(own.length) : name).split(':')
    const found = parseJson(stored)
    if (NOT_TYPED.includes(form) || typeof found !== 'object' || found === null) return []
    const drafts = (Array.isArray(found) ? found : [found]) as Record<string, unknown>[]
    return drafts.map((draft) => ({ storageKey, form, thing, ...describe(draft, language) }))
  })
  return all.sort((one, other) => (other.savedAt ?? '').localeCompare(one.savedAt ?? ''))
}

function describe(draft: Record<string, unknown>, language: Language): Pick<StoredWork, 'draftId' | 'title' | 'savedAt' | 'isSent'> {
  const values = Object(draft.values) as Record<string, unknown>
  const texts = [...titleFields(language).map((name) => values[name]), draft.title, draft.text]
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '') ?? ''
  const isSent = [draft, ...Object.values(draft)].some((part) => Boolean(Object(part).pending ?? Object(part).unanswered))
  return {
    draftId: typeof draft.id === 'string' ? draft.id : undefined,
    title: String(title).trim().slice(0, MAX_TITLE),
    savedAt: typeof draft.savedAt === 'string' ? draft.savedAt : undefined,
    isSent,
  }
}

/** Names of the fields that may have a title, the reader's language first. */
function titleFields(language: Language): string[] {
  const all = [...new Set([language, 'de', 'es', 'en'] as const)]
  const fields = (stem: string) => all.map((one) => `${stem}${suffixes[one]}`)
  return [...fields('name'), ...fields('title'), ...all, 'words', ...fields('alt')]
}

/** Deletes a draft from this device. An unanswered save of it is not sent again. */
export function discardWork({ storageKey, draftId }: StoredWork): void {
  if (draftId) removeDraft(storageKey, draftId)
  else dropStored(storageKey)
  changes.tell()
}
