import { useEffect, useState } from 'react'
import { isLanguage, type Language } from '#i18n/language.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** An answer that is being written: what it began as, by which template, in which language. */
export type ReplyDraft = { text: string; base: string; template: number | undefined; language: Language }

const storageKey = (inquiry: number) => `draft:inquiry-reply:${inquiry}`

/** A typed answer, which survives a reload; undefined until something is typed. */
export function useReplyDraft(inquiry: number): [draft: ReplyDraft | undefined, keep: (draft: ReplyDraft | undefined) => void] {
  const [draft, setDraft] = useState<ReplyDraft>()

  // The server knows nothing of this device, so what is kept comes in after the first picture.
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

/** Drops the draft of an answer that was sent. An open page still shows it; the next one begins anew. */
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
