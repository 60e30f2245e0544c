import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import type { HeroSlide } from '#features/settings/setting-picture.ts'
import { parts } from '#islands/home.tsx'
import { Seascape } from '#ui/site/hero-slider.tsx'
import { islandsOf } from '#ui/site/island.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts, useHasCalculator } from '../layout-data.ts'

const HomeIsland = islandsOf('home', parts)

/**
 * The slides that staff have set. A slide without title gets a default title if the company's facts support it; the first slide
 * always has one. A slide without picture and title is left out.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const t = usePageText()
  const { claims, sites, lines } = useFacts()
  const { brand } = useVisit()
  const hasCalculator = useHasCalculator()
  const usual = hasCalculator ? t('hero.title1') : lines.trade || brand
  const titles = [
    usual,
    hasCalculator && claims.sunDays ? t('hero.title2', { days: claims.sunDays }) : undefined,
    sites.warehousePlace && sites.handover ? t('hero.title3', { place: sites.warehousePlace }) : undefined,
  ]
  const shown = slides
    .map(({ picture, title }, index) => ({ picture, title: title ?? titles[index] }))
    .filter(({ picture, title }) => picture || title)
  const [first] = shown
  if (first && shown.length === 1) return <OneSlide {...first} title={first.title ?? usual} />
  return (
    <HomeIsland
      part="hero"
      props={{
        slides: shown.map(({ picture, title = usual }) => ({ picture, title })),
        products: t('hero.products'),
      }}
    />
  )
}

/** A single slide, which needs no script. */
function OneSlide({ picture, title }: { picture: HeroSlide['picture']; title: string }) {
  const t = usePageText()
  return (
    <section className="hero dark">
      <div className="hero-p">{picture ? <Picture {...picture} sizes={pictureSizes.hero} ratio="3:2" isEager /> : <Seascape />}</div>
      <div className="hero-t">
        <h1>{title}</h1>
        <div>
          <a className="btn btn-sun btn-lg" href="/products">
            {t('hero.products')}
          </a>
        </div>
      </div>
    </section>
  )
}
