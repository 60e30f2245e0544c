import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPendingWrites, type PendingWrite } from '#api/pending-writes.ts'
import { issuesOf, statusOf } from '#api/refusals.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { failureWords } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import { type TextsWrite, useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import { useFailureText } from '#ui/staff/use-failure-text.ts'
import { type DeskEntry, entryKey } from '../../desk/desk.contract.ts'
import type { DeskSaving, StoredTranslation } from './desk-saving.ts'

/**
 * Typed translation of one entry. Each change is stored on this device until it is saved. A save or confirmation without an
 * answer is sent again before the next one, and a conflict shows both versions.
 */
export function useDeskEntry(entry: DeskEntry, { save, confirm, readConflict }: DeskSaving) {
  const t = useStaffText()
  const [found] = useState(() => readDraft(entry))
  const draft = useRef<DeskDraft>(found ?? { text: entry.text, base: entry.text, version: versionOf(entry), savedAt: '' })
  const keep = (change: Partial<DeskDraft>) => {
    draft.current = { ...draft.current, ...change, savedAt: new Date().toISOString() }
    keepDraft(entry, draft.current)
  }
  const [writes] = useState(() =>
    createPendingWrites<DeskWrite>({ read: () => draft.current.unanswered, keep: (unanswered) => keep({ unanswered }) }),
  )
  const form = useTypedTexts<'text'>(writes, { text: found?.base ?? entry.text }, found ? found.version : versionOf(entry))
  const [problem, setProblem] = useFailureText()
  const [isSaving, setSaving] = useState(false)
  const { text } = form.values

  // The draft is set after the form has the saved text as its base, so that the form counts it as changed.
  const restoreDraft = useEffectEvent(() => {
    if (found) form.set('text', found.text)
  })
  useEffect(() => restoreDraft(), [])

  const isFirst = useRef(true)
  const keepTyped = useEffectEvent(keep)
  useEffect(() => {
    if (!isFirst.current) keepTyped({ text, base: form.base.text, version: form.updatedAt ?? null })
    isFirst.current = false
  }, [text, form.base.text, form.updatedAt])

  function type(next: string): void {
    setProblem(undefined)
    form.set('text', next)
  }

  function send({ values, changes, confirmedFor }: DeskWrite, key: string): Promise<StoredTranslation> {
    const [text, version] = [values.text.trim(), changes.updatedAt ?? null]
    return confirmedFor === undefined ? save(entry, { text, version }, key) : confirm(entry, { text, version, source: confirmedFor }, key)
  }

  // A confirmation has no answer yet, and nothing was typed since: the next save sends it again.
  const isUnconfirmed = draft.current.unanswered?.body.confirmedFor !== undefined && form.changed.length === 0
  const isFitting = entry.state === 'outdated' && !form.isUnsaved && !form.dispute

  return {
    text,
    type,
    form,
    problem,
    isSaving,
    isUnsaved: form.isUnsaved,
    /** True if a confirmation was sent and not answered. */
    isUnconfirmed,
    /** True if saving would confirm the translation as it is. */
    isFitting: isFitting || isUnconfirmed,
    /**
     * Saves the text, or confirms an unchanged outdated one. Resolves to 'gone' if somebody has deleted the entry's product, category,
     * picture or template; the typed text then stays on this device.
     */
    async submit(): Promise<'stored' | 'refused' | 'gone'> {
      if (isSaving) return 'refused'
      if (text.trim() === '' && !form.dispute) {
        setProblem(t('desk.textRequired'))
        return 'refused'
      }
      setProblem(undefined)
      setSaving(true)
      try {
        if (isFitting) {
          const changes = { updatedAt: form.updatedAt ?? null }
          await writes.send({ values: form.values, changes, confirmedFor: entry.source }, send)
        } else if (!(await form.save({ send, readConflict: (error) => readConflict(entry, error) }))) return 'refused'
        dropDraft(entry)
        return 'stored'
      } catch (error) {
        if (statusOf(error) === 404) return 'gone'
        setProblem(issuesOf(error)[0]?.message ?? failureWords(error, t))
        return 'refused'
      } finally {
        setSaving(false)
      }
    },
  }
}

/** A save of a translation; with `confirmedFor`, the confirmation that the translation fits this source text. */
type DeskWrite = TextsWrite<'text'> & { confirmedFor?: string }
/** A translation that is being typed, and the saved one that it started from. */
type DeskDraft = {
  text: string
  base: string
  /** Version of the saved translation: see `versionOf`. */
  version: string | null
  savedAt: string
  unanswered?: PendingWrite<DeskWrite> | undefined
}

/** Version that a save sends to detect conflicts: `updatedAt`; for a page its text, since settings are compared by value. */
const versionOf = ({ kind, text, updatedAt }: DeskEntry): string | null => (kind === 'page' ? text : updatedAt)

const keyOf = (entry: DeskEntry) => `draft:translation:${entryKey(entry)}`

/**
 * Reads the draft of an entry from this device; undefined if there is none, if it is damaged, or if it equals the saved translation and
 * no save is unanswered.
 */
function readDraft(entry: DeskEntry): DeskDraft | undefined {
  const found = Object(parseJson(readStored(keyOf(entry)))) as Partial<Record<keyof DeskDraft, unknown>>
  const { text, base, version, savedAt } = found
  if (typeof text !== 'string' || typeof base !== 'string' || (typeof version !== 'string' && version !== null)) return undefined
  const unanswered = isUnanswered(found.unanswered) ? found.unanswered : undefined
  if (isSameText(text, entry.text) && !unanswered) return undefined
  return { text, base, version, savedAt: String(savedAt), unanswered }
}

function keepDraft(entry: DeskEntry, draft: DeskDraft): void {
  if (isSameText(draft.text, draft.base) && !draft.unanswered) dropStored(keyOf(entry))
  else writeStored(keyOf(entry), JSON.stringify({ ...draft, title: entry.title }))
}

const dropDraft = (entry: DeskEntry): void => void dropStored(keyOf(entry))

function isUnanswered(found: unknown): found is PendingWrite<DeskWrite> {
  const { key, body } = (found ?? {}) as { key?: unknown; body?: { values?: { text?: unknown }; changes?: unknown } }
  return typeof key === 'string' && typeof body?.values?.text === 'string' && typeof body.changes === 'object'
}
