import { siteText } from '#i18n/site.ts'
import { useVisit } from '#ui/visit.ts'
import { companyNameOf, nameAndForm } from '../../company/company-name.ts'
import { colourRules } from '../../company/fact-rules.ts'
import { coloursOf, markLetters } from '../../company/look.ts'
import { settingsByKey } from '../../contacts.ts'
import { type Facts, factsFrom } from '../../facts.ts'
import type { Setting } from '../../setting.contract.ts'
import { SettingsPreview } from '../settings-form.tsx'

/** Preview of the typed facts as visitors will see them: header, legal notice, certificates, figures. */
export function CompanyPreview({ settings }: { settings: readonly Setting[] }) {
  const { publicUrl } = useVisit()
  const site = siteText('es')
  const set = settingsByKey(settings)
  const { company, statistics, certificates, sites, lines, hours } = factsFrom(settings, 'es')
  const brand = companyNameOf(set, publicUrl)
  const { main, accent } = coloursOf(set)
  const figures = (Object.keys(statistics) as (keyof Facts['statistics'])[]).filter((name) => statistics[name])
  const { legalName, legalForm, legalAddress, register, taxId } = company
  const legal = [...nameAndForm(legalName ?? brand, legalForm), legalAddress, register, taxId].filter(Boolean)
  return (
    <SettingsPreview>
      <div className="stack" lang="es">
        <div className="row rounded-md px-4 py-3" style={{ background: main, color: colourRules.company_colour_main.letters }}>
          <b className="text-lg">{[markLetters(set, publicUrl), brand].filter(Boolean).join(' · ')}</b>
          <span className="sm wrap-anywhere">{[sites.line, hours].filter(Boolean).join(' · ')}</span>
          <span
            className="rounded-md px-3 py-1.5 font-semibold whitespace-normal wrap-anywhere"
            style={{ background: accent, color: colourRules.company_colour_accent.letters }}
          >
            {site('nav.home')}
          </span>
        </div>
        <p className="sm">{legal.join(' · ')}</p>
        {certificates.length > 0 ? (
          <p className="row">
            {certificates.map(({ name }) => (
              <span key={name} className="tag whitespace-normal wrap-anywhere">
                {name}
              </span>
            ))}
          </p>
        ) : null}
        {figures.length > 0 ? (
          <div className="plate md:grid-cols-3">
            {figures.map((name) => (
              <div key={name}>
                <b>{statistics[name]}</b>
                <span>{site(`product.stat.${name}`, lines)}</span>
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </SettingsPreview>
  )
}
