import { useState } from 'react'
import { createPendingWrites } from '#api/pending-writes.ts'
import { isUnanswered, messageOf, readConflict, statusOf } from '#api/refusals.ts'
import { fieldName } from '#i18n/field-names.ts'
import { type Language, languages } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import type { Conflict } from '#kit/merge-fields.ts'
import { EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { connectionText } from '#ui/staff/failure.ts'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { ask } from '#ui/staff/questions.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useDispute } from '#ui/staff/typed/use-dispute.ts'
import type { ReplyTemplate } from '../template.contract.ts'
import { TEMPLATE_NAME_MAX } from '../template-fields.ts'
import type { useTemplateActions } from './template-data.ts'
import { type PreviewLetter, TemplatePreview } from './template-preview.tsx'
import { findTemplateProblems, problemsOf, type TemplateProblems } from './template-problems.ts'
import { TemplateText } from './template-text.tsx'
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

type TemplateDialogProps = {
  /** Undefined for a new template. */
  template: ReplyTemplate | undefined
  letters: readonly PreviewLetter[]
  actions: ReturnType<typeof useTemplateActions>
  onClose: () => void
}

const textOf = { es: 'textEs', de: 'textDe', en: 'textEn' } as const
const nameOf = { es: 'nameEs', de: 'nameDe', en: 'nameEn' } as const

/** Dialog for one template: name and text in three languages, with a preview. Typed text stays on the device until saved. */
export function TemplateDialog({ template, letters, actions, onClose }: TemplateDialogProps) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const { draft, latest, write, discard } = useTemplateDraft(template)
  const [language, setLanguage] = useState<Language>(reader)
  const [problems, setProblems] = useState<TemplateProblems>({})
  const [failure, setFailure] = useState<string>()
  const dispute = useDispute<TemplateValues>({
    shows: (field, values) => latest.current.values[field as DraftField] === values[field as DraftField],
    put: (field, values) => set(field as DraftField, values[field as DraftField]),
  })
  const writes = createPendingWrites<TemplateWrite>({
    read: () => latest.current.unanswered,
    keep: (unanswered) => write({ ...latest.current, unanswered }),
  })
  // The server may have stored an unanswered save, which can differ from the form.
  const isUnsaved = changedFields(draft).length > 0 || draft.unanswered !== undefined
  const isBusy = actions.create.isPending || actions.change.isPending

  function set(field: DraftField, value: string): void {
    setProblems(({ [field]: _, ...others }) => others)
    write({ ...latest.current, values: { ...latest.current.values, [field]: value } })
  }

  function refuse(found: TemplateProblems): void {
    setProblems(found)
    const wrong = languages.filter((one) => found[textOf[one]])
    // Shows the first language with a problem, unless the visible one has a problem too.
    if (!wrong.includes(language) && wrong[0]) setLanguage(wrong[0])
  }

  /** Makes the stored template the new base of this draft. The user decides only about fields that both sides have changed. */
  function meet(theirs: ReplyTemplate, conflicts: readonly Conflict[]): void {
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
    const conflicting = fields.map((field) => conflicts.find((one) => one.field === field) ?? { field })
    dispute.open({ fields: conflicting, mine: latest.current.values, theirs: base })
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
      if (overtaken) return meet(overtaken.current as ReplyTemplate, overtaken.conflicts)
      if (statusOf(error) === 404) return setFailure(t('replies.goneTemplate'))
      const ofFields = problemsOf(error)
      if (Object.keys(ofFields).length > 0) refuse(ofFields)
      else setFailure(isUnanswered(error) ? connectionText(t) : (messageOf(error) ?? t('error.serverText')))
    }
  }

  const buttons = (
    <>
      <p role="status" className={isUnsaved ? 'unsaved' : 'muted sm'}>
        {t(isUnsaved ? 'replies.unsaved' : 'save.nothing')}
      </p>
      {isUnsaved ? (
        <button
          className="btn"
          type="button"
          onClick={async () => {
            if (!(await ask(t('replies.confirmDiscard'), 'discard'))) return
            setProblems({})
            dispute.close()
            discard()
          }}
        >
          {t('replies.discard')}
        </button>
      ) : null}
    </>
  )
  const nameInput = (one: Language) => ({
    input: {
      value: draft.values[nameOf[one]],
      maxLength: TEMPLATE_NAME_MAX,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => set(nameOf[one], event.target.value),
    },
    problem: problems[nameOf[one]],
  })

  return (
    <EntryDialog
      title={t(template ? 'replies.editTitle' : 'replies.newTitle')}
      isWide
      unsaved={isUnsaved ? { question: t('replies.leave') } : undefined}
      isBusy={isBusy}
      failure={failure}
      save={t(isBusy ? 'replies.saving' : 'replies.save')}
      buttons={buttons}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextsInDispute form={dispute} label={(field: DraftField) => fieldName(reader, field)} isSaving={isBusy} onSave={() => void save()} />
      <ThreeLanguages
        label={t('replies.name')}
        help={t('replies.nameHelp')}
        inputs={{ de: nameInput('de'), es: nameInput('es'), en: nameInput('en') }}
      />
      <Tabs
        label={t('replies.texts')}
        tabs={languages.map((one) => ({ id: one, label: t(`inquiries.language.${one}`) }))}
        selected={language}
        onSelect={setLanguage}
      >
        <div className="stack pt-4">
          <TemplateText
            key={language}
            language={language}
            value={draft.values[textOf[language]]}
            problem={problems[textOf[language]]}
            onChange={(text) => set(textOf[language], text)}
          />
          <TemplatePreview text={draft.values[textOf[language]]} language={language} letters={letters} />
        </div>
      </Tabs>
    </EntryDialog>
  )
}
