import { company } from '#features/settings/company.ts'
import type { HeroSlide } from '#features/settings/hero.ts'
import { parts } from '#islands/home.tsx'
import { islandsOf } from '#ui/site/island.tsx'
import { usePageText } from '#ui/visit.ts'

const HomeIsland = islandsOf('home', parts)

/** The slides that staff have set; where a title is missing, the shop's own. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const t = usePageText()
  const titles = [t('hero.title1'), t('hero.title2', { days: company.claims.sunDays }), t('hero.title3')]
  return (
    <HomeIsland
      part="hero"
      props={{
        slides: slides.map(({ picture, title }, index) => ({ title: title ?? titles[index] ?? '', picture })),
        products: t('hero.products'),
      }}
    />
  )
}
