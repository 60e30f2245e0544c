import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { productRowsQuery } from '#features/catalog/staff/product-data.ts'
import type { InquiryFilter } from '#features/inquiries/inquiry.contract.ts'
import { flattenPages, inquiriesQuery, inquiryCountsQuery, useReloadInquiries } from '#features/inquiries/staff/inquiry-data.ts'
import { InquiryList, type StatusChoice } from '#features/inquiries/staff/inquiry-list.tsx'
import { inquiryStatuses, toggledStatus } from '#features/inquiries/status.ts'
import { ConfirmAnswerSent } from '#features/replies/staff/confirm-answer-sent.tsx'
import { noteOpened } from '#features/replies/staff/opened-replies.ts'
import { chatLinkForList, mailLinkForList } from '#features/replies/staff/reply-links.ts'
import { templatesQuery } from '#features/replies/staff/template-data.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { loadFailure } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useVisit } from '#ui/visit.ts'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressSearch } from '../frame/use-address-search.ts'
import { useAddressSetting } from '../frame/use-address-setting.ts'
import { replyFactsFor } from './reply-facts.ts'
import { useInquiryCommands } from './use-inquiry-commands.ts'

const SEARCH = 'inquiry-search'
const STATUS = 'inquiry-status'
/** Query parameter that lists suspected inquiries. */
const SUSPICION = 'inquiry-suspicion'
const kinds = ['ordinary', 'suspicious'] as const

/** Parses the filter of the inquiry list from the dashboard's address. */
export function inquiryFilterOf(search: URLSearchParams): InquiryFilter {
  const status = inquiryStatuses.find((one) => one === search.get(STATUS))
  const q = search.get(SEARCH)?.trim()
  // Suspected inquiries are listed regardless of their status.
  const kind = search.get(SUSPICION) === 'suspicious' ? { suspicious: 'true' as const } : status ? { status } : {}
  return { ...kind, ...(q ? { q } : {}) }
}

export function inquiryListAddress({ status, suspicious, q }: InquiryFilter): string {
  const search = new URLSearchParams({
    tab: 'inquiries',
    ...(suspicious ? { [SUSPICION]: 'suspicious' } : {}),
    ...(status ? { [STATUS]: status } : {}),
    ...(q ? { [SEARCH]: q } : {}),
  })
  return `/admin/dashboard?${search}`
}

/** Inquiries tab of the dashboard: search and status are in the address, and inquiries load ten at a time. */
export function InquiriesTab() {
  const t = useStaffText()
  const { brand } = useVisit()
  const api = useStaffApi()
  const [typed, type, q] = useAddressSearch(SEARCH)
  const [status, setStatus] = useAddressSetting<StatusChoice>(STATUS, ['all', ...inquiryStatuses])
  const [kind, setKind] = useAddressSetting(SUSPICION, kinds)
  const filter = inquiryFilterOf(new URLSearchParams({ [SEARCH]: q, [STATUS]: status, [SUSPICION]: kind }))
  const inquiries = useInfiniteQuery({ ...inquiriesQuery(api, filter), placeholderData: keepPreviousData })
  const products = useQuery(productRowsQuery(api))
  const settings = useQuery({ ...settingsQuery(api), refetchOnMount: 'always' })
  const templates = useQuery(templatesQuery(api))
  const counts = useQuery({ ...inquiryCountsQuery(api, q), placeholderData: keepPreviousData })
  const { busyId, toggle, clear, remove } = useInquiryCommands()
  const { error, fetchNextPage } = inquiries
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const reload = useReloadInquiries()
  return (
    <InquiryList
      inquiries={inquiries.data && flattenPages(inquiries.data)}
      counts={counts.data}
      problem={error ? loadFailure(error, t) : undefined}
      isLoading={inquiries.isFetching}
      hasMore={inquiries.hasNextPage}
      onMore={more}
      onReload={reload}
      typed={typed}
      onType={type}
      filter={filter}
      status={status}
      onStatus={setStatus}
      onSuspicious={(isSuspicious) => setKind(isSuspicious ? 'suspicious' : 'ordinary')}
      ordersTo="/admin/orders"
      templatesTo="/admin/reply-templates"
      answersOf={(inquiry) => {
        // Shows no links until the texts of a reply are loaded.
        if (templates.isPending || settings.isPending || products.isPending) return { mail: undefined, chat: undefined }
        const letter = replyFactsFor(inquiry, { rows: products.data, settings: settings.data, brand })
        return {
          mail: mailLinkForList(inquiry, letter, templates.data ?? []),
          chat: chatLinkForList(inquiry, letter, templates.data ?? [], inquiry.language),
        }
      }}
      questionOf={(inquiry) => (
        <ConfirmAnswerSent
          inquiry={inquiry.id}
          at="list"
          isAnswered={inquiry.status === 'replied'}
          onAnswered={() => toggle(inquiry, 'replied')}
        />
      )}
      onOpened={({ id }) => noteOpened(id, 'list')}
      busyId={busyId}
      onToggle={(inquiry) => toggle(inquiry, toggledStatus(inquiry.status))}
      onOrdinary={clear}
      onDelete={(inquiry) => void remove(inquiry)}
    />
  )
}
