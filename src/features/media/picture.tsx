import { type CSSProperties, useState } from 'react'
import { preload } from 'react-dom'
import { PLACEHOLDER } from '#kit/pictures.ts'
import { useLowBandwidth } from '#ui/visit.ts'
import { type PictureSizes, pictureSources } from './picture-sizes.ts'
import { focusOf } from './rendition.ts'

type PictureProps = {
  url: string | null
  /** '' if the text beside it says the same. */
  alt: string
  sizes: PictureSizes
  /** True for the first picture of a page, or the first two cards. */
  isEager?: boolean
  /**
   * True for a picture near the top, which is probably visible at once. Other pictures load when they come within 50 or 100 px of
   * the visible part.
   */
  isEarly?: boolean
  ratio?: '4:3' | '3:2'
  /** Microdata property of the entity around it. */
  itemProp?: 'image' | undefined
}

/**
 * Placeholder source that keeps a browser with scripts from loading a picture before the visitor scrolls near it; then the early
 * script removes it. Browsers without scripts ignore it.
 */
const TRANSPARENT_GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const dimensions = { '4:3': [800, 600], '3:2': [900, 600] } as const

/** A library picture in the width and quality for this screen and connection; without a picture, the placeholder. */
export function Picture({ url, alt, sizes, isEager, isEarly, ratio = '4:3', itemProp }: PictureProps) {
  const isLow = useLowBandwidth()
  const [broken, setBroken] = useState<string | null>(null)
  const sources = broken === url ? undefined : pictureSources(url, sizes, isLow)
  const [width, height] = dimensions[ratio]
  const loading = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!sources) return <img src={PLACEHOLDER} alt={alt} width={width} height={height} {...loading} />
  const slot = (isLow && sizes.low) || sizes.full
  // A preload tag before the styles: the browser requests the picture while the document is still arriving.
  if (typeof document === 'undefined' && isEager)
    preload(sources.src, { as: 'image', type: 'image/avif', imageSrcSet: sources.avif, imageSizes: slot, fetchPriority: 'high' })
  return (
    <picture>
      {/* No `sizes`, since the only candidate has no width descriptor. */}
      {isEager || isEarly ? null : <source media="(scripting:enabled)" srcSet={TRANSPARENT_GIF} />}
      <source type="image/avif" srcSet={sources.avif} sizes={slot} />
      <img
        srcSet={sources.webp}
        sizes={slot}
        src={sources.src}
        alt={alt}
        width={width}
        height={height}
        // `--focus` is the `object-position` where a style sheet cuts the picture (hero.css).
        style={{ background: sources.colour, '--focus': focusOf(sources.src) } as CSSProperties}
        itemProp={itemProp}
        {...loading}
        ref={(image) => {
          if (!image) return
          // The load may have failed before hydration.
          if (image.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(url)
          if (!isEager && !isEarly) loadWhenNear(image)
        }}
        onError={() => setBroken(url)}
      />
    </picture>
  )
}

function loadWhenNear(image: Element): void {
  if (window.whenNear) window.whenNear(image)
  // Only the early script defines `whenNear`; without it (in the staff area) the picture loads lazily as the browser decides.
  else image.parentElement?.firstElementChild?.setAttribute('media', 'not all')
}
