import { useQuery } from '@tanstack/react-query'
import { Ban, Power, RotateCcw, Trash2 } from 'lucide-react'
import { formatNumber } from '#i18n/format.ts'
import { defaultLanguage } from '#i18n/language.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { EntryButton, EntryDialog } from '#ui/staff/entry/entry-dialog.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { TextsInDispute } from '#ui/staff/typed/texts-in-dispute.tsx'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import type { SearchWords, WordResultCounts } from '../own-words/search-words.contract.ts'
import { countsQuery, findsManyMore, findsNothing, findWordsElsewhere, trialQuery } from './search-words-data.ts'
import { TrialSearch } from './trial-search.tsx'
import { useWordsEntry, type WordsEntry } from './use-words-entry.ts'
import { WordsField } from './words-field.tsx'

/** Dialog to edit a group of words or the further spellings of a unit, with a search to try the words before saving. */
export function WordsDialog({ missed = '', ...entry }: Omit<WordsEntry, 'missed'> & { missed?: string }) {
  const { api, list, words: opened, actions } = entry
  const t = useStaffText()
  const reader = useStaffLanguage()
  const form = useWordsEntry({ ...entry, missed })
  const { text, isBegun, isWarned, isBusy, unsaved, save } = form
  const { isOff, name, key } = opened ?? { isOff: false, name: '', key: undefined }
  const language = list === 'units' ? defaultLanguage : list
  const { data: now } = useQuery(trialQuery(api, { language, query: isBegun ? '' : missed }))
  const { data: counts = [] } = useQuery(countsQuery(api, useDebounced(unsaved)))
  return (
    <EntryDialog
      title={
        opened
          ? t('searchWords.editTitle', { name })
          : t('searchWords.addTitle', { list: withinPhrase(t(`searchWords.list.${list}`), reader) })
      }
      isWide
      unsaved={form.typed.isUnsaved ? { question: t('searchWords.discard'), deed: 'discard' } : undefined}
      isBusy={isBusy}
      failure={form.failure}
      save={t(isBusy ? 'searchWords.saving' : isWarned ? 'searchWords.saveAnyway' : 'searchWords.save')}
      buttons={
        <>
          {missed ? (
            <EntryButton
              icon={Ban}
              isBusy={isBusy}
              onClick={async () => {
                if (form.typed.isUnsaved && !(await ask(t('searchWords.discard'), 'discard'))) return
                void form.run(actions.markUnsold.mutateAsync(missed), t('searchWords.unsoldDone', { name: missed }))
              }}
            >
              {t('searchWords.notSold')}
            </EntryButton>
          ) : null}
          {opened ? <Buttons opened={opened} entry={entry} form={form} /> : null}
        </>
      }
      below={<TrialSearch api={api} language={language} query={missed} unsaved={unsaved} />}
      onSave={save}
      onClose={form.close}
    >
      {!isBegun && now && now.count > 0 ? (
        <Note title={t('searchWords.foundNow', { count: formatNumber(now.count, reader) })}>{t('searchWords.foundNowText')}</Note>
      ) : null}
      {isOff ? <Note kind="warn" title={t('searchWords.isOff')} /> : null}
      <TextsInDispute form={form.typed} label={() => t('searchWords.words')} isSaving={isBusy} onSave={save} />
      <WordsField
        ref={form.field}
        list={list}
        value={text}
        problem={form.problem}
        seeded={opened?.seeded ?? ''}
        elsewhere={findWordsElsewhere(form.others, { key, list, words: text })}
        onChange={form.type}
      />
      <WordsCounts counts={counts} />
    </EntryDialog>
  )
}

type ButtonsProps = { opened: SearchWords; entry: Pick<WordsEntry, 'list' | 'actions'>; form: ReturnType<typeof useWordsEntry> }

/** Buttons that reset, switch off or delete a stored group. */
function Buttons({ opened, entry: { list, actions }, form: { isBusy, run, typed } }: ButtonsProps) {
  const t = useStaffText()
  const { key, name, isOff, origin } = opened
  return (
    <>
      {origin === 'changed' ? (
        <EntryButton
          icon={RotateCcw}
          isBusy={isBusy}
          label={t('searchWords.resetNamed', { name })}
          onClick={() => void run(actions.reset.mutateAsync(key), t('searchWords.resetDone', { name }))}
        >
          {t('searchWords.reset')}
        </EntryButton>
      ) : null}
      {list === 'units' ? null : (
        <EntryButton
          icon={Power}
          isBusy={isBusy}
          onClick={async () => {
            if (typed.isUnsaved && !(await ask(t('searchWords.discard'), 'discard'))) return
            const done = t(isOff ? 'searchWords.switchedOn' : 'searchWords.switchedOff', { name })
            void run(actions.switch.mutateAsync({ key, isOff: !isOff }), done)
          }}
        >
          {t(isOff ? 'searchWords.switchOn' : 'searchWords.switchOff')}
        </EntryButton>
      )}
      {origin === 'own' ? (
        <EntryButton
          icon={Trash2}
          isBusy={isBusy}
          label={t('searchWords.deleteNamed', { name })}
          onClick={async () => {
            if (await ask(t('searchWords.deleteQuestion', { name }), 'delete'))
              void run(actions.remove.mutateAsync(key), t('searchWords.deleted', { name }))
          }}
        >
          {t('searchWords.delete')}
        </EntryButton>
      ) : null}
    </>
  )
}

/** Shows the effect of saving a group: for each word whose results change, the number of products now and after a save. */
function WordsCounts({ counts }: { counts: WordResultCounts['counts'] }) {
  const t = useStaffText()
  const reader = useStaffLanguage()
  const silent = counts.filter((one) => findsNothing(one, counts))
  const growing = counts.filter(findsManyMore)
  const others = counts.filter((one) => one.now !== one.saved && !growing.includes(one))
  const describeCounts = (some: WordResultCounts['counts']) =>
    some.map(({ words, now, saved }) => `${words}: ${formatNumber(now, reader)} → ${formatNumber(saved, reader)}`).join(' · ')
  return (
    <div role="status" className="stack [--gap:.75rem] wrap-anywhere">
      {growing.length > 0 ? (
        <Note kind="warn" title={t('searchWords.growing', { words: describeCounts(growing) })}>
          {t('searchWords.growingText')}
        </Note>
      ) : null}
      {silent.length > 0 ? (
        <Note kind="warn" title={t('searchWords.silent', { words: silent.map(({ words }) => words).join(', ') })}>
          {t('searchWords.silentText')}
        </Note>
      ) : null}
      {others.length > 0 ? <p className="sm muted">{t('searchWords.counts', { words: describeCounts(others) })}</p> : null}
    </div>
  )
}
