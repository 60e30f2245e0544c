import type { UseQueryResult } from '@tanstack/react-query'
import { FolderTree, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#i18n/format.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { loadFailure } from '#ui/staff/failure.ts'
import { LoadFailure } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'

type LoadedCardsProps<Entry> = {
  query: UseQueryResult<Entry[]>
  kind: 'categories' | 'subcategories'
  /** Buttons beside the link to a new entry. */
  tools?: ReactNode
  children: (entries: Entry[]) => ReactNode
}

/** A list of cards with its count; or a note that it is empty, loading, or could not be loaded. */
export function LoadedCards<Entry>({ query, kind, tools, children }: LoadedCardsProps<Entry>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (!query.data && query.error) {
    return (
      <div className="pt-6">
        <LoadFailure
          title={t('products.failed', { message: loadFailure(query.error, t) })}
          text={t(`${kind}.failedText`)}
          isLoading={query.isFetching}
          onReload={query.refetch}
        />
      </div>
    )
  }
  if (!query.data) return <p className="muted pt-6">{t('staff.loading')}</p>
  if (query.data.length === 0) {
    return (
      <div className="pt-6">
        <Empty icon={FolderTree} title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)}>
          <NewLink kind={kind} isFirst />
        </Empty>
      </div>
    )
  }
  return (
    <>
      <div className="abar">
        <p className={tools ? 'muted num hide-m' : 'muted num'}>
          {t(`${kind}.count`, { count: formatNumber(query.data.length, language) })}
        </p>
        <div className={tools ? 'row row-b max-lg:flex-1' : undefined}>
          {tools}
          <NewLink kind={kind} isBesideOthers={tools !== undefined} />
        </div>
      </div>
      <h2 className="sr">{t(`tabs.${kind}`)}</h2>
      {children(query.data)}
    </>
  )
}

type NewLinkProps = { kind: 'categories' | 'subcategories'; isFirst?: boolean; isBesideOthers?: boolean }

/** Link to the form of a new entry; an empty list has another label. */
function NewLink({ kind, isFirst, isBesideOthers }: NewLinkProps) {
  const t = useStaffText()
  const name = t(`${kind}.${isFirst ? 'emptyNew' : 'new'}`)
  return (
    <Link className="btn btn-sun" to={`/admin/${kind}/new`} aria-label={name}>
      <Plus className="ic" aria-hidden="true" />
      <span className={isBesideOthers ? 'hide-m' : undefined}>{name}</span>
      {isBesideOthers ? <span className="hide-d">{t('subcategories.newShort')}</span> : null}
    </Link>
  )
}
