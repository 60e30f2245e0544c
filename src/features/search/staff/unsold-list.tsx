import { BellRing } from 'lucide-react'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { SearchWords } from '../own-words/search-words.contract.ts'
import { UNSOLD } from '../own-words/word-rules.ts'
import type { useSearchWordsActions } from './search-words-data.ts'

type UnsoldListProps = { all: readonly SearchWords[]; actions: ReturnType<typeof useSearchWordsActions> }

/** Searches for goods that the shop does not sell, each with a button that lets the dashboard report it again. */
export function UnsoldList({ all, actions: { remove } }: UnsoldListProps) {
  const t = useStaffText()
  const found = all.filter(({ list }) => list === UNSOLD)

  function showAgain({ key, name }: SearchWords): void {
    remove.mutate(key, {
      onSuccess: () => showToast({ kind: 'done', title: t('searchWords.showAgainDone', { name }) }),
      onError: (error) => showFailure(error, t, { topic: key, title: t('staff.failedTitle'), text: failureText(error, t) }),
    })
  }

  return (
    <>
      <p className="muted sm mb-2">{t(found.length > 0 ? 'searchWords.unsoldText' : 'searchWords.unsoldNone')}</p>
      <ul className="m-0 list-none p-0">
        {found.map((one) => (
          <li key={one.key} className="row row-b border-0 border-b border-solid border-edge py-2">
            <span className="font-[600] wrap-anywhere">{one.name}</span>
            <IconButton
              icon={BellRing}
              isBusy={remove.isPending && remove.variables === one.key}
              aria-label={t('searchWords.showAgainNamed', { name: one.name })}
              onClick={() => showAgain(one)}
            >
              {t('searchWords.showAgain')}
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  )
}
