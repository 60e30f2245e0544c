import { Save } from 'lucide-react'
import type { Api } from '#api/client.ts'
import { ThreeLanguages } from '#ui/staff/fields/three-languages.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import { useUnsavedQuestion } from '#ui/staff/typed/unsaved.ts'
import type { Setting } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import { useSettingFields } from './use-setting-fields.ts'

const numbers = [1, 2, 3] as const
const spoken = ['de', 'es', 'en'] as const
/** Keys of all titles, in the order of the screen. */
export const heroTitleKeys = numbers.flatMap((number) =>
  spoken.map((language) => `hero_title_${number}_${language}` as const satisfies SettingKey),
)

/** The titles over the three hero pictures, in three languages, saved together. */
export function HeroTitles({ api, settings }: { api: Api; settings: Setting[] | undefined }) {
  const t = useStaffText()
  const fields = useSettingFields(api, settings, {
    keys: heroTitleKeys,
    draft: 'draft:hero-titles',
    titles: { saved: t('siteImages.titlesSaved'), failed: t('siteImages.titlesFailed') },
  })
  const { changed, isSaving } = fields
  useUnsavedQuestion(changed.length > 0 ? t('save.leave') : undefined, { isStored: true })

  const input = (key: SettingKey) => {
    const field = fields.field(key)
    return {
      input: {
        name: key,
        lang: key.slice(-2),
        value: field.value,
        onChange: ({ target }: { target: { value: string } }) => field.set(target.value),
      },
      problem: field.problem,
    }
  }

  return (
    <form
      className="panel stack mt-5 [--gap:1.1rem]"
      onSubmit={(event) => {
        event.preventDefault()
        void fields.saveAll()
      }}
    >
      <h2 className="text-xl">{t('siteImages.titles')}</h2>
      {numbers.map((number) => (
        <div key={number} className="stack">
          <ThreeLanguages
            label={t('siteImages.heroTitle', { number })}
            inputs={{
              de: input(`hero_title_${number}_de`),
              es: input(`hero_title_${number}_es`),
              en: input(`hero_title_${number}_en`),
            }}
          />
          {spoken.map((language) => {
            const name = `hero_title_${number}_${language}` as const
            return <OvertakenNote key={name} name={name} field={fields.field(name)} />
          })}
        </div>
      ))}
      <p className="help">{t('siteImages.titlesHelp')}</p>
      <div className="row">
        <IconButton
          icon={Save}
          isBusy={isSaving}
          className="btn btn-sun"
          type="submit"
          disabled={changed.length === 0}
          aria-disabled={isSaving || undefined}
        >
          {t(isSaving ? 'save.saving' : 'siteImages.saveTitles')}
        </IconButton>
        <p role="status" className={changed.length > 0 ? 'unsaved' : 'sm muted'}>
          {changed.length > 0 ? t('save.changes', { count: changed.length }) : t('save.nothing')}
        </p>
      </div>
    </form>
  )
}
