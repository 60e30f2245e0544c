import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { ignoreMissing } from '#api/refusals.ts'
import { foldText } from '#kit/text/fold-text.ts'
import * as calls from '../own-words/calls.ts'
import type { SearchWords, TrialInput, WordResultCounts, WordsChange, WordsInput } from '../own-words/search-words.contract.ts'
import { phraseKey, problemOfWords, UNSOLD, type WordList } from '../own-words/word-rules.ts'

export const searchWordsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listSearchWords.path], queryFn: () => api.call(calls.listSearchWords) })

/** Trial search with stored or unsaved words. Fetched anew each time, since products change. */
export const trialQuery = (api: Api, input: TrialInput) =>
  queryOptions({
    queryKey: [calls.trySearch.path, input],
    queryFn: ({ signal }) => api.call(calls.trySearch, { body: input, signal }),
    enabled: input.query.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** The groups of a list that contain every typed word; accents and capitals make no difference. */
export function filterWords(all: readonly SearchWords[], list: WordList, query: string): SearchWords[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    if (one.list !== list) return false
    const text = foldText([one.name, one.words, one.list === 'units' ? one.seeded : ''].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}

/**
 * Words that are already in another group of the same language or name a unit, each with the name of that group or unit. A word
 * that names a unit is always read as the unit. Spellings of units are compared with the groups of all languages.
 */
export function findWordsElsewhere(
  all: readonly SearchWords[],
  { key, list, words }: { key: string | undefined; list: WordList; words: string },
): { phrase: string; name: string }[] {
  const isNear = (one: SearchWords) => one.list !== UNSOLD && (one.list === list || one.list === 'units' || list === 'units')
  const others = all.filter((one) => isNear(one) && one.key !== key && !one.isOff)
  const known = new Map(
    others
      .reverse()
      .flatMap(({ name, words: text, seeded, list: other }) =>
        [text, other === 'units' ? seeded : ''].flatMap((lines) => lines.split('\n').map((phrase) => [phraseKey(phrase), name] as const)),
      ),
  )
  return words.split('\n').flatMap((phrase) => {
    const name = phraseKey(phrase) === '' ? undefined : known.get(phraseKey(phrase))
    return name === undefined ? [] : [{ phrase: phrase.trim(), name }]
  })
}

/** Finds the group of a language that contains exactly this word or phrase, staff's groups first. */
export function findGroupWith(all: readonly SearchWords[], list: WordList, words: string): SearchWords | undefined {
  const wanted = phraseKey(words)
  if (wanted === '') return undefined
  return all.find((one) => one.list === list && one.words.split('\n').some((phrase) => phraseKey(phrase) === wanted))
}

/**
 * Number of products that each word of a group finds now and after a save. Disabled, so without data, for units, for a group that
 * is switched off, and for invalid words.
 */
export const countsQuery = (api: Api, { key, list, words, isOff }: NonNullable<TrialInput['unsaved']>) => {
  const isCounted = list !== 'units' && !isOff && problemOfWords(words, list) === undefined
  return queryOptions({
    queryKey: [calls.countWithWords.path, key, list, words],
    queryFn: async ({ signal }) =>
      list === 'units' ? [] : (await api.call(calls.countWithWords, { body: { key, list, words }, signal })).counts,
    enabled: isCounted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Thresholds for a warning: a save adds at least this many products to a word's results and multiplies them by more than this. */
const MANY_MORE = 3
const MUCH_MORE = 1.5
type Counted = WordResultCounts['counts'][number]

/** True for a word that finds products now and would find many more after a save. */
export const findsManyMore = ({ now, saved }: Counted): boolean => now > 0 && saved - now >= MANY_MORE && saved > MUCH_MORE * now

/** True for a word that finds nothing after a save, while another word of its group finds something before or after it. */
export const findsNothing = ({ saved }: Counted, all: readonly Counted[]): boolean =>
  saved === 0 && all.some((one) => one.now > 0 || one.saved > 0)

type Keyed = { idempotencyKey: string }

/**
 * Mutations that add, change, switch, delete and reset groups, and that mark a search as one for goods that are not sold. List and trial
 * reload after each, also if it failed.
 */
export function useSearchWordsActions(api: Api) {
  const client = useQueryClient()
  const onSettled = async () => {
    void client.invalidateQueries({ queryKey: [calls.trySearch.path] })
    await client.invalidateQueries({ queryKey: [calls.listSearchWords.path] })
  }
  return {
    add: useMutation({
      mutationFn: ({ input, idempotencyKey }: { input: WordsInput } & Keyed) =>
        api.call(calls.addSearchWords, { body: input, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    markUnsold: useMutation({
      mutationFn: (words: string) => api.call(calls.addSearchWords, { body: { list: UNSOLD, words } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ key, changes, idempotencyKey }: { key: string; changes: WordsChange } & Keyed) =>
        api.call(calls.changeSearchWords, { params: { key }, body: changes, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    switch: useMutation({
      mutationFn: ({ key, isOff }: { key: string; isOff: boolean }) =>
        api.call(calls.changeSearchWords, { params: { key }, body: { isOff } }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (key: string) => ignoreMissing(api.call(calls.deleteSearchWords, { params: { key } })), onSettled }),
    reset: useMutation({ mutationFn: (key: string) => api.call(calls.resetSearchWords, { params: { key } }), onSettled }),
  }
}
