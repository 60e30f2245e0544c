import { ArrowRight } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { textPages } from '../../page-texts.ts'
import type { Setting } from '../../setting.contract.ts'
import { tradeKeys } from '../../setting-keys.ts'
import { neededTexts } from '../../unset-facts.ts'
import { FactRow, type OneLineSettingKey } from '../fact-row.tsx'
import { OpeningRow } from '../opening-row.tsx'
import { PageTextField } from '../page-text-field.tsx'
import { settingsToPreview } from '../settings-data.ts'
import { useSettingFields } from '../use-setting-fields.ts'
import { ColourRow } from './colour-row.tsx'
import { FirstGoods, type FirstGoodsProps } from './first-goods.tsx'
import { type FirstStep, firstFactKeys, firstSteps, isOfStep, lines } from './first-steps.ts'
import { HandoverRow } from './handover-row.tsx'
import { RegisterRow } from './register-row.tsx'
import { StatementsRow } from './statements-row.tsx'

const helps = {
  [tradeKeys[0]]: 'settings.tradeHelp',
  company_mark_letters: 'settings.company_mark_lettersHelp',
  currencies: 'settings.currenciesHelp',
  company_legal_name: 'settings.company_legal_nameHelp',
  company_legal_form: 'settings.company_legal_formHelp',
  company_tax_id: 'settings.company_tax_idHelp',
} as const satisfies Partial<Record<OneLineSettingKey, string>>
type FirstFactsProps = FirstGoodsProps & {
  api: Api
  settings: Setting[] | undefined
  step: FirstStep
  onStep: (step: FirstStep) => void
}

/**
 * Asks the owner of an empty shop for the facts that every company has, one step per screen. The owner may skip a step and
 * leave at any time: saved facts are in the shop, typed ones stay on the device.
 */
export function FirstFacts({ api, settings, step, onStep, hasCategory, hasProduct, draftId }: FirstFactsProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const fields = useSettingFields(api, settings, {
    keys: firstFactKeys,
    draft: 'draft:welcome',
  })
  const shown = settingsToPreview(fields, firstFactKeys)
  const [refusedStep, setRefusedStep] = useState<FirstStep>()
  const heading = useRef<HTMLHeadingElement>(null)
  const stepBefore = useRef(step)
  const at = firstSteps.indexOf(step)
  const next = firstSteps[at + 1]
  /** The last step ends with a page of its own once there is a product. */
  const shownStep = step === 'product' && hasProduct ? 'done' : step
  const own = fields.changed.filter((key) => isOfStep(key, step))

  // A new step starts at the top, with the focus on its heading, since the button that led here may be far below.
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])

  /** Handler of a button to a step. The second tap of a double tap would skip a step unseen. */
  const goTo =
    (to: FirstStep) =>
    ({ detail }: MouseEvent): void => {
      if (detail < 2) onStep(to)
    }

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (step === 'name' && fields.field('company_brand').value.trim() === '') {
      fields.refuse('company_brand', t('welcome.nameNeeded'))
      setRefusedStep(step)
      return
    }
    const isSaved = own.length === 0 || (await fields.saveSome(own))
    setRefusedStep(isSaved ? undefined : step)
    if (isSaved && next) onStep(next)
  }

  return (
    <form className="first-facts wrap am max-w-[40rem]!" noValidate onSubmit={(event) => void goOn(event)}>
      <p className="sm muted">{t('welcome.step', { at: at + 1, count: firstSteps.length })}</p>
      <progress className="mt-1.5 w-full" max={firstSteps.length} value={at + 1} aria-label={t('welcome.title')} />
      <h1 className="mt-4" tabIndex={-1} ref={heading}>
        {t(`welcome.${shownStep}`)}
      </h1>
      <p className="mt-2 muted">{t(`welcome.${shownStep}Text`)}</p>
      {step === 'product' ? (
        <FirstGoods {...{ hasCategory, hasProduct, draftId }} />
      ) : (
        <section className="panel mt-5 py-2!" aria-label={t(`welcome.${step}`)}>
          {step === 'hours' ? <OpeningRow field={fields.field('opening_hours')} /> : null}
          {lines[step].map((name) =>
            name === 'company_register' ? (
              <RegisterRow key={name} field={fields.field(name)} isOwner />
            ) : (
              <FactRow
                key={name}
                name={name}
                fields={fields}
                isOwner
                {...(name in helps ? { help: t(helps[name as keyof typeof helps]) } : {})}
              />
            ),
          )}
          {step === 'offer'
            ? (['company_services', 'company_reasons'] as const).map((key) => (
                <StatementsRow key={key} name={key} field={fields.field(key)} settings={shown} isOwner />
              ))
            : null}
          {step === 'look' ? <ColourRow name="company_colour_main" field={fields.field('company_colour_main')} isOwner /> : null}
          {step === 'look' ? <ColourRow name="company_colour_accent" field={fields.field('company_colour_accent')} isOwner /> : null}
          {step === 'conditions' ? (
            <div className="stack py-3">
              {neededTexts(fields.field('company_handover').value).map((name) => (
                <PageTextField key={name} label={textPages[name].titles[language]} rows={5} {...{ name, language, fields }} />
              ))}
            </div>
          ) : null}
          {step === 'places' ? <HandoverRow field={fields.field('company_handover')} isOwner /> : null}
        </section>
      )}
      <div className="row mt-5">
        {at > 0 ? (
          <button className="btn" type="button" onClick={goTo(firstSteps[at - 1] ?? 'name')}>
            {t('welcome.back')}
          </button>
        ) : null}
        {shownStep === 'done' ? null : (
          <Link className="btn btn-quiet mr-auto" to="/admin/dashboard">
            {t('welcome.later')}
          </Link>
        )}
        {next && (own.length === 0 || refusedStep === step) ? (
          <button className="btn btn-quiet" type="button" onClick={goTo(next)}>
            {t('welcome.skip')}
          </button>
        ) : null}
        {next ? (
          <button className="btn btn-sun max-md:order-first max-md:w-full" type="submit" aria-busy={fields.isSaving || undefined}>
            {t('welcome.saveAndGoOn')}
            <ArrowRight className="ic" aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </form>
  )
}
