import type { HeroSlide } from '#features/settings/hero.ts'
import { parts } from '#islands/home.tsx'
import { islandsOf } from '#ui/site/island.tsx'
import { usePageText } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

const HomeIsland = islandsOf('home', parts)

/** The slides that staff have set; where a title is missing, the shop's own. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const t = usePageText()
  const { claims, sites } = useFacts()
  const usual = t('hero.title1')
  const titles = [
    usual,
    claims.sunDays ? t('hero.title2', { days: claims.sunDays }) : usual,
    sites.warehousePlace && sites.handover ? t('hero.title3', { place: sites.warehousePlace }) : usual,
  ]
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
