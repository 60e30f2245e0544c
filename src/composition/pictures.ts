import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { listCataloguePictures } from '../features/catalog/pages/picture-uses.server.ts'
import { describePictures, isInLibrary } from '../features/media/image.store.server.ts'
import { findOwnPicture } from '../features/media/intake/find-own-picture.server.ts'
import { createLargePictureFinder } from '../features/media/large-picture.server.ts'
import { openRenditionCache } from '../features/media/rendition-cache.server.ts'
import { listSettingPictures } from '../features/settings/setting.store.server.ts'
import type { App } from '../platform/http/route.server.ts'
import { createOwnHostsFinder } from '../platform/http/same-origin.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'config' | 'db'> & { app: App }

/** Creates the functions that describe and find pictures, and the list of their uses. */
export async function createPictureServices({ config, db, app }: Dependencies) {
  const renditions = await openRenditionCache(join(config.dataDir, 'renditions'), app.log)
  const ownHostsOf = createOwnHostsFinder(config.publicUrl)
  const pictures = {
    describePictures: (addresses: readonly string[]) => describePictures(db, addresses),
    findLargePicture: createLargePictureFinder({ db, renditions, log: app.log }),
  }
  return {
    ...pictures,
    ...{ renditions, pictures },
    isInLibrary: (address: string) => isInLibrary(db, address),
    findOwnPicture: (text: string, request: FastifyRequest) => findOwnPicture(db, text, ownHostsOf(request)),
    listPictureUses: async () => [...(await listCataloguePictures(db)), ...(await listSettingPictures(db))],
  }
}
