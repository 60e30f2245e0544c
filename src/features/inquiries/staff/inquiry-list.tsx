import { Inbox, MessageSquareText, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#api/call.ts'
import { formatNumber } from '#i18n/format.ts'
import { CsvLink } from '#ui/staff/csv-link.tsx'
import { Empty } from '#ui/staff/empty.tsx'
import { SearchField } from '#ui/staff/fields/search-field.tsx'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { LoadFailure } from '#ui/staff/note.tsx'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { exportInquiries } from '../calls.ts'
import type { Inquiry, InquiryCounts, InquiryFilter } from '../inquiry.contract.ts'
import { type InquiryStatus, inquiryStatuses, sumOfCounts } from '../status.ts'
import { InquiryCard } from './inquiry-card.tsx'

/** Choice of the status filter. */
export type StatusChoice = 'all' | InquiryStatus

type InquiryListProps = {
  inquiries: readonly Inquiry[] | undefined
  /** Number of inquiries that the search finds, by status; undefined while they load. */
  counts: InquiryCounts | undefined
  /** Message if the list cannot be loaded. */
  problem: string | undefined
  isLoading: boolean
  hasMore: boolean
  onMore: () => void
  onReload: () => void
  /** Text in the search box. The list shows the results of `filter`, which may lag behind. */
  typed: string
  onType: (text: string) => void
  filter: InquiryFilter
  status: StatusChoice
  onStatus: (status: StatusChoice) => void
  /** Called when the user changes between the ordinary and the suspected inquiries. */
  onSuspicious: (isSuspicious: boolean) => void
  ordersTo: string
  templatesTo: string
  /** See `answers` of InquiryCard. */
  answersOf: (inquiry: Inquiry) => { mail: string | undefined; chat: string | undefined }
  questionOf: (inquiry: Inquiry) => ReactNode
  onOpened: (inquiry: Inquiry) => void
  busyId: number | undefined
  onToggle: (inquiry: Inquiry) => void
  onOrdinary: (inquiry: Inquiry) => void
  onDelete: (inquiry: Inquiry) => void
}

/** The inquiries for staff, in two tabs: ordinary and suspected ones. */
export function InquiryList(props: InquiryListProps) {
  const { counts, filter, onSuspicious } = props
  const t = useStaffText()
  const language = useStaffLanguage()
  const label = t('inquiries.suspicion')
  const suspicious = counts?.suspicious ? t('inquiries.counted', { label, count: formatNumber(counts.suspicious, language) }) : label
  return (
    <Tabs
      label={t('inquiries.suspicionTabs')}
      tabs={[
        { id: 'ordinary', label: t('inquiries.tab') },
        { id: 'suspicious', label: suspicious },
      ]}
      selected={filter.suspicious ? 'suspicious' : 'ordinary'}
      onSelect={(id) => onSuspicious(id === 'suspicious')}
    >
      <List {...props} />
    </Tabs>
  )
}

/** One tab: search and filter, and the list, or a note if it is empty or cannot be loaded. */
function List(props: InquiryListProps) {
  const { inquiries, counts, problem, isLoading, onReload, filter, onType, onStatus } = props
  const t = useStaffText()
  const isFiltered = Boolean(filter.q || filter.status)
  return (
    <>
      <ListTools {...props} />
      {filter.suspicious ? <p className="muted pb-4">{t('inquiries.suspicionText')}</p> : null}
      <h2 className="sr">{t('inquiries.tab')}</h2>
      {!inquiries && problem ? (
        <LoadFailure
          title={t('products.failed', { message: problem })}
          text={t('inquiries.failedText')}
          isLoading={isLoading}
          onReload={onReload}
        />
      ) : null}
      {!inquiries && !problem ? <p className="muted">{t('staff.loading')}</p> : null}
      {inquiries?.length === 0 ? (
        <Empty
          icon={Inbox}
          title={t('inquiries.empty')}
          text={t(isFiltered ? 'inquiries.noMatchText' : filter.suspicious ? 'inquiries.suspicionNone' : 'inquiries.emptyText')}
        >
          {isFiltered ? (
            <button
              className="btn"
              type="button"
              onClick={() => {
                onType('')
                onStatus('all')
              }}
            >
              {t('inquiries.showAll')}
            </button>
          ) : (
            <button className="btn" type="button" disabled={isLoading} onClick={onReload}>
              {t('staff.reload')}
            </button>
          )}
        </Empty>
      ) : null}
      {inquiries && inquiries.length > 0 ? <Filled {...props} inquiries={inquiries} counts={counts} /> : null}
    </>
  )
}

function ListTools({ counts, typed, onType, filter, status, onStatus, ordersTo, templatesTo }: InquiryListProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('inquiries.counted', { label, count: formatNumber(count, language) })
  return (
    <div className="abar">
      <SearchField className="flex-[1_1_16rem] lg:max-w-md" label={t('inquiries.search')} maxLength={200} value={typed} onSearch={onType} />
      {filter.suspicious ? null : (
        <select
          className="in max-lg:min-w-0 max-lg:flex-[1_1_9.5rem]"
          aria-label={t('inquiries.status')}
          value={status}
          onChange={(event) => onStatus(event.target.value as StatusChoice)}
        >
          <option value="all">{counted(t('inquiries.all'), counts && sumOfCounts(counts))}</option>
          <Options of={inquiryStatuses.map((one) => [one, counted(t(`inquiries.status.${one}`), counts?.[one])])} />
        </select>
      )}
      <CsvLink
        className="btn max-lg:flex-auto max-lg:whitespace-nowrap"
        list={t('inquiries.tab')}
        href={addressOf(exportInquiries, { query: { ...filter, language } })}
      />
      <Link className="btn max-lg:flex-auto" to={ordersTo}>
        <MessageSquareText className="ic" aria-hidden="true" />
        {t('inquiries.fromWhatsapp')}
      </Link>
      <Link className="btn max-lg:flex-auto" to={templatesTo}>
        <PencilLine className="ic" aria-hidden="true" />
        {t('replies.open')}
      </Link>
    </div>
  )
}

function Filled(props: InquiryListProps & { inquiries: readonly Inquiry[] }) {
  const { inquiries, counts, filter, isLoading, hasMore, onMore, problem, answersOf, questionOf, busyId } = props
  const { onOpened, onToggle, onOrdinary, onDelete } = props
  const t = useStaffText()
  const language = useStaffLanguage()
  const total = counts && (filter.suspicious ? counts.suspicious : filter.status ? counts[filter.status] : sumOfCounts(counts))
  // If the last page is full, only the count shows that there are no more.
  const isMore = hasMore && (total === undefined || inquiries.length < total)
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
  return (
    <>
      <p className="muted num pb-4" role="status">
        {t('inquiries.shown', {
          shown: formatNumber(inquiries.length, language),
          total: formatNumber(Math.max(total ?? 0, inquiries.length), language),
        })}
      </p>
      <ul className="stack inquiries" aria-label={t('inquiries.tab')}>
        {inquiries.map((inquiry) => (
          <InquiryCard
            key={inquiry.id}
            inquiry={inquiry}
            to={`/admin/inquiries/${inquiry.id}${query ? `?${query}` : ''}`}
            answers={answersOf(inquiry)}
            question={questionOf(inquiry)}
            onOpened={onOpened}
            isBusy={busyId === inquiry.id}
            onToggle={onToggle}
            onOrdinary={onOrdinary}
            onDelete={onDelete}
          />
        ))}
      </ul>
      {problem ? <p className="err pt-4">{problem}</p> : null}
      {isMore ? (
        <p className="pt-4">
          <button className="btn" type="button" aria-disabled={isLoading || undefined} onClick={isLoading ? undefined : onMore}>
            {t('inquiries.more')}
          </button>
        </p>
      ) : null}
    </>
  )
}
