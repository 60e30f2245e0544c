import multipart from '@fastify/multipart'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import { LONGEST_BODY_TIME_MS } from '#platform/body-time.server.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { Refusal } from '#platform/refusal.server.ts'
import { type App, type Guard, route } from '#platform/route.server.ts'
import { addPictures, type PictureFile } from './add-pictures.server.ts'
import * as calls from './calls.ts'
import { imageAddressSchema, imageSchema } from './image.contract.ts'
import { deleteImage, listImages } from './image.store.server.ts'
import { fetchOutsidePicture } from './outside-picture.server.ts'
import { isPublicAddress } from './public-address.server.ts'
import { notUsable, readUpload, refuseHugeUpload, tooLarge } from './upload.server.ts'

type Parts = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  /** Which addresses pictures may be fetched from; tests allow their own server. */
  mayFetchFrom?: (ip: string) => boolean
}

/** What OpenAPI says of an upload; the parts themselves are read by hand. */
const uploadForm = z
  .any()
  .meta({ type: 'object', properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } }, required: ['images'] })

/** The media library, for administrators. */
export async function mediaAdminApi(app: App, { db, clock, requireAdmin, mayFetchFrom = isPublicAddress }: Parts): Promise<void> {
  app.addHook('onRequest', requireAdmin)
  await app.register(multipart, { throwFileSizeLimit: false })

  route(app, calls.listImages, { summary: 'All pictures, newest first', answers: { 200: z.array(imageSchema) } }, async () =>
    listImages(db),
  )

  route(
    app,
    calls.uploadImages,
    {
      summary: 'Upload pictures: at most 10 files of 10 MB in the repeated field "images"; all are taken or none',
      body: uploadForm,
      consumes: 'multipart/form-data',
      answers: { 201: z.array(imageSchema) },
    },
    async ({ request }, reply) => reply.code(201).send(await add(await readUpload(request))),
    { onRequest: refuseHugeUpload, config: { bodyTimeMs: LONGEST_BODY_TIME_MS } },
  )

  route(
    app,
    calls.fetchImage,
    { summary: 'Fetch a picture of another site into the library', body: imageAddressSchema, answers: { 201: imageSchema } },
    async ({ body }, reply) => {
      const fetched = await fetchOutsidePicture(body.url, mayFetchFrom)
      if (!fetched.ok && fetched.problem === 'image.tooLarge') throw tooLarge(body.url, 'url')
      if (!fetched.ok) throw new Refusal(400, fetched.problem, { field: 'url' })
      const [image] = await add([fetched.value], 'url')
      return reply.code(201).send(image)
    },
  )

  route(
    app,
    calls.deleteImage,
    { summary: 'Delete a picture', params: idParams, answers: { 204: null } },
    async ({ params, request }, reply) => {
      if (!(await deleteImage(db, params.id, editOf(request, clock)))) throw new Refusal(404, 'problem.notFound')
      return reply.code(204).send()
    },
  )

  async function add(files: PictureFile[], field?: string) {
    const added = await addPictures(db, files, clock.now())
    if (!added.ok) throw notUsable(added.problem, added.filename ?? '', field)
    return added.value
  }
}
