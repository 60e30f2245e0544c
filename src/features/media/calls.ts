import { defineCall } from '#api/call.ts'
import type { Image, ImageChange, LibraryImage, UploadedImage } from './image.contract.ts'

type Id = { params: { id: number } }

export const listImages = defineCall<{ answer: LibraryImage[] }>('GET', '/api/admin/images')
export const getImage = defineCall<Id & { answer: Image }>('GET', '/api/admin/images/:id')
/** Answers the file as it was uploaded, not JSON: for a download. */
export const getOriginalImage = defineCall<Id & { answer: string }>('GET', '/api/admin/images/:id/original')
/** Multipart, the files in the repeated field `images`; all files are stored or none. */
export const uploadImages = defineCall<{ body: FormData; answer: UploadedImage[] }>('POST', '/api/admin/images/upload')
/** Answers the library's picture for an address of the shop, and fetches the picture at any other address into the library. */
export const fetchImage = defineCall<{ body: { url: string }; answer: UploadedImage }>('POST', '/api/admin/images/fetch')
export const changeImage = defineCall<Id & { body: ImageChange; answer: Image }>('PUT', '/api/admin/images/:id')
export const deleteImage = defineCall<Id & { query?: { unused?: 'true' | 'false' }; answer: undefined }>('DELETE', '/api/admin/images/:id')

/** Answers an SVG drawing, not JSON: for the `src` of a picture. */
export const getPlaceholder = defineCall<{ params: { width: number; height: number }; answer: string }>(
  'GET',
  '/api/placeholder/:width/:height',
)
