import { formatDate } from '#i18n/format.ts'
import { readStored } from '#kit/browser/storage.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useHydrated } from '#ui/staff/use-hydrated.ts'
import { ASSUMED_ON } from '../assumptions.ts'
import { applianceOf, type FigureKey } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { nameOfSetting, valueOfSetting } from './setting-words.ts'
import { readDraft, settingDraftKey } from './typed-setting.ts'

type SettingsListProps = { settings: readonly SizingSetting[]; onOpen: (setting: SizingSetting) => void }

/** Lists assumptions or appliances with value, source and date of each. A click on a name opens its dialog. */
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
  // Drafts are in this browser's storage, so the server renders the list without them.
  const isHydrated = useHydrated()
  const name = nameOfSetting(key, fields, t, language)
  return (
    <li className="border-0 border-b border-solid border-edge py-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          className="min-h-11 max-w-full cursor-pointer border-0 bg-transparent px-0 py-2 text-left font-[600] text-sea underline underline-offset-4 wrap-anywhere"
          type="button"
          aria-label={t('sizing.edit', { name })}
          onClick={onOpen}
        >
          {name}
        </button>
        {updatedAt ? <span className="tag tag-ink">{t('sizing.changed')}</span> : null}
        {isHydrated && readDraft(readStored(settingDraftKey(key)), key) ? (
          <span className="tag tag-limit">{t('sizing.unsaved')}</span>
        ) : null}
      </div>
      {applianceOf(key) ? null : <p className="sm wrap-anywhere">{t(`sizing.help.${key as FigureKey}`)}</p>}
      <p className="num mt-1 font-[600] wrap-anywhere">{valueOfSetting(key, fields, t, language)}</p>
      <p className="muted sm wrap-anywhere">
        {t('sizing.sourceLine', { source: fields.source || t('sizing.own'), date: formatDate(updatedAt ?? ASSUMED_ON, language) })}
      </p>
    </li>
  )
}
