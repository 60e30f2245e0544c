import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ExternalLink, List } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { diffTexts } from '#features/history/staff/text-diff.ts'
import {
  DESK_LIMIT,
  DESK_LIMIT_MAX,
  type Desk,
  type DeskEntry,
  deskKinds,
  deskStates,
  entryKey,
} from '#features/translation/desk/desk.contract.ts'
import {
  type DeskFilter,
  deskQuery,
  limitFor,
  neighbourOf,
  neighbourOfOther,
  positionOf,
  withoutEntry,
  withoutSubject,
} from '#features/translation/staff/desk/desk-data.ts'
import { DeskEditor } from '#features/translation/staff/desk/desk-editor.tsx'
import { DeskFilters, DeskProgress } from '#features/translation/staff/desk/desk-head.tsx'
import { DeskList } from '#features/translation/staff/desk/desk-list.tsx'
import { ServiceHelp } from '#features/translation/staff/desk/service-help.tsx'
import { translationServiceQuery, useHasTranslationService } from '#features/translation/staff/use-translate-text.ts'
import { formatNumber } from '#i18n/format.ts'
import { languages } from '#i18n/language.ts'
import { withinPhrase } from '#i18n/staff-format.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { inBrowser, onServer, orUndefined, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressQuery } from '../frame/use-address-query.ts'
import type { Route } from './+types/translations.page'
import { formOfEntry, nameOfEntry } from './entry-names.ts'
import { entrySaving } from './entry-saving.ts'
import { useOpenEntry } from './use-open-entry.ts'

/** Key of the entry that an address names. */
const namedIn = (search: URLSearchParams) => search.get('at') || undefined

function filterOf(search: URLSearchParams): DeskFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name))
  return { language: one('language', languages), kind: one('kind', deskKinds), state: one('state', deskStates) }
}

const load = (async ({ api, cache, url }) => {
  const [desk, service] = await Promise.all([
    orUndefined(
      cache.fetchQuery({
        ...deskQuery(api, filterOf(url.searchParams), { limit: DESK_LIMIT, at: namedIn(url.searchParams) }),
        retry: false,
      }),
    ),
    orUndefined(cache.ensureQueryData({ ...translationServiceQuery(api), retry: false })),
  ])
  return { desk, service, search: url.search }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Filters and the open entry change only the address; the list refetches itself. */
export const shouldRevalidate = () => false

/** Translation desk: all missing or outdated translations, one entry after the other. */
export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const client = useQueryClient()
  const [search, changeAddress] = useAddressQuery()
  const filter = filterOf(search)
  const [limit, setLimit] = useState<number>(DESK_LIMIT)
  // The list is read with the entry that the address names at first; later ones are in the list.
  const [named, setNamed] = useState(() => namedIn(search))
  const query = deskQuery(api, filter, { limit, at: named })
  const isLoaded = limit === DESK_LIMIT && JSON.stringify(filter) === JSON.stringify(filterOf(new URLSearchParams(loaderData.search)))
  const { data: desk, error } = useQuery({ ...query, ...(isLoaded ? { initialData: loaderData.desk } : {}) })
  const hasService = useHasTranslationService(api, loaderData.service)
  const [announcement, announce] = useState('')
  const entries = desk?.entries ?? []
  const { open, isChosen, openings, show, release } = useOpenEntry(entries, desk?.at?.entry)
  const words = useEntryWords()
  const reach = desk && open && desk.total > limit ? limitFor(positionOf(desk, open)) : 0
  useEffect(() => setLimit((before) => Math.max(before, reach)), [reach])

  function done(entry: DeskEntry): void {
    const next = neighbourOf(entries, entry, 1) ?? neighbourOf(entries, entry, -1)
    client.setQueryData(query.queryKey, (known) => known && withoutEntry(known, entry))
    // Other lists of the staff area may show the text.
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== query.queryKey[0], refetchType: 'none' })
    void client.invalidateQueries({ queryKey: [query.queryKey[0]] })
    announce(t('desk.saved', { name: words(entry) }))
    show(next)
  }

  function dropGone(entry: DeskEntry): void {
    client.setQueryData(query.queryKey, (known) => known && withoutSubject(known, entry))
    void client.invalidateQueries({ queryKey: [query.queryKey[0]] })
    showToast({ kind: 'problem', title: t('desk.gone', { name: nameOfEntry(entry, t, language).title }), text: t('desk.goneText') })
    show(neighbourOfOther(entries, entry))
  }

  return (
    <div className="wrap am stack">
      <PageTitle text={t('desk.title')} />
      <div className="head">
        <h1>{t('desk.title')}</h1>
        <p className="muted">{t('desk.intro')}</p>
      </div>
      {/* By keyboard the filters and the list are on the way to the text; nobody else sees this button. */}
      {open ? (
        <button className="btn self-start not-focus:sr-only" type="button" onClick={() => show(open)}>
          {t('desk.toField')}
        </button>
      ) : null}
      <div className={`stack ${isChosen ? 'max-lg:hidden' : ''}`}>
        {desk ? <DeskProgress progress={desk.progress} /> : null}
        <DeskFilters
          filter={filter}
          onFilter={(change) => {
            setLimit(DESK_LIMIT)
            setNamed(undefined)
            release()
            const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined]))
            changeAddress({ ...values, at: undefined })
          }}
        />
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
      {error && !desk ? <Note kind="error" title={t('desk.failed')} /> : null}
      {desk && open === undefined ? (
        <Empty icon={Check} title={t(Object.values(filter).some(Boolean) ? 'desk.emptyFilter' : 'desk.empty')} />
      ) : null}
      {desk && open ? (
        <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className={`stack [--gap:.5rem] ${isChosen ? 'max-lg:hidden' : ''}`}>
            <p className="sm muted">{t('desk.count', { count: formatNumber(desk.total, language) })}</p>
            <DeskList entries={entries} open={open} nameOf={(entry) => nameOfEntry(entry, t, language)} onOpen={show} />
            {desk.total > entries.length && limit < DESK_LIMIT_MAX ? (
              <button className="btn" type="button" onClick={() => setLimit(Math.min(limit + DESK_LIMIT, DESK_LIMIT_MAX))}>
                {t('desk.more')}
              </button>
            ) : null}
          </div>
          <OpenEntry {...{ desk, open, isChosen, openings, hasService }} onShow={show} onDone={done} onGone={dropGone} />
        </div>
      ) : null}
      <ServiceHelp hasService={hasService} />
    </div>
  )
}

/** Returns the name of an entry in words, for screen readers and messages. */
function useEntryWords(): (entry: DeskEntry) => string {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (entry) => {
    const { title, detail } = nameOfEntry(entry, t, language)
    return `${title}, ${detail}, ${withinPhrase(t(`desk.language.${entry.to}`), language)}`
  }
}

type OpenEntryProps = {
  desk: Desk
  open: DeskEntry
  /** True if the address names the entry: on a phone it is then shown instead of the list. */
  isChosen: boolean
  openings: number
  hasService: boolean
  onShow: (entry: DeskEntry | undefined) => void
  onDone: (entry: DeskEntry) => void
  onGone: (entry: DeskEntry) => void
}

/** The open entry: its name and place in the list, and the editor. */
function OpenEntry({ desk, open, isChosen, openings, hasService, onShow, onDone, onGone }: OpenEntryProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const saving = useMemo(() => entrySaving(api), [api])
  const words = useEntryWords()
  const { title, detail } = nameOfEntry(open, t, language)
  const isReady = useHydrated()
  const position = positionOf(desk, open)
  const place = { at: formatNumber(position, language), total: formatNumber(desk.total, language) }
  return (
    <section className={`panel stack min-w-0 ${isChosen ? '' : 'max-lg:hidden'}`} aria-labelledby="desk-entry">
      <IconButton icon={List} className="btn self-start lg:hidden" onClick={() => onShow(undefined)}>
        {t('desk.toList')}
      </IconButton>
      <div className="row row-b">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere" id="desk-entry">
            {title}
          </h2>
          <p className="sm muted">
            {detail} · {t(`desk.state.${open.state}`)}
            {position > 0 ? ` · ${t('desk.position', place)}` : ''}
          </p>
        </div>
        <Link className="btn btn-quiet" to={formOfEntry(open)}>
          <ExternalLink className="ic" aria-hidden="true" />
          {t('desk.openForm')}
        </Link>
      </div>
      {isReady ? (
        <DeskEditor
          key={entryKey(open)}
          api={api}
          entry={open}
          name={words(open)}
          saving={saving}
          diff={diffTexts}
          hasService={hasService}
          openings={openings}
          onDone={onDone}
          onGone={onGone}
          onMove={(step) => {
            const next = neighbourOf(desk.entries, open, step)
            if (next) onShow(next)
          }}
        />
      ) : (
        <p className="muted">{t('staff.loading')}</p>
      )}
    </section>
  )
}
