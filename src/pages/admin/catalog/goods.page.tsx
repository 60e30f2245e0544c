import { FolderTree } from 'lucide-react'
import { Link } from 'react-router'
import { GoodsTable } from '#features/catalog/staff/lists/goods-table.tsx'
import { categoriesQuery, subcategoriesQuery } from '#features/catalog/staff/product-data.ts'
import { Empty } from '#ui/staff/empty.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, type StaffLoad } from '../frame/load.ts'
import { PageHead } from '../frame/page-title.tsx'
import type { Route } from './+types/goods.page'

const load = (async ({ api, cache }) => {
  const [categories, subcategories] = await Promise.all([
    cache.fetchQuery({ ...categoriesQuery(api), retry: false, staleTime: 0 }),
    cache.fetchQuery({ ...subcategoriesQuery(api), retry: false, staleTime: 0 }),
  ])
  return { categories, subcategories }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Table of the technical data that each category asks for. */
export default function GoodsPage({ loaderData: { categories, subcategories } }: Route.ComponentProps) {
  const t = useStaffText()
  return (
    <div className="wrap am pb-8">
      <PageHead title={t('goods.title')} intro={t('goods.intro')} />
      {categories.length > 0 ? (
        <GoodsTable categories={categories} subcategories={subcategories} />
      ) : (
        <Empty icon={FolderTree} title={t('categories.empty')} text={t('categories.emptyText')}>
          <Link className="btn btn-sun" to="/admin/categories/new">
            {t('categories.emptyNew')}
          </Link>
        </Empty>
      )}
    </div>
  )
}
