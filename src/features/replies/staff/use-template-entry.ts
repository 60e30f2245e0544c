import { useState } from 'react'
import { createPendingWrites } from '#api/pending-writes.ts'
import { isUnanswered, messageOf, readConflict, statusOf } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import type { Conflict } from '#kit/merge-fields.ts'
import { connectionWords } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useDispute } from '#ui/staff/typed/use-dispute.ts'
import { useFailureText } from '#ui/staff/use-failure-text.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import type { useTemplateActions } from './template-data.ts'
import { findTemplateProblems, problemsOf, type TemplateProblems } from './template-problems.ts'
import {
  changedFields,
  type DraftField,
  draftFields,
  rebaseOnStored,
  type TemplateValues,
  type TemplateWrite,
  useTemplateDraft,
  valuesOfTemplate,
} from './use-template-draft.ts'

export type TemplateEntry = {
  /** Undefined for a new template. */
  template: ReplyTemplate | undefined
  actions: ReturnType<typeof useTemplateActions>
  onClose: () => void
}

/** State of the dialog for a template: draft, problems and save. `onRefused` is called with found problems. */
export function useTemplateEntry({ template, actions, onClose }: TemplateEntry, onRefused: (found: TemplateProblems) => void) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const { draft, latest, write, discard } = useTemplateDraft(template)
  const [problems, setProblems] = useState<TemplateProblems>({})
  const [failure, setFailure] = useFailureText()
  const dispute = useDispute<TemplateValues>({
    shows: (field, values) => latest.current.values[field as DraftField] === values[field as DraftField],
    put: (field, values) => set(field as DraftField, values[field as DraftField]),
  })
  const writes = createPendingWrites<TemplateWrite>({
    read: () => latest.current.unanswered,
    keep: (unanswered) => write({ ...latest.current, unanswered }),
  })

  function set(field: DraftField, value: string): void {
    setProblems(({ [field]: _, ...others }) => others)
    write({ ...latest.current, values: { ...latest.current.values, [field]: value } })
  }

  function refuse(found: TemplateProblems): void {
    setProblems(found)
    onRefused(found)
  }

  /** Makes the stored template the new base of this draft. The user decides only about fields that both sides have changed. */
  function rebaseOn(theirs: ReplyTemplate, conflicts: readonly Conflict[]): void {
    const base = valuesOfTemplate(theirs)
    const typed = latest.current
    const open = changedFields(typed)
    const values = Object.fromEntries(draftFields.map((field) => [field, (open.includes(field) ? typed.values : base)[field]]))
    write({ ...typed, values: values as typeof base, base, updatedAt: theirs.updatedAt })
    const fields = open.filter((field) => base[field] !== typed.base[field] && base[field] !== typed.values[field])
    // Without conflicting fields the stored template is merged, and the user can save again.
    if (fields.length === 0) {
      setFailure(problemText(reader, 'problem.stale'))
      return
    }
    const disputed = fields.map((field) => conflicts.find((one) => one.field === field) ?? { field })
    dispute.open({ fields: disputed, mine: latest.current.values, theirs: base })
  }

  function send({ id, values, changed, updatedAt }: TemplateWrite, key: string): Promise<ReplyTemplate> {
    if (id === undefined) return actions.create.mutateAsync({ input: values, key })
    const fields = Object.fromEntries(changed.map((field) => [field, values[field]]))
    return actions.change.mutateAsync({ id, change: { updatedAt, ...fields }, key })
  }

  async function save(): Promise<void> {
    if (!dispute.isSettled()) return
    const found = findTemplateProblems(latest.current.values, reader)
    refuse(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    try {
      const settled = await writes.resend(send)
      if (settled) write(rebaseOnStored(latest.current, settled.answer, settled.body.values))
      const { id, values, updatedAt } = latest.current
      const open = changedFields(latest.current)
      if (id === undefined || open.length > 0) {
        const answer = await writes.send({ id, values, changed: open, updatedAt }, send)
        write(rebaseOnStored(latest.current, answer, values))
      }
      dispute.close()
      // Text typed during the save is not stored yet.
      if (changedFields(latest.current).length > 0) return
      showToast({ kind: 'done', title: t('replies.saved') })
      onClose()
    } catch (error) {
      const overtaken = readConflict(error)
      if (overtaken) return rebaseOn(overtaken.current as ReplyTemplate, overtaken.conflicts)
      if (statusOf(error) === 404) return setFailure(t('replies.goneTemplate'))
      const ofFields = problemsOf(error)
      if (Object.keys(ofFields).length > 0) refuse(ofFields)
      else setFailure(isUnanswered(error) ? connectionWords(t) : (messageOf(error) ?? t('error.serverText')))
    }
  }

  return {
    ...{ draft, problems, failure, dispute, set, save },
    // The server may have stored an unanswered save, which can differ from the form.
    isUnsaved: changedFields(draft).length > 0 || draft.unanswered !== undefined,
    isBusy: actions.create.isPending || actions.change.isPending,
    discard(): void {
      setProblems({})
      dispute.close()
      discard()
    },
  }
}
