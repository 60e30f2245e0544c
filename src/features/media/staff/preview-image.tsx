import { useState } from 'react'
import { useStaffText } from '#ui/staff/text.ts'

/** A picture in the staff area, by an address from `small-picture.ts`. Shows a text if the picture cannot be loaded. */
export function PreviewImage({ url, alt }: { url: string; alt: string }) {
  const t = useStaffText()
  const [broken, setBroken] = useState<string>()
  if (broken === url) return <span className="sm muted grid h-full place-items-center p-2 text-center">{t('product.imageFailed')}</span>
  return (
    <img
      src={url}
      alt={alt}
      width={800}
      height={600}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
      ref={(image) => {
        // The load may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(url)
      }}
    />
  )
}
