import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { stockStatuses } from '#features/catalog/goods/stock.ts'
import { productRowsQuery } from '#features/catalog/staff/product-data.ts'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { useRestore } from '#features/history/staff/use-restore.ts'
import { listInquiries } from '#features/inquiries/calls.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import type { ReplyFacts } from '#features/replies/staff/letter.ts'
import { templatesQuery, useTemplateActions } from '#features/replies/staff/template-data.ts'
import { TemplateDialog } from '#features/replies/staff/template-dialog.tsx'
import { TemplateList } from '#features/replies/staff/template-list.tsx'
import type { PreviewLetter } from '#features/replies/staff/template-preview.tsx'
import type { ReplyTemplate } from '#features/replies/template.contract.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { nameOf } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { loadFailure, showFailure } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useOpenedDraft } from '#ui/staff/typed/use-opened-draft.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { useVisit } from '#ui/visit.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { PageHead } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import type { Route } from './+types/reply-templates.page'
import { askedProducts } from './asked-products.ts'
import { inquiryListAddress } from './dashboard-inquiries.tsx'
import { companyFacts, type ReplyData, replyFactsFor } from './reply-facts.ts'

const load = (async ({ api, cache }) => {
  const [templates, settings, rows, inquiries] = await Promise.all([
    cache.fetchQuery({ ...templatesQuery(api), retry: false, staleTime: 0 }),
    orUndefined(cache.fetchQuery({ ...settingsQuery(api), retry: false })),
    orUndefined(cache.fetchQuery({ ...productRowsQuery(api), retry: false })),
    // Previews use these inquiries; the page works without previews.
    orUndefined(api.call(listInquiries, { query: { page: 1 } })),
  ])
  return { templates, settings, rows, inquiries: inquiries ?? [], now: new Date().toISOString() }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** The list refetches itself after every change. */
export const shouldRevalidate = () => false

export default function ReplyTemplatesPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const isReady = useHydrated()
  const { brand } = useVisit()
  const { data: templates, dataUpdatedAt } = useQuery({ ...templatesQuery(api), initialData: loaderData.templates })
  const settings = useQuery({ ...settingsQuery(api), initialData: loaderData.settings })
  const rows = useQuery({ ...productRowsQuery(api), initialData: loaderData.rows })
  const actions = useTemplateActions(api)
  const { restore } = useRestore(api)
  const [open, setOpen] = useState<{ template: ReplyTemplate | undefined }>()
  useFreshHistory('template', dataUpdatedAt)
  useOpenedDraft('reply-template', (thing) => {
    const template = templates.find(({ id }) => String(id) === thing)
    if (template || thing === 'new') setOpen({ template })
  })
  const fail = (error: unknown) => showFailure(error, t, { topic: 'template', title: t('replies.failed'), text: loadFailure(error, t) })

  async function remove(template: ReplyTemplate): Promise<void> {
    const name = nameOf(template, 'name', language)
    if (!(await ask(t('replies.confirmDelete', { name }), 'delete'))) return
    actions.remove.mutate(template.id, {
      onSuccess: () =>
        showToast({
          kind: 'done',
          topic: 'template',
          title: t('replies.deleted'),
          text: name,
          action: { label: t('trash.undo'), run: () => restore('template', template.id) },
        }),
      onError: fail,
    })
  }

  return (
    <div className="wrap am">
      <PageHead title={t('replies.title')} intro={t('replies.intro')} />
      <div className="abar">
        <Link className="btn" to={inquiryListAddress({})}>
          {t('inquiries.toList')}
        </Link>
        <IconButton icon={Plus} className="btn btn-sun" disabled={!isReady} onClick={() => setOpen({ template: undefined })}>
          {t('replies.new')}
        </IconButton>
      </div>
      {templates.length === 0 ? (
        <Empty icon={MessageSquareText} title={t('replies.none')} text={t('replies.noneText')} />
      ) : (
        <TemplateList
          templates={templates}
          isBusy={actions.change.isPending || actions.remove.isPending}
          onMove={({ id }, sortOrder) =>
            actions.change.mutateAsync({ id, change: { sortOrder } }).then(
              () => true,
              (error: unknown) => {
                fail(error)
                return false
              },
            )
          }
          onOpen={(template) => setOpen({ template })}
          onDelete={remove}
        />
      )}
      <p className="sm muted pt-4">{t('replies.tagsHelp')}</p>
      <div className="mt-5">
        <HistoryPanel api={api} of={{ kind: 'template' }} />
      </div>
      {open ? (
        <TemplateDialog
          template={open.template}
          letters={previewLetters(loaderData.inquiries, { rows: rows.data, settings: settings.data, brand }, loaderData.now, t)}
          actions={actions}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  )
}

/**
 * Sample inquiries for the preview of a template: an invented customer who asks for products of the catalogue, and the latest
 * real inquiries.
 */
function previewLetters(inquiries: readonly Inquiry[], stored: ReplyData, now: string, t: StaffText): PreviewLetter[] {
  return [
    { id: 'sample', label: t('replies.sample'), letter: sample(stored, now, t) },
    ...inquiries.map((inquiry) => {
      const letter = replyFactsFor(inquiry, stored)
      return { id: String(inquiry.id), label: [inquiry.name, letter.code].filter(Boolean).join(' · '), letter }
    }),
  ]
}

function sample({ rows = [], settings, brand }: ReplyData, now: string, t: StaffText): ReplyFacts {
  const shown = rows.filter(({ isActive }) => isActive)
  const productIds = stockStatuses.flatMap((status) => shown.find(({ stockStatus }) => stockStatus === status)?.id ?? [])
  return {
    name: t('replies.sampleName'),
    code: 'K7M3PXA',
    writtenAt: now,
    message: t('replies.sampleMessage'),
    products: askedProducts({ productIds, quantity: null, cart: null, source: null }, shown),
    ...companyFacts(settings, brand),
  }
}
