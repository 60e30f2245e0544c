import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Languages, Save, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { describedBy, LabelledField } from '#ui/staff/fields/field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import type { DeskEntry } from '../../desk/desk.contract.ts'
import { useTranslation } from '../use-translate-text.ts'
import { ChangedSource, type DiffTexts } from './changed-source.tsx'
import { hintsQuery } from './desk-data.ts'
import { DeskHints } from './desk-hints.tsx'
import { type DeskAction, DeskKeys, useDeskKeys } from './desk-keys.tsx'
import type { DeskSaving } from './desk-saving.ts'
import { useDeskEntry } from './use-desk-entry.ts'

type DeskEditorProps = {
  api: Api
  entry: DeskEntry
  /** Name of the entry in words, for screen readers and messages. */
  name: string
  saving: DeskSaving
  diff: DiffTexts
  hasService: boolean
  /** Number of times that the user has opened an entry. Each time its text field gets the focus; at 0 the focus stays where it is. */
  openings: number
  onDone: (entry: DeskEntry) => void
  /** Called if a save finds that what the entry belongs to is deleted. */
  onGone: (entry: DeskEntry) => void
  onMove: (step: 1 | -1) => void
}

/** Editor of one entry: source text and translation side by side, with hints and keyboard shortcuts below. */
export function DeskEditor({ api, entry, name, saving, diff, hasService, openings, onDone, onGone, onMove }: DeskEditorProps) {
  const t = useStaffText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, type, form, problem, isSaving, isUnsaved, isUnconfirmed, isFitting, submit } = useDeskEntry(entry, saving)
  const help = isUnsaved ? t(isUnconfirmed ? 'desk.unconfirmed' : 'desk.unsaved') : undefined
  const { data: hints } = useQuery(hintsQuery(api, entry))
  const { suggest, isSuggesting, suggestProblem } = useSuggestion(api, entry, (suggested) => put(suggested))
  const notes = { problem: problem ?? suggestProblem, help }
  const [replaced, setReplaced] = useState<string>()

  useEffect(() => {
    if (openings > 0) field.current?.focus()
  }, [openings])

  /** Replaces the typed text by another one; a button then restores the typed text. */
  function put(next: string): void {
    if (text.trim() !== '' && text !== next) setReplaced(text)
    type(next)
    field.current?.focus()
  }

  async function save(): Promise<void> {
    const outcome = await submit()
    if (outcome === 'stored') onDone(entry)
    else if (outcome === 'gone') onGone(entry)
    else {
      field.current?.focus()
      // Below a long text the message can be out of sight, and the key would seem to do nothing.
      requestAnimationFrame(() => document.getElementById(`${id}-problem`)?.scrollIntoView({ block: 'nearest' }))
    }
  }

  const run: Record<DeskAction, () => void> = {
    save: () => void save(),
    next: () => onMove(1),
    previous: () => onMove(-1),
    suggest: () => hasService && void suggest(),
    memory() {
      const [first] = hints?.memory ?? []
      const whole = hints?.terms.find((term) => term.text.trim() === entry.source.trim())
      const known = first?.translated ?? whole?.translated
      if (known !== undefined) put(known)
    },
  }
  useDeskKeys((action) => run[action]())

  const reader = useStaffLanguage()
  const language = (one: DeskEntry['to']) => withinPhrase(t(`desk.language.${one}`), reader)
  return (
    <form
      className="stack"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextsInDispute form={form} label={() => name} isSaving={isSaving} onSave={() => void save()} />
      <div className="grid gap-4 md:grid-cols-2">
        <section className="field" aria-labelledby={`${id}-original`}>
          <h3 className="lbl text-base" id={`${id}-original`}>
            {t('desk.original', { language: language(entry.from) })}
          </h3>
          <ChangedSource entry={entry} diff={diff} />
        </section>
        <LabelledField
          id={id}
          label={
            <>
              {t('desk.translation', { language: language(entry.to) })}
              <span className="sr">: {name}</span>
            </>
          }
          {...notes}
          isAnnounced
        >
          <textarea
            ref={field}
            id={id}
            name="translation"
            className="in"
            lang={entry.to}
            rows={Math.min(16, Math.max(3, Math.ceil(entry.source.length / 45)))}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy(id, notes)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </LabelledField>
      </div>
      <Buttons
        {...{ isSaving, isFitting, isSuggesting, hasService, onMove }}
        onSuggest={() => void suggest()}
        onRestore={replaced !== undefined && replaced !== text ? () => put(replaced) : undefined}
      />
      <DeskKeys hasService={hasService} />
      <DeskHints entry={entry} hints={hints} onTake={put} />
    </form>
  )
}

type ButtonsProps = {
  isSaving: boolean
  /** True if the button confirms an unchanged translation. */
  isFitting: boolean
  isSuggesting: boolean
  hasService: boolean
  onSuggest: () => void
  /** Restores the typed text; undefined if it was not replaced. */
  onRestore: (() => void) | undefined
  onMove: (step: 1 | -1) => void
}

function Buttons({ isSaving, isFitting, isSuggesting, hasService, onSuggest, onRestore, onMove }: ButtonsProps) {
  const t = useStaffText()
  return (
    <div className="row">
      <IconButton icon={Save} isBusy={isSaving} className="btn btn-sun" type="submit" aria-keyshortcuts="Control+Enter">
        {t(isSaving ? 'desk.saving' : isFitting ? 'desk.fits' : 'desk.save')}
      </IconButton>
      {hasService ? (
        <IconButton icon={Languages} isBusy={isSuggesting} aria-keyshortcuts="Alt+S" onClick={onSuggest}>
          {t(isSuggesting ? 'desk.suggesting' : 'desk.suggest')}
        </IconButton>
      ) : null}
      {onRestore ? (
        <IconButton icon={Undo2} onClick={onRestore}>
          {t('translation.restore')}
        </IconButton>
      ) : null}
      <span className="row push nowrap gap-2">
        <IconButton icon={ChevronUp} aria-keyshortcuts="Alt+ArrowUp" onClick={() => onMove(-1)}>
          {t('desk.previous')}
        </IconButton>
        <IconButton icon={ChevronDown} aria-keyshortcuts="Alt+ArrowDown" onClick={() => onMove(1)}>
          {t('desk.next')}
        </IconButton>
      </span>
    </div>
  )
}

/** Asks the translation service for the translation of an entry. */
function useSuggestion(api: Api, { source, from, to }: DeskEntry, onSuggested: (text: string) => void) {
  const translate = useTranslation(api)
  const [isSuggesting, setSuggesting] = useState(false)
  const [suggestProblem, setProblem] = useState<string>()
  return {
    isSuggesting,
    suggestProblem,
    async suggest(): Promise<void> {
      if (isSuggesting) return
      setSuggesting(true)
      const answer = await translate(source, { from, to })
      setSuggesting(false)
      setProblem('problem' in answer ? answer.problem : undefined)
      if ('text' in answer) onSuggested(answer.text)
    },
  }
}
