import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isRouteErrorResponse, Link, useNavigate, useSearchParams } from 'react-router'
import { productRowsQuery } from '#features/catalog/staff/product-data.ts'
import { refreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import type { CartSnapshot, InquiryFilter } from '#features/inquiries/inquiry.contract.ts'
import type { Suspicion } from '#features/inquiries/robots.ts'
import { inquiryQuery, neighboursQuery, useInquiryActions } from '#features/inquiries/staff/inquiry-data.ts'
import { InquiryView } from '#features/inquiries/staff/inquiry-view.tsx'
import { inquiryStatuses } from '#features/inquiries/status.ts'
import { thumbnailUrl } from '#features/media/staff/small-picture.ts'
import { ConfirmAnswerSent } from '#features/replies/staff/confirm-answer-sent.tsx'
import { noteOpened } from '#features/replies/staff/opened-replies.ts'
import { ReplyPanel } from '#features/replies/staff/reply-panel.tsx'
import { templatesQuery } from '#features/replies/staff/template-data.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useHasTranslationService, useTranslation } from '#features/translation/staff/use-translate-text.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { allowLeaving } from '#ui/staff/typed/unsaved.ts'
import { useVisit } from '#ui/visit.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import type { Route } from './+types/inquiry.page'
import { asksForProducts } from './asked-products.ts'
import { inquiryListAddress } from './dashboard-inquiries.tsx'
import { replyFactsFor } from './reply-facts.ts'
import { useInquiryCommands } from './use-inquiry-commands.ts'

const named = ['notes', 'status', 'suspicion', 'name', 'phone', 'message', 'language', 'cart'] as const
const cartWords = (lines: CartSnapshot['lines']) =>
  lines.map(({ quantity, name, sku, productId }) => `${quantity} × ${name ?? sku ?? productId}`).join(', ')
const JUST_LOADED_MS = 5_000

const load = (async ({ api, cache, params, url }) => {
  const id = Number(params.id)
  const filter = filterOf(url.searchParams)
  const [inquiry, neighbours, templates, settings] = await Promise.all([
    cache.fetchQuery({ ...inquiryQuery(api, id), retry: false, staleTime: JUST_LOADED_MS }),
    orUndefined(cache.fetchQuery({ ...neighboursQuery(api, id, filter), retry: false, staleTime: JUST_LOADED_MS })),
    orUndefined(cache.fetchQuery({ ...templatesQuery(api), retry: false, staleTime: JUST_LOADED_MS })),
    orUndefined(cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: JUST_LOADED_MS })),
  ])
  return { inquiry, neighbours, templates, settings }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { loadsAnother as shouldRevalidate } from '../frame/load.ts'

export default function InquiryPage({ loaderData }: Route.ComponentProps) {
  const api = useStaffApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const t = useStaffText()
  const { brand } = useVisit()
  const language = useStaffLanguage()
  const [search] = useSearchParams()
  const filter = filterOf(search)
  const { id } = loaderData.inquiry
  const { data: inquiry } = useQuery({ ...inquiryQuery(api, id), initialData: loaderData.inquiry })
  const neighbours = useQuery({ ...neighboursQuery(api, id, filter), initialData: loaderData.neighbours })
  // Refetches when staff come back from WhatsApp, so that the next reply has current data.
  const products = useQuery({ ...productRowsQuery(api), enabled: asksForProducts(inquiry), refetchOnWindowFocus: true })
  const settings = useQuery({ ...settingsQuery(api), initialData: loaderData.settings, refetchOnWindowFocus: true })
  const templates = useQuery({ ...templatesQuery(api), initialData: loaderData.templates, refetchOnWindowFocus: true })
  const { change } = useInquiryActions(api)
  const translate = useTranslation(api)
  const hasService = useHasTranslationService(api, undefined)
  const { busyId, toggle, clear, remove } = useInquiryCommands()
  const query = new URLSearchParams(Object.entries(filter)).toString()
  const listTo = inquiryListAddress(filter)
  const question = {
    inquiry: id,
    isAnswered: inquiry.status === 'replied',
    onAnswered: () => toggle(inquiry, 'replied'),
  }
  const rowOf = (productId: number) => products.data?.find((row) => row.id === productId)

  return (
    <>
      <PageTitle text={inquiry.name} />
      <InquiryView
        key={id}
        inquiry={inquiry}
        neighbours={neighbours.data}
        listTo={listTo}
        pageOf={(other) => `/admin/inquiries/${other}${query ? `?${query}` : ''}`}
        productOf={(productId) => {
          const row = rowOf(productId)
          return row && { name: nameOf(row, 'name', language), picture: row.mainImage ? thumbnailUrl(row.mainImage) : undefined }
        }}
        translate={hasService ? (text, languages) => translate(text, { ...languages, isPrivate: true }) : undefined}
        isBusy={busyId !== undefined || change.isPending}
        onStatus={(status) => toggle(inquiry, status)}
        onOrdinary={clear}
        onSaveNotes={async (changed) => {
          const saved = await change.mutateAsync(changed)
          refreshHistory(client, 'inquiry', id)
          return saved
        }}
        question={<ConfirmAnswerSent {...question} at="facts" />}
        onOpened={() => noteOpened(id, 'facts')}
        reply={
          <ReplyPanel
            to={inquiry}
            letter={replyFactsFor(inquiry, { rows: products.data, settings: settings.data, brand })}
            stock={products.data || !asksForProducts(inquiry) ? 'known' : products.error ? 'failed' : 'loading'}
            templates={templates.data ?? []}
            templatesTo="/admin/reply-templates"
            question={<ConfirmAnswerSent {...question} at="panel" />}
            onOpened={() => noteOpened(id, 'panel')}
          />
        }
        history={
          <HistoryPanel
            api={api}
            of={{ kind: 'inquiry', subject: id }}
            wording={{
              field: (field) => {
                const known = named.find((one) => one === field.split('.')[0])
                return known && t(`inquiries.${known}`)
              },
              value: (field, value) => {
                if (field === 'suspicion') return t(`inquiries.suspicion.${value as Suspicion}`)
                if (field === 'language') return t(`inquiries.language.${value as Language}`)
                return field === 'cart.lines' ? cartWords(value as CartSnapshot['lines']) : undefined
              },
            }}
            onUndone={({ action }) => {
              // If its creation or restoring was undone, the inquiry is in the trash now.
              if (action === 'created' || action === 'restored') void navigate(listTo, { replace: true })
            }}
          />
        }
        onDelete={async () => {
          if (!(await remove(inquiry))) return
          allowLeaving()
          await navigate(listTo, { replace: true })
        }}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useStaffText()
  // The frame's boundary handles other errors.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="wrap am stack">
      <PageTitle text={t('inquiries.notFound')} />
      <h1>{t('inquiries.notFound')}</h1>
      <p>{t('inquiries.notFoundText')}</p>
      <Link className="btn btn-sun" to={inquiryListAddress({})}>
        {t('inquiries.toList')}
      </Link>
    </div>
  )
}

/** Filter of the list from which the inquiry was opened, so that "previous" and "next" follow that list. */
function filterOf(search: URLSearchParams): InquiryFilter {
  const status = inquiryStatuses.find((one) => one === search.get('status'))
  const q = search.get('q')?.trim()
  const suspicious = search.get('suspicious') === 'true' ? { suspicious: 'true' as const } : {}
  return { ...suspicious, ...(status ? { status } : {}), ...(q ? { q } : {}) }
}
