import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPendingWrites, type PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { changedTexts, type FieldTexts, type TypedTexts } from './typed-texts.ts'
import { type TextsWrite, useTypedTexts } from './use-typed-texts.ts'

/** Unsaved texts of a dialog, the stored texts that editing began from, and a save without an answer. */
type TextsDraft<Field extends string> = TypedTexts<Field> & { savedAt: string; pending: PendingWrite<TextsWrite<Field>> | undefined }

/**
 * Like `useTypedTexts`, for a dialog: unsaved texts and an unanswered save stay on this device until they are saved or
 * discarded. A dialog is never rendered on the server, so local storage is read in the first rendering.
 *
 * @param key storage key, "draft:glossary:12"; it may change once a new entity has its id
 */
export function useDraftedTexts<Field extends string>(key: string, initial: FieldTexts<Field>, updatedAt?: string | null) {
  const [began] = useState(() => readDraft(key, initial))
  const pending = useRef(began?.pending)
  const latest = useRef<TypedTexts<Field>>(began ?? { values: initial, base: initial, updatedAt })
  const storedAs = useRef(key)
  const isGone = useRef(false)

  function store(as: string, texts: TypedTexts<Field>): void {
    if (storedAs.current !== as) dropStored(storedAs.current)
    storedAs.current = as
    if (isGone.current) return
    const draft: TextsDraft<Field> = { ...texts, savedAt: new Date().toISOString(), pending: pending.current }
    if (pending.current || changedTexts(draft).length > 0) writeStored(as, JSON.stringify(draft))
    else dropStored(as)
  }

  const writes = createPendingWrites<TextsWrite<Field>>({
    read: () => pending.current,
    keep(write) {
      pending.current = write
      store(key, latest.current)
    },
  })
  const typed = useTypedTexts<Field>(writes, began?.base ?? initial, began ? began.updatedAt : updatedAt, { values: began?.values })
  const { values, base } = typed
  latest.current = { values, base, updatedAt: typed.updatedAt }
  const storeTyped = useEffectEvent(store)
  useEffect(() => storeTyped(key, { values, base, updatedAt: typed.updatedAt }), [key, values, base, typed.updatedAt])

  return {
    ...typed,
    /** Deletes the draft after it was saved or discarded. */
    forget(): void {
      isGone.current = true
      dropStored(key)
    },
  }
}

/** The draft of an earlier visit; undefined if there is none, if it is invalid, or if its texts are stored by now. */
function readDraft<Field extends string>(key: string, initial: FieldTexts<Field>): TextsDraft<Field> | undefined {
  const { values, base, updatedAt, savedAt, pending } = Object(parseJson(readStored(key))) as Record<string, unknown>
  const areTexts = (found: unknown): found is FieldTexts<Field> =>
    Object.keys(initial).every((field) => typeof Object(found)[field] === 'string')
  if (!areTexts(values) || !areTexts(base)) return undefined
  const { key: sentAs, body } = Object(pending) as { key?: unknown; body?: Partial<TextsWrite<Field>> }
  const isPending = typeof sentAs === 'string' && areTexts(body?.values) && typeof body.changes === 'object'
  if (!isPending && changedTexts({ values, base: initial }).length === 0) return undefined
  return {
    ...{ values, base, updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined, savedAt: String(savedAt) },
    pending: isPending ? (pending as PendingWrite<TextsWrite<Field>>) : undefined,
  }
}
