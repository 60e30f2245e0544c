import { useQuery } from '@tanstack/react-query'
import { redirect, useNavigate } from 'react-router'
import { categoriesQuery, productRowsQuery } from '#features/catalog/staff/product-data.ts'
import { FirstFacts } from '#features/settings/staff/company/first-facts.tsx'
import { type FirstStep, firstSteps, firstUnsavedStep } from '#features/settings/staff/company/first-steps.ts'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressSetting } from '../frame/use-address-setting.ts'
import { administratorQuery } from '../frame/use-administrator.ts'
import type { Route } from './+types/welcome.page'
import './register-statement-texts.ts'

const load = (async ({ api, cache }) => {
  const now = { retry: false, staleTime: 0 }
  const [{ role }, settings, categories, products] = await Promise.all([
    cache.fetchQuery(administratorQuery(api)),
    cache.fetchQuery({ ...settingsQuery(api), ...now }),
    cache.fetchQuery({ ...categoriesQuery(api), ...now }),
    cache.fetchQuery({ ...productRowsQuery(api), ...now }),
  ])
  // Employees may not save these facts.
  if (role !== 'owner') throw redirect('/admin/dashboard')
  return { settings, categories, products }
}) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

/** First page of the owner of an empty shop: asks for the facts about the company step by step, then for the first category and product. */
export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const categories = useQuery({ ...categoriesQuery(api), initialData: loaderData.categories })
  const products = useQuery({ ...productRowsQuery(api), initialData: loaderData.products })
  const navigate = useNavigate()
  const [step] = useAddressSetting<FirstStep>('step', [firstUnsavedStep(loaderData.settings), ...firstSteps])
  return (
    <>
      <PageTitle text={t('welcome.title')} />
      <FirstFacts
        api={api}
        settings={loaderData.settings}
        step={step}
        // Each step is a history entry, so that the browser's back button leads to the step before.
        onStep={(next) => void navigate(`?step=${next}`, { preventScrollReset: true })}
        hasCategory={categories.data.length > 0}
        hasProduct={products.data.length > 0}
        draftId={products.data.some(({ isActive }) => isActive) ? undefined : products.data[0]?.id}
      />
    </>
  )
}
