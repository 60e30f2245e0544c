import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Api } from '#api/client.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import { failureText } from '#ui/staff/failure.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDebounced } from '#ui/staff/use-debounced.ts'
import { householdCaseOf } from '../settings/compared-households.ts'
import type { KitChange as Change } from '../settings/kit-preview.contract.ts'
import { numberFields, type SettingFields, type SizingSettingKey } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { type ComparedNeed, changedHouseholds, comparedNeeds } from './changed-households.ts'
import { kitPreviewQuery } from './sizing-data.ts'

type HouseholdsPreviewProps = {
  api: Api
  settings: readonly SizingSetting[]
  of: SizingSettingKey
  /** The typed fields; undefined while one is invalid. */
  fields: SettingFields | undefined
  /** True if the answer to a save was lost: the typed fields may already be stored. */
  isUncertain: boolean
}

const units: Record<ComparedNeed, string> = { daily: 'kWh', panels: 'kWp', battery: 'kWh', continuous: 'kW', generator: 'kVA' }

/** Shows needs and kits of the three preset households now, and with the typed figures. */
export function HouseholdsPreview({ api, settings, of, fields, isUncertain }: HouseholdsPreviewProps) {
  const t = useStaffText()
  const id = useId()
  const households = fields ? changedHouseholds(settings, of, fields) : []
  const figures =
    fields && Object.fromEntries(numberFields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])))
  const settled = useDebounced({ figures })
  const basis = settings.map(({ updatedAt }) => updatedAt).join(' ')
  const { data: kits, error, isPaused } = useQuery(kitPreviewQuery(api, of, { query: settled.figures, basis }))
  // False while typing goes on: the kits are those of earlier figures.
  const isCurrent = JSON.stringify(settled.figures) === JSON.stringify(figures)
  const isSame = households.every(({ before, after }) => comparedNeeds.every((need) => before[need] === after[need]))
  return (
    <section className="panel stack [--gap:.75rem]" aria-labelledby={id}>
      <h3 className="text-base" id={id}>
        {t('sizing.preview')}
      </h3>
      <p className="sm muted">{t(`sizing.previewCase.${householdCaseOf(of)}`)}</p>
      <p className="sm" role="status">
        {fields ? (isSame && !isUncertain ? t('sizing.previewNothing') : '') : t('sizing.previewWrong')}
      </p>
      {fields ? (
        <div className="grid gap-4 md:grid-cols-3">
          {households.map((household) => (
            <Household key={household.preset} {...household}>
              {isCurrent && kits ? (
                <KitChange {...(kits.find(({ preset }) => preset === household.preset) ?? { before: null, after: null })} />
              ) : (
                <p className="sm muted mt-2">
                  {isCurrent && error ? failureText(error, t) : t(isPaused ? 'sizing.kitsOffline' : 'sizing.kitsComing')}
                </p>
              )}
            </Household>
          ))}
        </div>
      ) : null}
    </section>
  )
}

function Household({ preset, before, after, children }: ReturnType<typeof changedHouseholds>[number] & { children: ReactNode }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <div className="min-w-0">
      <b>{t(`sizing.preset.${preset}`)}</b>
      <dl className="sm m-0 mt-1">
        {comparedNeeds.map((need) => {
          const [was, is] = [formatNumber(before[need], language), formatNumber(after[need], language)]
          const unit = units[need]
          return (
            <div key={need} className="flex flex-wrap justify-between gap-x-3">
              <dt className="muted">{t(`sizing.need.${need}`)}</dt>
              <dd className={`num m-0 ${was === is ? 'muted' : 'font-[600]'}`}>
                {was === is ? `${is} ${unit}` : t('sizing.becomes', { before: was, after: is, unit })}
              </dd>
            </div>
          )
        })}
      </dl>
      {children}
    </div>
  )
}

/** Shows the kit of a household now, and with the typed figures. */
function KitChange({ before, after }: Pick<Change, 'before' | 'after'>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = (kit: Change['before']) => {
    if (!kit) return t('sizing.noKit')
    const goods = formatList(
      kit.lines.map((line) => `${line.quantity}\u00a0× ${keepUnitsTogether(nameOf(line, 'name', language))}`),
      language,
    )
    const price = kit.cents === null ? t('sizing.kitOnRequest') : formatPrice(formatCents(kit.cents), language)
    return t('sizing.kit', { goods, price })
  }
  const [was, is] = [words(before), words(after)]
  if (was === is) return <p className="sm muted mt-2">{t('sizing.kitStays', { kit: is })}</p>
  return (
    <div className="sm mt-2 stack [--gap:.25rem]">
      <p className="muted">{t('sizing.kitBefore', { kit: was })}</p>
      <p className="font-[600]">{t('sizing.kitAfter', { kit: is })}</p>
    </div>
  )
}
