import { Check, CircleAlert, Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useStaffText } from '#ui/staff/text.ts'
import { contradictions } from '../../goods/figure-rules.ts'
import { type Section, sections } from '../../product/product-fields.ts'
import { invalidPriceFields } from '../entity-form/typed-price.ts'
import { useTranslationStates } from '../entity-form/use-translation-states.ts'
import { sectionId } from './form-section.tsx'
import { isSectionFilledIn, sectionOf } from './form-sections.ts'
import { useHasUnconfirmedOffer } from './offer-note.tsx'
import { useProductFields } from './product-form-context.ts'
import { type ProductFormValues, typedSpecs } from './product-form-values.ts'
import { useSavesAsDraft } from './publish-note.tsx'

const texts = [
  ['name', 'basics'],
  ['shortDescription', 'shortDescription'],
  ['description', 'description'],
  ['availabilityText', 'status'],
] as const

/** Links to the form's sections: on wide screens a list beside the form with the state of each, on phones chips above the form. */
export function SectionLinks({ isBeside }: { isBeside: boolean }) {
  const t = useStaffText()
  const current = useCurrentSection()
  const states = useSectionStates()
  if (!isBeside) {
    return (
      <nav className="chips pt-2 pb-4 lg:hidden" aria-label={t('product.jumpTo')}>
        {sections.map((section) => (
          <a key={section} className="chip" href={`#${sectionId(section)}`} aria-current={section === current || undefined}>
            {t(`product.${section}`)}
          </a>
        ))}
      </nav>
    )
  }
  return (
    <nav className="panel only-d sects px-0" aria-label={t('product.sections')}>
      {sections.map((section) => (
        <a
          key={section}
          href={`#${sectionId(section)}`}
          className="row row-b nowrap min-h-11 text-inherit no-underline"
          aria-current={section === current || undefined}
        >
          {t(`product.${section}`)}
          <SectionIcon state={states[section]} />
        </a>
      ))}
    </nav>
  )
}

type SectionState = 'wrong' | 'untranslated' | 'blank' | 'fine'

function SectionIcon({ state }: { state: SectionState }) {
  if (state === 'wrong') return <CircleAlert className="ic text-red" aria-hidden="true" />
  if (state === 'untranslated') return <Languages className="ic text-limit" aria-hidden="true" />
  if (state === 'blank') return null
  return <Check className="ic text-leaf" aria-hidden="true" />
}

function useSectionStates(): Record<Section, SectionState> {
  const { formState, control } = useProductFields()
  const values = useWatch({ control }) as ProductFormValues
  const states = useTranslationStates()
  const wrong = new Set(Object.keys(formState.errors).map(sectionOf))
  if (useHasUnconfirmedOffer() || invalidPriceFields(values).length > 0) wrong.add('pricing')
  if (contradictions(typedSpecs(values.specs)).length > 0) wrong.add('figures')
  const isDraft = useSavesAsDraft()
  const untranslated = texts.flatMap(([field, section]) =>
    (['Es', 'En'] as const).some((suffix) => (states[`${field}${suffix}`] ?? 'up-to-date') !== 'up-to-date') ? [section] : [],
  )
  const state = (section: Section): SectionState =>
    wrong.has(section)
      ? 'wrong'
      : untranslated.includes(section as (typeof untranslated)[number])
        ? 'untranslated'
        : isSectionFilledIn(section, values) && !(section === 'status' && isDraft)
          ? 'fine'
          : 'blank'
  return Object.fromEntries(sections.map((section) => [section, state(section)])) as Record<Section, SectionState>
}

/** The section in the upper third of the screen. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>(sections[0])
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const section = sections.find((one) => sectionId(one) === seen?.target.id)
        if (section) setCurrent(section)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const section of sections) {
      const element = document.getElementById(sectionId(section))
      if (element) watcher.observe(element)
    }
    return () => watcher.disconnect()
  }, [])
  return current
}
