import { FirstFacts, type FirstStep, firstSteps } from '#features/settings/staff/company/first-facts.tsx'
import { settingsQuery } from '#features/settings/staff/settings-data.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { inBrowser, onServer, type StaffLoad } from '../frame/load.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { useStaffApi } from '../frame/staff-api.ts'
import { useAddressSetting } from '../frame/use-address-setting.ts'
import type { Route } from './+types/welcome.page'
import './register-statement-texts.ts'

const load = (({ api, cache }) => cache.fetchQuery({ ...settingsQuery(api), retry: false, staleTime: 0 })) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const shouldRevalidate = () => false

/** First page of the owner of an empty shop: asks for the facts about the company step by step, then for the first product. */
export default function WelcomePage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const [step, setStep] = useAddressSetting<FirstStep>('step', firstSteps)
  return (
    <>
      <PageTitle text={t('welcome.title')} />
      <FirstFacts api={useStaffApi()} settings={loaderData} step={step} onStep={setStep} />
    </>
  )
}
