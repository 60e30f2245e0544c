import { defineCall } from '#api/call.ts'
import type { Image } from './image.contract.ts'

export const listImages = defineCall<{ answer: Image[] }>('GET', '/api/admin/images')
/** Multipart, the files in the repeated field `images`; every file is taken or none. */
export const uploadImages = defineCall<{ body: FormData; answer: Image[] }>('POST', '/api/admin/images/upload')
export const fetchImage = defineCall<{ body: { url: string }; answer: Image }>('POST', '/api/admin/images/fetch')
export const deleteImage = defineCall<{ params: { id: number }; answer: undefined }>('DELETE', '/api/admin/images/:id')

/** Answers an SVG drawing, not JSON: for the `src` of a picture. */
export const getPlaceholder = defineCall<{ params: { width: number; height: number }; answer: string }>(
  'GET',
  '/api/placeholder/:width/:height',
)
