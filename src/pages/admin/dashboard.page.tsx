import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { CallError } from '#api/error-body.ts'
import { CategoryCards, SubcategoryCards } from '#features/catalog/staff/category-cards.tsx'
import {
  categoriesQuery,
  loadProductRows,
  productRowsQuery,
  subcategoriesQuery,
  useProductActions,
} from '#features/catalog/staff/product-data.ts'
import { ProductList } from '#features/catalog/staff/product-list.tsx'
import type { ProductRow, ProductSort } from '#features/catalog/staff/product-rows.ts'
import { smallPicture } from '#features/media/staff/small-picture.ts'
import { company } from '#features/settings/company.ts'
import { formatNumber } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatToday } from '#i18n/staff-format.ts'
import { Tabs } from '#ui/staff/tabs.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { Route } from './+types/dashboard.page'
import { inBrowser, onServer, orUndefined, type StaffLoad } from './load.ts'
import { LoadedCards } from './loaded-cards.tsx'
import type { loader as signedInLoader } from './signed-in.tsx'
import { useStaffApi } from './staff-api.ts'

const load = (async ({ api, memory }) => {
  const [rows, categories, subcategories] = await Promise.all([
    orUndefined(memory.ensureQueryData({ ...productRowsQuery(api), queryFn: () => loadProductRows(api), retry: false })),
    orUndefined(memory.ensureQueryData({ ...categoriesQuery(api), retry: false })),
    orUndefined(memory.ensureQueryData({ ...subcategoriesQuery(api), retry: false })),
  ])
  return { rows, categories, subcategories, now: new Date().toISOString() }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** Another tab or order is a matter of the address only; the lists refresh themselves. */
export const shouldRevalidate = () => false

const tabs = ['products', 'categories', 'subcategories'] as const
type TabId = (typeof tabs)[number]

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const api = useStaffApi()
  const [search, setSearch] = useSearchParams()
  const products = useQuery({ ...productRowsQuery(api), initialData: loaderData.rows })
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const subcategories = useQuery({ ...subcategoriesQuery(api), initialData: loaderData.subcategories })
  const { busyId, remove, duplicate } = useRowActions()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'products'
  const sort: ProductSort = search.get('sort') === 'category' ? 'category' : 'position'
  const set = (name: string, value: string, standard: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === standard) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const count = (number: number | undefined) => (number === undefined ? '–' : formatNumber(number, language))
  const activeOf = (list: readonly { isActive: boolean }[] | undefined) => count(list?.filter(({ isActive }) => isActive).length)

  return (
    <div className="wrap am">
      <title>{`${t('dashboard.title')} · ${company.brand}`}</title>
      <div className="head mb-5">
        <h1>{t('dashboard.welcome', { name: useStaffName() })}</h1>
        <p className="muted">{formatToday(new Date(loaderData.now), language)}</p>
      </div>
      <section className="plate stats" aria-label={t('stats.label')}>
        <Stat figure={count(categories.data?.length)} label={t('stats.categories')} />
        <Stat figure={count(subcategories.data?.length)} label={t('stats.subcategories', { active: activeOf(subcategories.data) })} />
        <Stat figure={activeOf(products.data)} label={t('stats.products', { total: count(products.data?.length) })} />
        {/* Inquiries come with their own part of the shop; until then there are none. */}
        <Stat figure={count(0)} label={t('stats.inquiries', { total: count(0) })} />
        <div>
          <b className="text-xl! leading-[1.6]! text-leaf">
            <span className="stock text-[length:inherit]!">{t('stats.online')}</span>
          </b>
          <span>{t('stats.status')}</span>
        </div>
      </section>
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((id) => ({ id, label: <TabName id={id} /> }))}
        selected={tab}
        onSelect={(id) => set('tab', id, 'products')}
      >
        {tab === 'products' ? (
          <ProductList
            rows={products.data}
            error={products.error}
            isLoading={products.isFetching}
            onReload={() => void products.refetch()}
            categories={categories.data ?? []}
            subcategories={subcategories.data ?? []}
            sort={sort}
            onSort={(chosen) => set('sort', chosen, 'position')}
            thumbnail={smallPicture}
            busyId={busyId}
            onDuplicate={duplicate}
            onDelete={remove}
          />
        ) : null}
        {tab === 'categories' ? (
          <LoadedCards query={categories} kind="categories">
            {(entries) => <CategoryCards categories={entries} thumbnail={mediumPicture} />}
          </LoadedCards>
        ) : null}
        {tab === 'subcategories' ? (
          <LoadedCards query={subcategories} kind="subcategories">
            {(entries) => <SubcategoryCards subcategories={entries} categories={categories.data ?? []} thumbnail={mediumPicture} />}
          </LoadedCards>
        ) : null}
      </Tabs>
    </div>
  )
}

const mediumPicture = (url: string) => smallPicture(url, 480)

function Stat({ figure, label }: { figure: string; label: string }) {
  return (
    <div>
      <b>{figure}</b>
      <span>{label}</span>
    </div>
  )
}

function TabName({ id }: { id: TabId }) {
  const t = useStaffText()
  if (id !== 'subcategories') return t(`tabs.${id}`)
  return (
    <>
      <span className="hide-m">{t('tabs.subcategories')}</span>
      <span className="hide-d">{t('tabs.subcategoriesShort')}</span>
    </>
  )
}

/** First name, else username, else "Admin". */
function useStaffName(): string {
  const t = useStaffText()
  const administrator = useRouteLoaderData<typeof signedInLoader>('signed-in')?.administrator
  return administrator?.firstName.trim() || administrator?.username.trim() || t('dashboard.nameless')
}

function useRowActions() {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { remove, duplicate } = useProductActions(useStaffApi())
  const said = (error: unknown) => (error instanceof CallError ? error.body?.error : undefined)
  return {
    busyId: (remove.isPending ? remove.variables : undefined) ?? (duplicate.isPending ? duplicate.variables : undefined),
    remove: (row: ProductRow) => {
      if (!window.confirm(t('products.confirmDelete', { name: nameOf(row, 'name', language) }))) return
      remove.mutate(row.id, {
        onSuccess: () => showToast({ kind: 'done', title: t('products.deleted') }),
        onError: (error) =>
          showToast({ kind: 'problem', title: t('products.deleteFailed'), text: said(error) ?? t('products.deleteFailedText') }),
      })
    },
    duplicate: (row: ProductRow) =>
      duplicate.mutate(row.id, {
        onSuccess: (copy) =>
          showToast({
            kind: 'done',
            title: t('products.duplicated'),
            text: t('products.duplicatedText'),
            link: { to: `/admin/products/${copy.id}/edit`, label: t('products.openCopy') },
          }),
        onError: () => showToast({ kind: 'problem', title: t('products.duplicateFailed'), text: t('products.duplicateFailedText') }),
      }),
  }
}
