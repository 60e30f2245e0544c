import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Power, RotateCcw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { issuesOf, readConflict } from '#api/refusals.ts'
import { formatNumber } from '#i18n/format.ts'
import { defaultLanguage } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { EntryButton, EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { useEntryWrites } from '#ui/staff/entry/use-entry-writes.ts'
import { connectionText } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useDraftedTexts } from '#ui/staff/typed/use-drafted-texts.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import type { SearchWords } from '../own-words/search-words.contract.ts'
import { normalizeLines, problemOfWords, type WordList } from '../own-words/word-rules.ts'
import {
  countsQuery,
  findsManyMore,
  findsNothing,
  findWordsElsewhere,
  trialQuery,
  type useSearchWordsActions,
} from './search-words-data.ts'
import { TrialSearch } from './trial-search.tsx'
import { WordsCounts } from './words-counts.tsx'
import { WordsField } from './words-field.tsx'

type WordsDialogProps = {
  api: Api
  all: readonly SearchWords[]
  list: WordList
  /** The group or unit to edit; undefined for a new group. */
  words: SearchWords | undefined
  /** A visitor's search without results, as the initial trial search and the first word of a new group. */
  missed?: string
  actions: ReturnType<typeof useSearchWordsActions>
  onClose: () => void
}

/** Dialog to edit a group of words or the further spellings of a unit, with a search to try the words before saving. */
export function WordsDialog({ api, all, list, words: opened, missed = '', actions, onClose }: WordsDialogProps) {
  const t = useStaffText()
  const client = useQueryClient()
  const reader = useStaffLanguage()
  // The stored group; undefined until the first save of a new group is answered.
  const stored = useRef(opened)
  const draftKey = `draft:search-words:${stored.current?.key ?? `new-${list}-${missed}`}`
  const typed = useDraftedTexts<'words'>(draftKey, { words: opened?.words ?? '' }, opened?.updatedAt)
  const [isBegun, setBegun] = useState(missed === '' || opened !== undefined || typed.isUnsaved)
  const [problem, setProblem] = useState<string>()
  // Words for which a warning was shown; a second click on save saves them.
  const [warned, setWarned] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // Keys of the list when the dialog opened. If the answer to adding a group was lost, the list may have the group under a new
  // key; `others` excludes it.
  const [keys] = useState(() => new Set(all.map((one) => one.key)))
  const [sent, setSent] = useState<string>()
  const others = all.filter((one) => opened || keys.has(one.key) || one.words !== sent)
  const isBusy = isAsking || [actions.add, actions.change, actions.switch, actions.remove, actions.reset].some(({ isPending }) => isPending)
  const isUnit = list === 'units'
  const text = isBegun ? typed.values.words : `${missed}\n`
  const isUnsaved = typed.isUnsaved
  const { isOff, name, key } = opened ?? { isOff: false, name: '', key: undefined }
  const { data: now } = useQuery(trialQuery(api, { language: isUnit ? defaultLanguage : list, query: isBegun ? '' : missed }))
  const unsaved = { key: stored.current?.key ?? null, list, words: text, isOff }
  const { data: counts = [] } = useQuery(countsQuery(api, useDebounced(unsaved)))
  const close = () => {
    typed.forget()
    onClose()
  }
  const { failure, run } = useEntryWrites({
    onClose: close,
    refuse(error) {
      const [issue] = issuesOf(error)
      if (issue?.path === 'words') refuse(issue.message)
      return issue?.path === 'words'
    },
  })

  function type(next: string): void {
    setBegun(true)
    setProblem(undefined)
    typed.set('words', next)
  }

  function refuse(text: string): void {
    setProblem(text)
    field.current?.focus()
  }

  async function send({ values, changes }: TextsWrite<'words'>, idempotencyKey: string) {
    const known = stored.current
    setSent(normalizeLines(values.words))
    stored.current = known
      ? await actions.change.mutateAsync({ key: known.key, changes, idempotencyKey })
      : await actions.add.mutateAsync({ input: { list: isUnit ? defaultLanguage : list, words: values.words }, idempotencyKey })
    return stored.current
  }

  function save(): void {
    if (!isBegun) type(text)
    setProblem(undefined)
    const found = problemOfWords(text, list)
    if (found) refuse(problemText(reader, found.problem, found.values))
    else void saveUnlessWarned()
  }

  async function saveUnlessWarned(): Promise<void> {
    if (warned !== text) {
      setAsking(true)
      const asked = countsQuery(api, { key: stored.current?.key ?? null, list, words: text, isOff })
      // If counting fails, the words are saved without a warning.
      const found = asked.enabled ? await client.fetchQuery(asked).catch(() => []) : []
      setAsking(false)
      if (found.some((one) => findsManyMore(one) || findsNothing(one, found))) {
        setWarned(text)
        return
      }
    }
    void run(typed.save({ send, readConflict }), t('searchWords.saved'), connectionText(t))
  }

  const isWarned = warned === text
  const buttons = (
    <>
      {opened?.origin === 'changed' ? (
        <EntryButton
          icon={RotateCcw}
          isBusy={isBusy}
          label={t('searchWords.resetNamed', { name })}
          onClick={() => void run(actions.reset.mutateAsync(opened.key), t('searchWords.resetDone', { name }))}
        >
          {t('searchWords.reset')}
        </EntryButton>
      ) : null}
      {opened && !isUnit ? (
        <EntryButton
          icon={Power}
          isBusy={isBusy}
          onClick={async () => {
            if (isUnsaved && !(await ask(t('searchWords.discard'), 'discard'))) return
            const done = t(isOff ? 'searchWords.switchedOn' : 'searchWords.switchedOff', { name })
            void run(actions.switch.mutateAsync({ key: opened.key, isOff: !isOff }), done)
          }}
        >
          {t(isOff ? 'searchWords.switchOn' : 'searchWords.switchOff')}
        </EntryButton>
      ) : null}
      {opened?.origin === 'own' ? (
        <EntryButton
          icon={Trash2}
          isBusy={isBusy}
          label={t('searchWords.deleteNamed', { name })}
          onClick={async () => {
            if (await ask(t('searchWords.deleteQuestion', { name }), 'delete'))
              void run(actions.remove.mutateAsync(opened.key), t('searchWords.deleted', { name }))
          }}
        >
          {t('searchWords.delete')}
        </EntryButton>
      ) : null}
    </>
  )

  return (
    <EntryDialog
      title={
        opened
          ? t('searchWords.editTitle', { name })
          : t('searchWords.addTitle', { list: withinPhrase(t(`searchWords.list.${list}`), reader) })
      }
      isWide
      unsaved={isUnsaved ? { question: t('searchWords.discard'), deed: 'discard' } : undefined}
      isBusy={isBusy}
      failure={failure}
      save={t(isBusy ? 'searchWords.saving' : isWarned ? 'searchWords.saveAnyway' : 'searchWords.save')}
      buttons={buttons}
      below={<TrialSearch api={api} language={isUnit ? defaultLanguage : list} query={missed} unsaved={unsaved} />}
      onSave={save}
      onClose={close}
    >
      {!isBegun && now && now.count > 0 ? (
        <Note title={t('searchWords.foundNow', { count: formatNumber(now.count, reader) })}>{t('searchWords.foundNowText')}</Note>
      ) : null}
      {isOff ? <Note kind="warn" title={t('searchWords.isOff')} /> : null}
      <TextsInDispute form={typed} label={() => t('searchWords.words')} isSaving={isBusy} onSave={save} />
      <WordsField
        ref={field}
        list={list}
        value={text}
        problem={problem}
        seeded={opened?.seeded ?? ''}
        elsewhere={findWordsElsewhere(others, { key, list, words: text })}
        onChange={type}
      />
      <WordsCounts counts={counts} />
    </EntryDialog>
  )
}
