import { RotateCcw, Save, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { pendingWritesInMemory } from '#api/pending-writes.ts'
import { issuesOf, isUnanswered, messageOf, overtakenBy, statusOf } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { Dialog } from '#ui/staff/dialog.tsx'
import { connectionText } from '#ui/staff/failure.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { type TextsWrite, useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import { type GlossaryTerm, type GlossaryTermInput, glossaryTermInputSchema } from '../translation.contract.ts'
import type { useGlossaryActions } from './glossary-data.ts'

type TermDialogProps = {
  /** Undefined: a new one. */
  term: GlossaryTerm | undefined
  actions: ReturnType<typeof useGlossaryActions>
  onClose: () => void
}
type Field = keyof GlossaryTermInput
const fields = ['de', 'es', 'en'] as const
const blank: GlossaryTermInput = { de: '', es: '', en: '' }

/** One term of the glossary: its three words, delete, and for shipped ones the way back. */
export function TermDialog({ term, actions, onClose }: TermDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const form = useId()
  const [writes] = useState(() => pendingWritesInMemory<TextsWrite<Field>>())
  // A new one is there as soon as a save was answered.
  const stored = useRef(term)
  const [isGone, setGone] = useState(false)
  const words = useTypedTexts<Field>(writes, term ? { de: term.de, es: term.es, en: term.en } : blank, term?.updatedAt)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const isBusy = actions.add.isPending || actions.change.isPending || actions.remove.isPending || actions.reset.isPending
  const isRemoved = term?.origin === 'removed'
  const labels = { de: t('glossary.german'), es: t('glossary.spanish'), en: t('glossary.english') }

  async function close(): Promise<void> {
    if (!words.isUnsaved || (await ask(t('glossary.discard'), 'discard'))) onClose()
  }

  function fail(error: unknown, unanswered: string): void {
    const [issue] = issuesOf(error)
    if (statusOf(error) === 404) beginAnew()
    else if (issue && fields.includes(issue.path as Field)) setProblems({ [issue.path]: issue.message })
    else setFailure(isUnanswered(error) ? unanswered : (messageOf(error) ?? t('error.serverText')))
  }

  /** Somebody else has deleted it: what stands here can be saved as a new one. */
  function beginAnew(): void {
    stored.current = undefined
    words.beginAnew()
    setGone(true)
    setFailure(t('glossary.gone'))
  }

  /** @param unanswered what is said while it is not known whether it was done */
  async function run(work: Promise<unknown>, done: string, unanswered = t('staff.unansweredText')): Promise<void> {
    setFailure(undefined)
    try {
      // Words that somebody else has changed as well are to be chosen first.
      if ((await work) === false) return
      showToast({ kind: 'done', title: done })
      onClose()
    } catch (error) {
      fail(error, unanswered)
    }
  }

  async function send({ values, changes }: TextsWrite<Field>, idempotencyKey: string) {
    const known = stored.current
    stored.current = known
      ? await actions.change.mutateAsync({ key: known.key, changes, idempotencyKey })
      : await actions.add.mutateAsync({ input: glossaryTermInputSchema.parse(values), idempotencyKey })
    return stored.current
  }

  function save(): void {
    if (isBusy) return
    const checked = glossaryTermInputSchema.safeParse(words.values)
    const issues = checked.success ? [] : checked.error.issues
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [path[0], problemText(language, message)])))
    if (!checked.success) return
    void run(words.save({ send, overtakenBy }), t('glossary.saved'), connectionText(t))
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    save()
  }

  const footer = (
    <div className="row w-full">
      {term && !isGone && term.origin !== 'shipped' && term.origin !== 'own' ? (
        <button
          className="btn"
          type="button"
          aria-disabled={isBusy || undefined}
          aria-label={t('glossary.resetTerm', { term: term.de })}
          onClick={isBusy ? undefined : () => void run(actions.reset.mutateAsync(term.key), t('glossary.resetToast', { term: term.de }))}
        >
          <RotateCcw className="ic" aria-hidden="true" />
          {t('glossary.reset')}
        </button>
      ) : null}
      {term && !isGone && !isRemoved ? (
        <button
          className="btn btn-red"
          type="button"
          aria-disabled={isBusy || undefined}
          aria-label={t('glossary.removeTerm', { term: term.de })}
          onClick={async () => {
            if (isBusy || !(await ask(t('glossary.removeQuestion', { term: term.de }), 'delete'))) return
            void run(actions.remove.mutateAsync(term.key), t('glossary.removedToast', { term: term.de }))
          }}
        >
          <Trash2 className="ic" aria-hidden="true" />
          {t('products.delete')}
        </button>
      ) : null}
      {isRemoved ? null : (
        <button className="btn btn-sun push" type="submit" form={form} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined}>
          {isBusy ? <span className="spin" /> : <Save className="ic" aria-hidden="true" />}
          {t(isBusy ? 'glossary.saving' : 'glossary.save')}
        </button>
      )}
    </div>
  )

  return (
    <Dialog title={t(term && !isGone ? 'glossary.editTitle' : 'glossary.addTitle')} onClose={() => void close()} footer={footer}>
      <form id={form} className="stack" method="post" noValidate onSubmit={onSubmit}>
        {failure ? <Note kind="error" title={failure} /> : null}
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
      </form>
    </Dialog>
  )
}
