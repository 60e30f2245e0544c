import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPendingWrites } from '#api/pending-writes.ts'
import { issuesOf, statusOf } from '#api/refusals.ts'
import { failureWords } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { type DeskDraft, type DeskWrite, dropDraft, keepDraft, readDraft, versionOf } from './desk-draft.ts'
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
  const [problem, setProblem] = useState<string>()
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
        setProblem(issuesOf(error)[0]?.message ?? failureWords(error, t).text)
        return 'refused'
      } finally {
        setSaving(false)
      }
    },
  }
}
