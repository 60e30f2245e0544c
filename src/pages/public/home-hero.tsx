import { Link } from 'react-router'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { company } from '#features/settings/company.ts'
import type { HeroSlide } from '#features/settings/hero.ts'
import { HeroSlider } from '#ui/site/hero-slider.tsx'
import { Seascape } from '#ui/site/seascape.tsx'
import { usePageText } from '#ui/visit.ts'

/** The slides that staff have set; where a title or a picture is missing, the shop's own. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const t = usePageText()
  const titles = [t('hero.title1'), t('hero.title2', { days: company.claims.sunDays }), t('hero.title3')]
  return (
    <HeroSlider
      slides={slides.map(({ picture, title }, index) => ({
        key: String(index),
        title: title ?? titles[index] ?? '',
        picture: picture ? <Picture {...picture} sizes={pictureSizes.hero} ratio="3:2" isEager /> : <Seascape />,
      }))}
    >
      <Link className="btn btn-sun btn-lg" to="/products">
        {t('hero.products')}
      </Link>
    </HeroSlider>
  )
}
