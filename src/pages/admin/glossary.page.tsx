import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { glossaryQuery, useGlossaryActions } from '#features/translation/staff/glossary-data.ts'
import { GlossaryTable } from '#features/translation/staff/glossary-table.tsx'
import { TermDialog } from '#features/translation/staff/term-dialog.tsx'
import type { GlossaryTerm } from '#features/translation/translation.contract.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { useOpenedDraft } from '#ui/staff/typed/use-opened-draft.ts'
import type { Route } from './+types/glossary.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageHead } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'

const load = (async ({ api, cache }) => ({
  terms: await cache.fetchQuery({ ...glossaryQuery(api), retry: false, staleTime: 0 }),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** The list refetches itself after every change. */
export const shouldRevalidate = () => false

/** Glossary: technical terms and their translations. */
export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { data: terms, dataUpdatedAt } = useQuery({ ...glossaryQuery(api), initialData: loaderData.terms })
  const actions = useGlossaryActions(api)
  useFreshHistory('glossary', dataUpdatedAt)
  const [open, setOpen] = useState<{ term: GlossaryTerm | undefined }>()
  useOpenedDraft('glossary', (thing) => {
    const term = terms.find(({ key }) => key === thing)
    if (term || thing === 'new') setOpen({ term })
  })
  return (
    <div className="wrap am">
      <PageHead title={t('glossary.title')} intro={t('glossary.intro')} />
      <GlossaryTable terms={terms} onAdd={() => setOpen({ term: undefined })} onOpen={(term) => setOpen({ term })} />
      <div className="mt-5">
        <HistoryPanel api={api} of={{ kind: 'glossary' }} help={t('glossary.history')} />
      </div>
      {open ? <TermDialog term={open.term} actions={actions} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}
