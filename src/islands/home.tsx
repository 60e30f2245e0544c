import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { HeroSlider, Seascape } from '#ui/site/hero-slider.tsx'

type HomeHeroProps = {
  slides: readonly { title: string; picture: { url: string; alt: string } | null }[]
  /** Label of the button. */
  products: string
}

/** The slides of the home page; a drawing where staff have set no picture. */
function HomeHero({ slides, products }: HomeHeroProps) {
  return (
    <HeroSlider
      slides={slides.map(({ picture, title }, index) => ({
        key: String(index),
        title,
        picture: picture ? <Picture {...picture} sizes={pictureSizes.hero} ratio="3:2" isEager /> : <Seascape />,
      }))}
    >
      <a className="btn btn-sun btn-lg" href="/products">
        {products}
      </a>
    </HeroSlider>
  )
}

export const parts = { hero: HomeHero }
