import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isSizedByCalculator } from '#features/catalog/goods/advice.ts'
import type { ProductView } from '#features/catalog/staff/lists/list-bar.tsx'
import { categoriesQuery, productRowsQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { inquiriesQuery, inquiryCountsQuery, useInquiryNews } from '#features/inquiries/staff/inquiry-data.ts'
import { sumOfCounts } from '#features/inquiries/status.ts'
import { mailQuery } from '#features/mail/staff/mail-data.ts'
import { MailNotes } from '#features/mail/staff/mail-notes.tsx'
import { libraryQuery } from '#features/media/staff/library.ts'
import { isDescribed } from '#features/media/staff/library-view.ts'
import { OperationNotes, operationQuery } from '#features/operation/staff/operation-notes.tsx'
import { templatesQuery } from '#features/replies/staff/template-data.ts'
import { TaskList } from '#features/tasks/staff/task-list.tsx'
import { tasksQuery, useFreshTasks } from '#features/tasks/staff/tasks-data.ts'
import { formatNumber } from '#i18n/format.ts'
import { formatToday } from '#i18n/staff-format.ts'
import { MINUTE_MS } from '#kit/units.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/dashboard.page'
import { CategoriesTab, SubcategoriesTab } from './catalog/dashboard-categories.tsx'
import { ProductsTab } from './catalog/dashboard-products.tsx'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './frame/load.ts'
import { PageTitle } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'
import { UnsavedList } from './frame/unsaved-list.tsx'
import { useAddressSetting } from './frame/use-address-setting.ts'
import { useAdministrator } from './frame/use-administrator.ts'
import { InquiriesTab, inquiryFilterOf, inquiryListAddress } from './inquiries/dashboard-inquiries.tsx'
import { wordsOfTask } from './task-words.ts'

const load = (async ({ api, cache, url }) => {
  const filter = inquiryFilterOf(url.searchParams)
  const isOfInquiries = url.searchParams.get('tab') === 'inquiries'
  const [rows, categories, subcategories, counts, list, mail, operation, templates, tasks] = await Promise.all([
    orUndefined(cache.ensureQueryData({ ...productRowsQuery(api), retry: false })),
    orUndefined(cache.ensureQueryData({ ...categoriesQuery(api), retry: false })),
    orUndefined(cache.ensureQueryData({ ...subcategoriesQuery(api), retry: false })),
    orUndefined(cache.ensureQueryData({ ...inquiryCountsQuery(api), retry: false })),
    isOfInquiries ? orUndefined(cache.ensureInfiniteQueryData({ ...inquiriesQuery(api, filter), retry: false })) : undefined,
    orUndefined(cache.fetchQuery({ ...mailQuery(api), retry: false })),
    orUndefined(cache.fetchQuery({ ...operationQuery(api), retry: false })),
    isOfInquiries ? orUndefined(cache.ensureQueryData({ ...templatesQuery(api), retry: false })) : undefined,
    orUndefined(cache.fetchQuery({ ...tasksQuery(api), retry: false })),
  ])
  return {
    rows,
    categories,
    subcategories,
    counts,
    mail,
    operation,
    tasks,
    inquiries: { filter, list, templates },
    now: new Date().toISOString(),
  }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Another tab or order changes only the address; the lists refetch themselves. */
export const shouldRevalidate = () => false

const tabs = ['products', 'categories', 'subcategories', 'inquiries'] as const
type TabId = (typeof tabs)[number]
const contents = {
  products: ProductsTab,
  categories: CategoriesTab,
  subcategories: SubcategoriesTab,
  inquiries: InquiriesTab,
} satisfies Record<TabId, () => ReactNode>

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const products = useQuery({ ...productRowsQuery(api), initialData: loaderData.rows })
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const subcategories = useQuery({ ...subcategoriesQuery(api), initialData: loaderData.subcategories })
  const hasSizedGoods = [...(categories.data ?? []), ...(subcategories.data ?? [])].some(isSizedByCalculator)
  const inquiries = useInquiryNews(api, loaderData.counts)
  // Puts data of the loader into the query cache, where the tab reads it.
  useInfiniteQuery({ ...inquiriesQuery(api, loaderData.inquiries.filter), initialData: loaderData.inquiries.list, enabled: false })
  useQuery({ ...templatesQuery(api), initialData: loaderData.inquiries.templates, enabled: false })
  const [tab, setTab] = useAddressSetting<TabId>('tab', tabs)
  // The page hides the list of unsaved work above the product table: that list would move the row that somebody is editing.
  const [view] = useAddressSetting<ProductView>('view', ['list', 'table'])
  const isTable = view === 'table' && tab === 'products'
  const isOwner = useAdministrator()?.role === 'owner'
  const count = (number: number | undefined) => (number === undefined ? '–' : formatNumber(number, language))
  const activeIn = (list: readonly { isActive: boolean }[] | undefined) => list?.filter(({ isActive }) => isActive).length

  // Any change of a product may change a task: drafts, stock, figures, translations.
  const newest = products.data?.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '')
  // Pictures may be described in the strip above the page, which keeps the library in the query cache.
  const { data: pictures } = useQuery({ ...libraryQuery(api), enabled: false })
  const undescribed = pictures?.filter((picture) => !isDescribed(picture)).length
  useFreshTasks(`${inquiries.data?.new} ${inquiries.data?.suspicious} ${products.data?.length} ${newest} ${undescribed}`)

  const lists = useRef<HTMLDivElement>(null)
  // On a phone the lists are below the visible part: without scrolling the link would seem to do nothing.
  const showLists = () => lists.current?.scrollIntoView()

  const Tab = contents[tab]

  return (
    <div className="wrap am">
      <PageTitle text={`${inquiries.data?.new ? `(${count(inquiries.data.new)}) ` : ''}${t('dashboard.title')}`} />
      <div className="head mb-5">
        <h1>{t('dashboard.welcome', { name: useStaffName() })}</h1>
        <div className="row">
          <p className="muted" suppressHydrationWarning={true}>
            {formatToday(useNow(loaderData.now), language)}
          </p>
          {hasSizedGoods ? (
            <Link className="btn hide-m" to="/admin/sizing">
              <Calculator className="ic" aria-hidden="true" />
              {t('sizing.title')}
            </Link>
          ) : null}
        </div>
      </div>
      <TaskList api={api} loaded={loaderData.tasks} wordsOf={(task) => wordsOfTask(task, t, language)} onBelow={showLists} />
      <section className="plate stats mt-5" aria-label={t('stats.label')}>
        <Stat
          figure={count(categories.data?.length)}
          label={t('stats.categories', { count: categories.data?.length ?? 0 })}
          to="/admin/dashboard?tab=categories"
          onOpen={showLists}
        />
        <Stat
          figure={count(subcategories.data?.length)}
          label={t('stats.subcategories', { count: subcategories.data?.length ?? 0, active: count(activeIn(subcategories.data)) })}
          to="/admin/dashboard?tab=subcategories"
          onOpen={showLists}
        />
        <Stat
          figure={count(activeIn(products.data))}
          label={t('stats.products', { count: activeIn(products.data) ?? 0, total: count(products.data?.length) })}
          to="/admin/dashboard?state=active"
          onOpen={showLists}
        />
        <Stat
          figure={count(inquiries.data?.new)}
          label={t('stats.inquiries', { count: inquiries.data?.new ?? 0, total: count(inquiries.data && sumOfCounts(inquiries.data)) })}
          to={inquiryListAddress({})}
          onOpen={showLists}
        />
        <div>
          <b className="text-xl! leading-[1.6]! text-leaf">
            <span className="stock text-[length:inherit]!">{t('stats.online')}</span>
          </b>
          <span>{t('stats.status')}</span>
        </div>
      </section>
      {isTable ? null : <UnsavedList />}
      <OperationNotes api={api} state={loaderData.operation} />
      <MailNotes api={api} state={loaderData.mail} isOwner={isOwner} />
      <div ref={lists} className="scroll-mt-4" />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((id) => ({ id, label: <TabName id={id} newInquiries={inquiries.data?.new ?? 0} /> }))}
        selected={tab}
        onSelect={setTab}
      >
        <Tab />
      </Tabs>
    </div>
  )
}

/** A number with its label; the whole card is a link to the counted list. */
function Stat({ figure, label, to, onOpen }: { figure: string; label: string; to: string; onOpen: () => void }) {
  return (
    <Link className="hover:bg-sand" to={to} onClick={onOpen} preventScrollReset>
      <b>{figure}</b>
      <span className="underline decoration-line-strong underline-offset-2">{label}</span>
    </Link>
  )
}

function TabName({ id, newInquiries }: { id: TabId; newInquiries: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (id === 'inquiries')
    return (
      <>
        {t('inquiries.tab')}
        {newInquiries > 0 ? (
          <>
            <span className="dot" aria-hidden="true">
              {formatNumber(newInquiries, language)}
            </span>
            <span className="sr"> {t('inquiries.tabNew', { count: formatNumber(newInquiries, language) })}</span>
          </>
        ) : null}
      </>
    )
  if (id !== 'subcategories') return t(`tabs.${id}`)
  return (
    <>
      <span className="hide-m">{t('tabs.subcategories')}</span>
      <span className="hide-d">{t('tabs.subcategoriesShort')}</span>
    </>
  )
}

/** The current time, updated every minute, so that a dashboard that stays open over night shows the new day. */
function useNow(loaded: string): Date {
  const [now, setNow] = useState(loaded)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(now)
}

/** First name, else username, else "Admin". */
function useStaffName(): string {
  const t = useStaffText()
  const administrator = useAdministrator()
  return administrator?.firstName.trim() || administrator?.username.trim() || t('dashboard.nameless')
}
