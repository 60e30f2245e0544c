import { useState } from 'react'
import { useVisit } from '#ui/visit.ts'
import { type PictureSizes, pictureSources } from './picture-sizes.ts'
import { placeholderUrl } from './placeholder.ts'

type PictureProps = {
  url: string | null
  /** '' where the words beside it say the same. */
  alt: string
  sizes: PictureSizes
  /** The one picture that a visitor sees first; all others wait until they are near. */
  isEager?: boolean
  ratio?: '4:3' | '3:2'
}

const dimensions = { '4:3': [800, 600], '3:2': [900, 600] } as const

/** A picture of the library in the width and quality that this screen and line can use; without one, the placeholder. */
export function Picture({ url, alt, sizes, isEager, ratio = '4:3' }: PictureProps) {
  const { isLow } = useVisit()
  const [broken, setBroken] = useState<string | null>(null)
  const sources = broken === url ? undefined : pictureSources(url, sizes, isLow)
  const [width, height] = dimensions[ratio]
  const loading = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!sources) return <img src={placeholderUrl(400, 300)} alt={alt} width={width} height={height} {...loading} />
  const slot = (isLow && sizes.low) || sizes.full
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={slot} />
      <img
        srcSet={sources.webp}
        sizes={slot}
        src={sources.src}
        alt={alt}
        width={width}
        height={height}
        style={{ background: sources.colour }}
        {...loading}
        // It may have failed before the application was here to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(url)
        }}
        onError={() => setBroken(url)}
      />
    </picture>
  )
}
