import { useEffect, useState } from 'react'
import { isLanguage, type Language } from '#i18n/language.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** A typed answer. `base` is the text that it started from, `template` the id of its template. */
export type ReplyDraft = { text: string; base: string; template: number | undefined; language: Language }

const storageKey = (inquiry: number) => `draft:inquiry-reply:${inquiry}`

/** Draft of an answer on this device, which survives a reload; undefined until something is typed. */
export function useReplyDraft(inquiry: number): [draft: ReplyDraft | undefined, keep: (draft: ReplyDraft | undefined) => void] {
  const [draft, setDraft] = useState<ReplyDraft>()

  // The draft is read after the first rendering, which must equal the server's HTML.
  useEffect(() => {
    const found = readDraft(inquiry)
    if (found) setDraft(found)
  }, [inquiry])

  return [
    draft,
    (next) => {
      setDraft(next)
      if (next) writeStored(storageKey(inquiry), JSON.stringify(next))
      else dropReplyDraft(inquiry)
    },
  ]
}

/** Drops the draft of an answer that was sent. An open page still shows it; a page opened later starts from the template. */
export function dropReplyDraft(inquiry: number): void {
  dropStored(storageKey(inquiry))
}

function readDraft(inquiry: number): ReplyDraft | undefined {
  const { text, base, template, language } = Object(parseJson(readStored(storageKey(inquiry)))) as Partial<
    Record<keyof ReplyDraft, unknown>
  >
  if (typeof text !== 'string' || typeof base !== 'string' || !isLanguage(language)) return undefined
  return { text, base, template: typeof template === 'number' ? template : undefined, language }
}
