import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { TRIAL_MAX } from '#features/search/own-words/limits.ts'
import type { SearchWords } from '#features/search/own-words/search-words.contract.ts'
import { staffLists, UNSOLD } from '#features/search/own-words/word-rules.ts'
import { findGroupWith, searchWordsQuery, useSearchWordsActions } from '#features/search/staff/search-words-data.ts'
import { TrialSearch } from '#features/search/staff/trial-search.tsx'
import { UnsoldList } from '#features/search/staff/unsold-list.tsx'
import { WordsDialog } from '#features/search/staff/words-dialog.tsx'
import { WordsList } from '#features/search/staff/words-list.tsx'
import { defaultLanguage, isLanguage } from '#i18n/language.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useOpenedDraft } from '#ui/staff/typed/use-opened-draft.ts'
import type { Route } from './+types/search-words.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageHead } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { useAddressQuery } from './frame/use-address-query.ts'
import { useAddressSetting } from './frame/use-address-setting.ts'

const load = (async ({ api, cache }) => ({
  words: await cache.fetchQuery({ ...searchWordsQuery(api), retry: false, staleTime: 0 }),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** The list refetches itself after every change. */
export const shouldRevalidate = () => false

/** Synonyms of the search and names of units. `?words=` opens the group with these words, or a new one. */
export default function SearchWordsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { data: all, dataUpdatedAt } = useQuery({ ...searchWordsQuery(api), initialData: loaderData.words })
  const actions = useSearchWordsActions(api)
  useFreshHistory('search-words', dataUpdatedAt)
  const [search, changeAddress] = useAddressQuery()
  const [list, setList] = useAddressSetting('language', staffLists)
  const missed = singleLine(search.get('words') ?? '')
    .trim()
    .slice(0, TRIAL_MAX)
  const [open, setOpen] = useState<{ words: SearchWords | undefined }>()
  // Words at the time the page was opened: a group that is created here counts as new until its dialog is closed.
  const [before] = useState(loaderData.words)
  const shown = open ?? (missed && isLanguage(list) ? { words: findGroupWith(before, list, missed) } : undefined)

  useOpenedDraft('search-words', (thing) => {
    const words = all.find(({ key }) => key === thing)
    const [, newIn, missedThen] = /^new-(es|de|en)-(.*)$/.exec(thing) ?? []
    changeAddress({ language: words?.list ?? newIn, words: missedThen || undefined })
    if (words || missedThen === '') setOpen({ words })
  })

  function close(): void {
    setOpen(undefined)
    if (search.has('words')) changeAddress({ words: undefined })
  }

  return (
    <div className="wrap am">
      <PageHead title={t('searchWords.title')} intro={t('searchWords.intro')} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 lg:order-2">
          <TrialSearch key={list} api={api} language={isLanguage(list) ? list : defaultLanguage} />
        </div>
        <div className="min-w-0">
          <Tabs
            label={t('searchWords.lists')}
            tabs={staffLists.map((id) => ({ id, label: t(`searchWords.list.${id}`) }))}
            selected={list}
            onSelect={setList}
          >
            <div className="pt-4">
              {list === UNSOLD ? (
                <UnsoldList all={all} actions={actions} />
              ) : (
                <WordsList all={all} list={list} onAdd={() => setOpen({ words: undefined })} onOpen={(words) => setOpen({ words })} />
              )}
            </div>
          </Tabs>
        </div>
      </div>
      <div className="mt-5">
        <HistoryPanel api={api} of={{ kind: 'search-words' }} help={t('searchWords.history')} />
      </div>
      {shown && list !== UNSOLD ? (
        <WordsDialog
          api={api}
          all={all}
          list={list}
          words={shown.words}
          missed={open === undefined ? missed : ''}
          actions={actions}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
