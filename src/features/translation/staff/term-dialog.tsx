import { RotateCcw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { issuesOf, readConflict, statusOf } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { EntryButton, EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { useEntryWrites } from '#ui/staff/entry/use-entry-writes.ts'
import { connectionWords } from '#ui/staff/failure.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useDraftedTexts } from '#ui/staff/typed/use-drafted-texts.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import { type GlossaryTerm, type GlossaryTermInput, glossaryTermInputSchema } from '../translation.contract.ts'
import type { useGlossaryActions } from './glossary-data.ts'

type TermDialogProps = {
  /** Undefined for a new term. */
  term: GlossaryTerm | undefined
  actions: ReturnType<typeof useGlossaryActions>
  onClose: () => void
}
type Field = keyof GlossaryTermInput
const fields = ['de', 'es', 'en'] as const
const blank: GlossaryTermInput = { de: '', es: '', en: '' }

/** Dialog for one term: its three words, its removal, the reset of a shipped term. Typed words stay on the device until saved. */
export function TermDialog({ term, actions, onClose }: TermDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  // Undefined until the first save of a new term is answered; later saves change the stored term.
  const stored = useRef(term)
  const [isGone, setGone] = useState(false)
  const words = useDraftedTexts<Field>(
    `draft:glossary:${stored.current?.key ?? 'new'}`,
    term ? { de: term.de, es: term.es, en: term.en } : blank,
    term?.updatedAt,
  )
  const close = () => {
    words.forget()
    onClose()
  }
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const isBusy = actions.add.isPending || actions.change.isPending || actions.remove.isPending || actions.reset.isPending
  const isRemoved = term?.origin === 'removed'
  const labels = { de: t('glossary.german'), es: t('glossary.spanish'), en: t('glossary.english') }

  const { failure, setFailure, run } = useEntryWrites({
    onClose: close,
    refuse(error) {
      const [issue] = issuesOf(error)
      const isOfField = fields.includes(issue?.path as Field)
      if (statusOf(error) === 404) beginAnew()
      else if (issue && isOfField) setProblems({ [issue.path]: issue.message })
      return statusOf(error) === 404 || isOfField
    },
  })

  /** Somebody else has deleted the term: the typed words can be saved as a new one. */
  function beginAnew(): void {
    stored.current = undefined
    words.beginAnew()
    setGone(true)
    setFailure(t('glossary.gone'))
  }

  async function send({ values, changes }: TextsWrite<Field>, idempotencyKey: string) {
    const known = stored.current
    stored.current = known
      ? await actions.change.mutateAsync({ key: known.key, changes, idempotencyKey })
      : await actions.add.mutateAsync({ input: glossaryTermInputSchema.parse(values), idempotencyKey })
    return stored.current
  }

  function save(): void {
    const checked = glossaryTermInputSchema.safeParse(words.values)
    const issues = checked.success ? [] : checked.error.issues
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [path[0], problemText(language, message)])))
    if (!checked.success) return
    void run(words.save({ send, readConflict }), t('glossary.saved'), connectionWords(t))
  }

  const buttons = (
    <>
      {term && !isGone && term.origin !== 'shipped' && term.origin !== 'own' ? (
        <EntryButton
          icon={RotateCcw}
          isBusy={isBusy}
          label={t('glossary.resetTerm', { term: term.de })}
          onClick={() => void run(actions.reset.mutateAsync(term.key), t('glossary.resetToast', { term: term.de }))}
        >
          {t('glossary.reset')}
        </EntryButton>
      ) : null}
      {term && !isGone && !isRemoved ? (
        <EntryButton
          icon={Trash2}
          isBusy={isBusy}
          isRed
          label={t('glossary.removeTerm', { term: term.de })}
          onClick={async () => {
            if (await ask(t('glossary.removeQuestion', { term: term.de }), 'delete'))
              void run(actions.remove.mutateAsync(term.key), t('glossary.removedToast', { term: term.de }))
          }}
        >
          {t('products.delete')}
        </EntryButton>
      ) : null}
    </>
  )

  return (
    <EntryDialog
      title={t(term && !isGone ? 'glossary.editTitle' : 'glossary.addTitle')}
      unsaved={words.isUnsaved ? { question: t('glossary.discard'), deed: 'discard' } : undefined}
      isBusy={isBusy}
      failure={failure}
      save={isRemoved ? undefined : t(isBusy ? 'glossary.saving' : 'glossary.save')}
      buttons={buttons}
      onSave={save}
      onClose={close}
    >
      <TextsInDispute form={words} label={(field) => labels[field]} isSaving={isBusy} onSave={save} />
      {fields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          lang={field}
          autoComplete="off"
          readOnly={isRemoved}
          value={words.values[field]}
          problem={problems[field]}
          onChange={(event) => words.set(field, event.target.value)}
          {...(field === 'de' ? { suffix: t('staff.required'), 'data-autofocus': true } : {})}
        />
      ))}
    </EntryDialog>
  )
}
