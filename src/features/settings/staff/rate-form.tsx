import { Plus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import type { Api } from '#api/client.ts'
import { issuesOf, readConflict } from '#api/refusals.ts'
import { formatApproximate } from '#i18n/approximate.ts'
import { formatNumber } from '#i18n/format.ts'
import { problemText } from '#i18n/problems.ts'
import { lastShownDay, type SecondCurrency, SOURCE_MAX } from '#kit/exchange-rate.ts'
import { failureWords, showFailure } from '#ui/staff/failure.ts'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { type RateEntry, type Rates, rateInputSchema } from '../exchange/exchange-rate.contract.ts'
import { dayWords, parseTypedRate, rateWords, useRateActions } from './rates-data.ts'

type RateFormProps = { api: Api; currency: SecondCurrency; current: Rates['current'][number] | undefined; today: string }
type Field = 'perUsd' | 'day' | 'source'
const fields = ['perUsd', 'day', 'source'] as const

/** Change of the rate, in percent, from which the form shows a warning. */
const MUCH_PERCENT = 15

/** The current rate of a currency, and a form to enter a new one. */
export function RateForm({ api, currency, current, today }: RateFormProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { enter, withdraw } = useRateActions(api)
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const [overtaken, setOvertaken] = useState<RateEntry>()
  const values = { perUsd: '', day: today, source: current?.source ?? '', ...typed }
  const perUsd = parseTypedRate(values.perUsd, currency)
  const isBusy = enter.isPending || withdraw.isPending
  /** Topic of toasts about this rate: the toast of a save replaces that of an earlier failure. */
  const topic = `rate ${currency}`
  const id = (field: Field) => `${currency}-${field}`

  function set(field: Field, text: string): void {
    setTyped((before) => ({ ...before, [field]: text }))
    setProblems(({ [field]: _, ...others }) => others)
  }

  function refuse(found: Partial<Record<Field, string>>): void {
    setProblems(found)
    const first = fields.find((field) => found[field])
    if (first) document.getElementsByName(id(first))[0]?.focus()
  }

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const { day, source } = values
    const checked = rateInputSchema.safeParse({ currency, perUsd, day, source, seen: current?.id ?? null })
    if (!checked.success) {
      refuse(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], problemText(language, message)])))
      return
    }
    setOvertaken(undefined)
    try {
      await enter.mutateAsync(checked.data)
      setTyped({})
      showToast({ kind: 'done', topic, title: t('exchange.entered', { currency }) })
    } catch (error) {
      const found = readConflict(error)
      const issues = issuesOf(error)
      if (found) setOvertaken(found.current as RateEntry)
      else if (issues.length > 0) refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      else showFailure(error, t, { topic, ...failureWords(error, t), title: t('exchange.failed') })
    }
  }

  async function stop(): Promise<void> {
    if (!(await ask(t('exchange.withdrawQuestion', { currency })))) return
    try {
      await withdraw.mutateAsync(currency)
      showToast({ kind: 'done', topic, title: t('exchange.withdrawDone', { currency }) })
    } catch (error) {
      showFailure(error, t, { topic, ...failureWords(error, t) })
    }
  }

  const field = (name: Field) => ({
    name: id(name),
    value: values[name],
    problem: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  const isRead = rateInputSchema.shape.perUsd.safeParse(perUsd).success && perUsd > 0
  return (
    <form className="panel stack mt-5" aria-labelledby={currency} noValidate onSubmit={(event) => void save(event)}>
      <h2 className="text-xl" id={currency}>
        {t(`exchange.${currency}`)}
      </h2>
      <Status current={current} />
      <TextField
        label={t('exchange.rate', { currency })}
        inputMode="decimal"
        placeholder={current?.perUsd ? undefined : formatNumber(currency === 'CUP' ? 410.5 : 0.862, language)}
        help={isRead ? t('exchange.preview', { amount: formatApproximate(100_00, { currency, perUsd, day: today }, language) }) : undefined}
        warning={isRead && current?.perUsd ? changeWords(perUsd, current.perUsd) : undefined}
        {...field('perUsd')}
      />
      <TextField label={t('exchange.day')} type="date" max={today} {...field('day')} />
      <TextField label={t('exchange.source')} help={t('exchange.sourceHelp')} maxLength={SOURCE_MAX} {...field('source')} />
      {overtaken ? (
        <Note
          kind="error"
          title={t('exchange.overtaken', {
            by: overtaken.by,
            rate: overtaken.perUsd === null ? t('exchange.nothing') : rateWords(currency, overtaken.perUsd, language),
          })}
        />
      ) : null}
      <div className="row">
        <IconButton icon={Plus} className="btn btn-sun" type="submit" aria-busy={enter.isPending || undefined} disabled={isBusy}>
          {t(enter.isPending ? 'exchange.entering' : 'exchange.enter')}
        </IconButton>
        {current?.perUsd ? (
          <button className="btn btn-quiet" type="button" disabled={isBusy} onClick={() => void stop()}>
            {t('exchange.withdraw')}
          </button>
        ) : null}
      </div>
    </form>
  )

  function changeWords(now: number, before: number): string | undefined {
    const percent = (now / before - 1) * 100
    if (Math.abs(percent) < MUCH_PERCENT) return undefined
    return t('exchange.change', { percent: formatNumber(Math.abs(Math.round(percent)), language), isMore: percent > 0 })
  }
}

function Status({ current }: Pick<RateFormProps, 'current'>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (!current) return <p className="muted">{t('exchange.none')}</p>
  const { currency, perUsd, day, source, isShown } = current
  if (perUsd === null) return <p className="muted">{t('exchange.withdrawn')}</p>
  const last = lastShownDay({ currency, perUsd, day })
  return (
    <>
      <p className="wrap-anywhere">
        {t('exchange.shown', { rate: rateWords(currency, perUsd, language), day: dayWords(day, language), source })}
        {isShown && last ? ` ${t('exchange.until', { day: dayWords(last, language) })}` : null}
      </p>
      {isShown ? null : <Note kind="warn" title={t('exchange.tooOld')} />}
    </>
  )
}
