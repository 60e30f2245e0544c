import { formatDate } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { ASSUMED_ON } from '../assumptions.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { nameOfSetting, valueOfSetting } from './setting-words.ts'

type SettingsListProps = { settings: readonly SizingSetting[]; onOpen: (setting: SizingSetting) => void }

/** Assumptions or appliances: what counts now, where it comes from and since when; the name of each opens it. */
export function SettingsList({ settings, onOpen }: SettingsListProps) {
  return (
    <ul className="m-0 list-none p-0">
      {settings.map((one) => (
        <SettingLine key={one.key} setting={one} onOpen={() => onOpen(one)} />
      ))}
    </ul>
  )
}

function SettingLine({ setting: { key, fields, updatedAt }, onOpen }: { setting: SizingSetting; onOpen: () => void }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const name = nameOfSetting(key, fields, t, language)
  return (
    <li className="border-0 border-b border-solid border-edge py-2">
      <button
        className="min-h-11 max-w-full cursor-pointer border-0 bg-transparent p-0 text-left font-[600] text-sea underline underline-offset-4 wrap-anywhere"
        type="button"
        aria-label={t('sizing.edit', { name })}
        onClick={onOpen}
      >
        {name}
      </button>
      {updatedAt ? <span className="tag tag-ink ml-2">{t('sizing.changed')}</span> : null}
      <p className="num wrap-anywhere">{valueOfSetting(key, fields, t, language)}</p>
      <p className="muted sm wrap-anywhere">
        {t('sizing.sourceLine', { source: fields.source || t('sizing.own'), date: formatDate(updatedAt ?? ASSUMED_ON, language) })}
      </p>
    </li>
  )
}
