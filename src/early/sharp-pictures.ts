import { type PictureSizes, pictureSizes, pictureSources } from '#features/media/picture-sizes.ts'

/**
 * The pictures of a document are those for a thin line. On a good one this makes them what they would be without: in full
 * quality, and as wide as their place. A script of its own, which only good lines fetch; islands that live do it themselves.
 */
const places: PictureSizes[] = Object.values(pictureSizes)
for (const element of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('picture > [sizes]')) {
  const place = places.find(({ low, full }) => (low ?? full) === element.sizes)
  const sources = place && pictureSources(element.srcset.split(' ')[0] ?? '', place, false)
  if (!sources) continue
  element.sizes = place.full
  element.srcset = element instanceof HTMLImageElement ? sources.webp : sources.avif
}
