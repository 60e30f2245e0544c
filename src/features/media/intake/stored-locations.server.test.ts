import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { drawing } from '#tests/pictures.ts'
import { shopTest } from '#tests/shop.ts'
import { removeStoredLocations, scheduleLocationRemoval } from './stored-locations.server.ts'

/** Seconds of the latitude, 4567/100. */
const seconds = Buffer.from([0xd7, 0x11, 0, 0, 100, 0, 0, 0])

for (const database of databases) {
  describe(`pictures that earlier versions stored with their position, on ${database.name}`, () => {
    const shop = shopTest(database)
    const test = shop.extend('store', async ({ db, picture }) => async (bytes: Uint8Array) => {
      const key = (await picture()).split('/')[2] as string
      const { id } = await db.selectFrom('image').select('id').where('key', '=', key).executeTakeFirstOrThrow()
      await db
        .insertInto('image_content')
        .values({ image_id: id, bytes: Buffer.from(bytes) })
        .execute()
      await db.insertInto('unchecked_image').values({ image_id: id }).execute()
      return id
    })
    const photo = async () =>
      sharp(await drawing('jpeg'))
        .withExif({ IFD0: { Make: 'Cameramaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 8/1 4567/100' } })
        .jpeg()
        .toBuffer()

    test('lose it, and nothing else', async ({ db, admin, visitor, store }) => {
      const [bytes, graphic] = [await photo(), await drawing('png')]
      const [located, plain] = [await store(bytes), await store(graphic)]
      const before = await db.selectFrom('image').selectAll().orderBy('id').execute()
      const erased: boolean[] = []
      const removal = scheduleLocationRemoval({ db, log: { info() {}, error() {} }, afterErased: async () => void erased.push(true) })
      await removal.first
      await removal.stop()
      expect(erased).toEqual([true])
      expect(await db.selectFrom('unchecked_image').selectAll().execute()).toEqual([])
      expect(await db.selectFrom('image').selectAll().orderBy('id').execute()).toEqual(before)
      const original = async (id: number) => (await admin.get(`/api/admin/images/${id}/original`)).rawPayload
      const cleared = await original(located)
      expect([bytes.includes(seconds), cleared.includes(seconds), cleared.includes('Cameramaker')]).toEqual([true, false, true])
      const [one, other] = await Promise.all([bytes, cleared].map((content) => sharp(content, { failOn: 'warning' }).raw().toBuffer()))
      expect(other?.equals(one as Buffer)).toBe(true)
      expect((await original(plain)).equals(graphic)).toBe(true)
      expect((await visitor.get(`/api/admin/images/${located}/original`)).statusCode).toBe(401)
      expect(await removeStoredLocations(db)).toBe(0)
    })

    test('are checked one by one, so that a stopped shop continues with the rest', async ({ db, store }) => {
      for (const bytes of [await photo(), await photo(), await photo()]) await store(bytes)
      let checks = 0
      expect(await removeStoredLocations(db, { isStopped: () => checks++ > 0 })).toBe(1)
      expect(await db.selectFrom('unchecked_image').selectAll().execute()).toHaveLength(2)
      expect(await removeStoredLocations(db)).toBe(2)
    })
  })
}
