import type { ComponentProps } from 'react'
import type { Picture as LivePicture } from '#features/media/picture.tsx'
import { parsePictureUrl, smallPictureUrl } from '#features/media/rendition.ts'
import { shownCatalogue } from '../shown-catalogue.ts'

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const dimensions = { '4:3': [800, 600], '3:2': [900, 600] } as const

/** Replaces the site's picture component: the picture in its saved size, or its mean colour if pictures are not saved. */
export function Picture({ url, alt, ratio = '4:3' }: ComponentProps<typeof LivePicture>) {
  const [width, height] = dimensions[ratio]
  const saved = shownCatalogue().hasPictures ? smallPictureUrl(url) : undefined
  const background = parsePictureUrl(url)?.colour ?? '#f1eada'
  return <img src={saved ?? NOTHING} alt={alt} width={width} height={height} loading="lazy" style={{ background }} />
}
