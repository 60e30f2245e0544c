import { usePageText } from '#ui/visit.ts'
import type { ListProps } from './list-props.ts'

type ListNotesProps = Pick<ListProps, 'choice'> & { list?: Pick<ListProps['list'], 'page' | 'total'> }

/** Notes about parts of the address that could not be applied: a page number beyond the last, or unknown filters. */
export function ListNotes({ choice, list = { page: 1, total: 1 } }: ListNotesProps) {
  const t = usePageText()
  return (
    <>
      {choice.askedPage > list.page && list.total > 0 ? <p className="note mb-4">{t('list.beyond', { page: choice.askedPage })}</p> : null}
      {choice.hasUnknown ? <p className="note mb-4">{t('filter.unknown')}</p> : null}
    </>
  )
}
