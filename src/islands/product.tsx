import { Gallery } from '#features/catalog/pages/gallery.tsx'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'

type ProductGalleryProps = {
  /** Name of the product: alternative text of pictures that have none. */
  name: string
  pictures: readonly { url: string | null; alt: string | null; large: { url: string; kb: number } | null }[]
  /** True if microdata describes the first picture. */
  hasMicrodata?: boolean | undefined
}

/** A product's pictures; each is added to the page when it is first shown. */
function ProductGallery({ name, pictures, hasMicrodata }: ProductGalleryProps) {
  return (
    <Gallery
      slides={pictures.map(({ url, alt, large }, index) => ({
        url: url ?? '',
        large,
        picture: (
          <Picture
            key={url}
            url={url}
            alt={alt || name}
            sizes={pictureSizes.main}
            isEager={index === 0}
            itemProp={hasMicrodata && index === 0 ? 'image' : undefined}
          />
        ),
        // A span, since the gallery puts the picture into a button, where only phrasing content is allowed.
        thumb: (
          <span className="pic">
            <Picture url={url} alt="" sizes={pictureSizes.thumb} />
          </span>
        ),
      }))}
    />
  )
}

export const parts = { gallery: ProductGallery }
