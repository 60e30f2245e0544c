import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { issuesOf, readConflict } from '#api/refusals.ts'
import { defaultLanguage } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { useEntryWrites } from '#ui/staff/entry/use-entry-writes.ts'
import { connectionWords } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDraftedTexts } from '#ui/staff/typed/use-drafted-texts.ts'
import type { TextsWrite } from '#ui/staff/typed/use-typed-texts.ts'
import type { SearchWords } from '../own-words/search-words.contract.ts'
import { normalizeLines, problemOfWords, type WordList } from '../own-words/word-rules.ts'
import { countsQuery, findsManyMore, findsNothing, type useSearchWordsActions } from './search-words-data.ts'

export type WordsEntry = {
  api: Api
  all: readonly SearchWords[]
  list: WordList
  /** The group or unit to edit; undefined for a new group. */
  words: SearchWords | undefined
  /** A visitor's search without results, as the initial trial search and the first word of a new group. */
  missed: string
  actions: ReturnType<typeof useSearchWordsActions>
  onClose: () => void
}

/** State of the dialog for a group of words: the typed text, its problems and warnings, and its save. */
export function useWordsEntry({ api, all, list, words: opened, missed, actions, onClose }: WordsEntry) {
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
  const text = isBegun ? typed.values.words : `${missed}\n`
  const unsaved = { key: stored.current?.key ?? null, list, words: text, isOff: opened?.isOff ?? false }
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

  function refuse(message: string): void {
    setProblem(message)
    field.current?.focus()
  }

  async function send({ values, changes }: TextsWrite<'words'>, idempotencyKey: string) {
    const known = stored.current
    setSent(normalizeLines(values.words))
    const input = { list: list === 'units' ? defaultLanguage : list, words: values.words }
    stored.current = known
      ? await actions.change.mutateAsync({ key: known.key, changes, idempotencyKey })
      : await actions.add.mutateAsync({ input, idempotencyKey })
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
      const asked = countsQuery(api, unsaved)
      // If counting fails, the words are saved without a warning.
      const found = asked.enabled ? await client.fetchQuery(asked).catch(() => []) : []
      setAsking(false)
      if (found.some((one) => findsManyMore(one) || findsNothing(one, found))) {
        setWarned(text)
        return
      }
    }
    void run(typed.save({ send, readConflict }), t('searchWords.saved'), connectionWords(t))
  }

  const writes = [actions.add, actions.markUnsold, actions.change, actions.switch, actions.remove, actions.reset]
  return {
    ...{ typed, text, field, isBegun, problem, failure, unsaved, type, save, run, close },
    isWarned: warned === text,
    isBusy: isAsking || writes.some(({ isPending }) => isPending),
    others: all.filter((one) => opened || keys.has(one.key) || one.words !== sent),
  }
}
