import { useQuery } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { parsePictureUrl } from '../../rendition.ts'
import { ImageDetails } from '../image-details.tsx'
import { libraryQuery } from '../library.ts'
import { useImageActions } from '../use-image-actions.ts'

/** Dialog for crop, focus and description of a picture that a form shows. */
export function PictureDetails({ api, url, onClose }: { api: Api; url: string; onClose: () => void }) {
  const { data: images } = useQuery(libraryQuery(api))
  const actions = useImageActions(api)
  const key = parsePictureUrl(url)?.key
  const image = images?.find((one) => parsePictureUrl(one.url)?.key === key)
  return image ? <ImageDetails image={image} actions={actions} onClose={onClose} /> : null
}
