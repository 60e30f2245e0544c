import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/** An unsaved text, and the saved text that editing started from. */
export type KeptText = { text: string; base: string; unanswered?: PendingWrite<SentText> | undefined }
type SentText = { text: string; updatedAt: string }

/**
 * A text that survives a reload and a crash: while it differs from its base, every keystroke is stored on this device.
 *
 * @param key storage key. For another text pass another key, and give the component another React `key`
 * @param base the saved text
 * @returns `latest`: the kept text as a ref, up to date before the next rendering
 */
export function useKeptText(
  key: string,
  base: string,
): [kept: KeptText, keep: (kept: KeptText) => void, latest: Readonly<RefObject<KeptText>>] {
  const [kept, setKept] = useState<KeptText>({ text: base, base })
  const latest = useRef(kept)

  // The server does not know this device's storage, so the kept text is read after hydration.
  useEffect(() => {
    const found = readKept(key)
    if (!found) return
    latest.current = found
    setKept(found)
  }, [key])

  return [
    kept,
    (next) => {
      latest.current = next
      setKept(next)
      writeKept(key, next)
    },
    latest,
  ]
}

/** Deletes a kept text after it was saved or sent. */
export function forgetKept(key: string): void {
  writeKept(key, { text: '', base: '' })
}

function readKept(key: string): KeptText | undefined {
  const { text, base, unanswered } = Object(parseJson(readStored(key))) as Partial<Record<keyof KeptText, unknown>>
  if (typeof text !== 'string' || typeof base !== 'string') return undefined
  return { text, base, unanswered: isUnansweredText(unanswered) ? unanswered : undefined }
}

function isUnansweredText(found: unknown): found is PendingWrite<SentText> {
  const { key, body } = (found ?? {}) as { key?: unknown; body?: { text?: unknown; updatedAt?: unknown } }
  return typeof key === 'string' && typeof body?.text === 'string' && typeof body.updatedAt === 'string'
}

function writeKept(key: string, kept: KeptText): void {
  if (kept.text === kept.base && !kept.unanswered) dropStored(key)
  else writeStored(key, JSON.stringify(kept))
}
