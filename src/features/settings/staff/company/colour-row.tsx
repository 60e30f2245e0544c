import { isColour } from '#kit/colour.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { colourRules, factProblem, readableColour } from '../../company/fact-rules.ts'
import { defaultColours } from '../../company/look.ts'
import { SettingRow } from '../setting-row.tsx'
import type { SettingField } from '../use-setting-fields.ts'

const usual = { company_colour_main: defaultColours.main, company_colour_accent: defaultColours.accent }

type ColourRowProps = { name: keyof typeof colourRules; field: SettingField; isOwner: boolean }

/** Field of a company colour with a sample text. If the text is hard to read, the row offers the nearest readable colour. */
export function ColourRow({ name, field, isOwner }: ColourRowProps) {
  const t = useStaffText()
  const { letters } = colourRules[name]
  const shown = isColour(field.value) ? field.value : usual[name]
  const better = isColour(field.value) && factProblem(name, field.value) ? readableColour(name, field.value) : undefined
  return (
    <SettingRow name={name} label={t(`settings.${name}`)} help={t(`settings.${name}Help`)} field={field}>
      <div className="row gap-3">
        <input
          type="color"
          className="in w-20! p-1!"
          aria-label={t('settings.colourPick', { name: t(`settings.${name}`) })}
          value={shown}
          disabled={!isOwner}
          onChange={({ target }) => field.set(target.value)}
        />
        <input
          name={name}
          className="in num w-32! read-only:bg-sand read-only:text-muted"
          aria-label={t(`settings.${name}`)}
          value={field.value}
          readOnly={!isOwner}
          placeholder={usual[name]}
          autoComplete="off"
          onChange={({ target }) => field.set(target.value.trim().toLowerCase())}
        />
        <span className="rounded-md px-4 py-2 font-semibold" style={{ background: shown, color: letters }}>
          {t('settings.colourSample')}
        </span>
      </div>
      {better ? (
        <p className="row mt-2 gap-3" role="status">
          <span className="text-red">{t('settings.colourHard')}</span>
          <button className="btn" type="button" onClick={() => field.set(better)}>
            <span className="inline-block size-5 rounded-sm border border-line" style={{ background: better }} />
            {t('settings.colourTake', { colour: better })}
          </button>
        </p>
      ) : null}
    </SettingRow>
  )
}
