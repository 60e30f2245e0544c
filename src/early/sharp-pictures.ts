import { type PictureSizes, pictureSizes, pictureSources } from '#features/media/picture-sizes.ts'

/**
 * Documents contain pictures for slow connections. On a good connection this script replaces their sources by those of full
 * quality and width. Hydrated islands render these sources themselves.
 */

const places: PictureSizes[] = Object.values(pictureSizes)
for (const element of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('picture > [sizes]')) {
  const place = places.find(({ low, full }) => (low ?? full) === element.sizes)
  const sources = place && pictureSources(element.srcset.split(' ')[0] ?? '', place, false)
  if (!sources) continue
  element.sizes = place.full
  element.srcset = element instanceof HTMLImageElement ? sources.webp : sources.avif
}
