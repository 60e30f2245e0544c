import multipart from '@fastify/multipart'
import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { MAX_BODY_TIME_MS } from '#platform/http/body-time.server.ts'
import { filenameParameter } from '#platform/http/file-answers.server.ts'
import { foundOr404, HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { createOwnHostsFinder } from '#platform/http/same-origin.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import { addToTranslationMemory, changedTranslations, type LearnTranslations } from '#platform/learn-translations.server.ts'
import * as calls from '../calls.ts'
import {
  deletionQuery,
  type Image,
  imageAddressSchema,
  imageChangeSchema,
  imageSchema,
  libraryImageSchema,
  uploadedImageSchema,
} from '../image.contract.ts'
import { changeImage, deleteImage, findImage, findImageByKey, findOriginal, listImages } from '../image.store.server.ts'
import { type AddressUse, withUses } from '../picture-uses.ts'
import { addPictures, type PictureFile } from './add-pictures.server.ts'
import { fetchOutsidePicture } from './outside-picture.server.ts'
import { isPublicAddress } from './public-address.server.ts'
import { readUpload, refuseHugeUpload, tooLargeError, unusablePictureError } from './upload.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  write: CatalogueWrite
  requireAdmin: Guard
  /** Lists all places of the shop that show a picture. */
  listPictureUses: () => Promise<AddressUse[]>
  /** The shop's public origin. */
  publicUrl: string
  /** True for IP addresses from which pictures may be fetched; tests allow their own server. */
  mayFetchFrom?: (ip: string) => boolean
  learnTranslations: LearnTranslations
}

/** The upload as the OpenAPI document describes it. `upload.server.ts` parses and checks it. */
const uploadForm = z
  .any()
  .meta({ type: 'object', properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } }, required: ['images'] })

/** Adds the calls of the media library, for staff. */
export async function mediaAdminApi(app: App, dependencies: Dependencies): Promise<void> {
  guardRoutes(app, dependencies.requireAdmin)
  await app.register(multipart, { throwFileSizeLimit: false })
  addLibraryRoutes(app, dependencies)
  addUploadRoutes(app, dependencies)
}

function addLibraryRoutes(app: App, { db, write, clock, listPictureUses, learnTranslations }: Dependencies): void {
  route(
    app,
    calls.listImages,
    { summary: 'List all pictures, newest first, each with the places where it is used', answers: { 200: z.array(libraryImageSchema) } },
    async () => withUses(await listImages(db), await listPictureUses()),
  )

  route(
    app,
    calls.getImage,
    { summary: 'Get a picture of the library', params: idParams, answers: { 200: imageSchema } },
    async ({ params }) => foundOr404(await findImage(db, params.id)),
  )

  route(
    app,
    calls.getOriginalImage,
    {
      summary: 'Download the original file',
      params: idParams,
      answers: { 200: { 'application/octet-stream': z.any().meta({ type: 'string', format: 'binary' }) } },
    },
    async ({ params }, reply) => {
      const { filename, mime, bytes } = foundOr404(await findOriginal(db, params.id))
      return reply
        .type(mime)
        .headers({ 'content-disposition': attachment(filename), 'cache-control': 'no-store' })
        .send(Buffer.from(bytes))
    },
  )

  route(
    app,
    calls.changeImage,
    {
      summary: 'Change the texts of a picture; absent texts keep their value',
      params: idParams,
      body: imageChangeSchema,
      answers: { 200: imageSchema },
    },
    async ({ params, body, request }) => {
      const before = await findImage(db, params.id)
      const changed = await changeImage(write, params.id, body, editOf(request, clock))
      if (changed.ok) {
        await addToTranslationMemory(
          request,
          { clock, learnTranslations },
          changedTranslations(before ? textsOf(before) : {}, textsOf(changed.value)),
        )
        return changed.value
      }
      const current = foundOr404(await findImage(db, params.id))
      throw new HttpError(409, 'problem.stale', { extra: { current, conflicts: changed.conflicts } })
    },
  )

  route(
    app,
    calls.deleteImage,
    {
      summary: 'Delete a picture; with unused=true only if it is used nowhere',
      params: idParams,
      query: deletionQuery,
      answers: { 204: null },
    },
    async ({ params, query, request }) => {
      if (query.unused) await refuseWhenUsed(params.id)
      await deleteImage(write, params.id, editOf(request, clock))
    },
  )

  async function refuseWhenUsed(id: number): Promise<void> {
    const [image] = withUses([foundOr404(await findImage(db, id))], await listPictureUses())
    const usedIn = image?.usedIn ?? []
    if (usedIn.length > 0) throw new HttpError(409, 'image.inUse', { values: { count: usedIn.length }, extra: { usedIn } })
  }
}

function addUploadRoutes(app: App, { db, write, clock, publicUrl, mayFetchFrom = isPublicAddress }: Dependencies): void {
  const ownHostsOf = createOwnHostsFinder(publicUrl)

  route(
    app,
    calls.uploadImages,
    {
      summary: 'Upload pictures: at most 10 files of 10 MB in the repeated field "images"; all are stored or none',
      body: uploadForm,
      consumes: 'multipart/form-data',
      answers: { 201: z.array(uploadedImageSchema) },
    },
    async ({ request }, reply) => reply.code(201).send(await add(await readUpload(request))),
    { onRequest: refuseHugeUpload, config: { bodyTimeMs: MAX_BODY_TIME_MS } },
  )

  route(
    app,
    calls.fetchImage,
    {
      summary: 'Use a picture by its address. A picture of another site is fetched into the library',
      body: imageAddressSchema,
      answers: { 200: uploadedImageSchema, 201: uploadedImageSchema },
    },
    async ({ body, request }, reply) => {
      const fetched = await fetchOutsidePicture(body.url, mayFetchFrom, { ownHosts: ownHostsOf(request) })
      if (!fetched.ok && fetched.problem === 'image.tooLarge') throw tooLargeError(body.url, 'url')
      if (!fetched.ok) throw new HttpError(400, fetched.problem, { field: 'url' })
      if ('ownKey' in fetched.value) return reply.code(200).send({ ...(await ownPicture(fetched.value.ownKey)), wasKnown: true })
      const [image] = await add([fetched.value], 'url')
      return reply.code(201).send(image)
    },
  )

  async function ownPicture(key: string | undefined) {
    if (key === undefined) throw new HttpError(400, 'image.notThere', { field: 'url' })
    const image = await findImageByKey(db, key)
    if (!image) throw new HttpError(400, 'image.gone', { field: 'url' })
    return image
  }

  async function add(files: PictureFile[], field?: string) {
    const added = await addPictures({ db, write }, files, clock.now())
    if (!added.ok) throw unusablePictureError(added.problem, added.filename ?? '', field)
    return added.value
  }
}

const textsOf = ({ altDe, altEs, altEn }: Image) => ({ de: altDe, es: altEs, en: altEn })

/** Content-Disposition of a download with its file name; `filename` without accents is for old programs. */
function attachment(filename: string): string {
  const plain = filename.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; ${filenameParameter(filename)}`
}
