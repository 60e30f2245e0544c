import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const url = '/api/admin/products'
const picture = '/media/0123456789abcdef0123aabbcc/960.jpg'

const right: Record<string, unknown>[] = [
  { nameDe: 'x'.repeat(300) },
  { nameEs: 'x'.repeat(300), nameEn: '' },
  { descriptionDe: 'd'.repeat(10_000) },
  { shortDescriptionDe: 'd'.repeat(10_000) },
  { oldPrice: '0.01' },
  { oldPrice: '9999999.99', newPrice: '9999999.98' },
  { oldPrice: '2000', newPrice: '1299' },
  { oldPrice: '2000', newPrice: '1299.5' },
  { sku: 'x'.repeat(64) },
  { slug: `${'a'.repeat(119)}b` },
  { images: Array.from({ length: 20 }, () => picture) },
  { mainImage: picture },
  { sortOrder: 9999 },
  { specs: { powerKw: 1000, phases: '1/3' } },
  { wattPeak: 1_000_000 },
]

const price = 'Please enter an amount in dollars, in digits only, from 0.01 to 9,999,999.99, for example 1299.00.'
const wrong: [body: Record<string, unknown>, path: string, message: string][] = [
  [{ nameDe: '' }, 'nameDe', 'Product name is required'],
  [{ nameDe: ' \n ' }, 'nameDe', 'Product name is required'],
  [{ nameDe: null }, 'nameDe', 'Product name is required'],
  [{ nameDe: 'x'.repeat(301) }, 'nameDe', 'The text is too long: at most 300 characters.'],
  [{ nameEs: 'x'.repeat(301) }, 'nameEs', 'The text is too long: at most 300 characters.'],
  [{ nameEn: 5 }, 'nameEn', 'A text is expected.'],
  [{ descriptionEn: 'a\0b' }, 'descriptionEn', 'A text is expected.'],
  [{ shortDescriptionDe: '' }, 'shortDescriptionDe', 'Short description is required'],
  [{ shortDescriptionDe: 'x'.repeat(10_001) }, 'shortDescriptionDe', 'The text is too long: at most 10,000 characters.'],
  ...['shortDescriptionDe', 'shortDescriptionEs', 'descriptionEn'].map((name): [Record<string, unknown>, string, string] => [
    { [name]: 'Mit [Blatt]().' },
    name,
    'The link “[Blatt]()” leads to no page. Between its round brackets, please enter an address that begins with https:// or /, without blanks and brackets.',
  ]),
  [{ descriptionDe: 'x'.repeat(10_001) }, 'descriptionDe', 'The text is too long: at most 10,000 characters.'],
  [{ categoryId: 0 }, 'categoryId', 'Category is required'],
  [{ categoryId: '1' }, 'categoryId', 'Category is required'],
  [{ categoryId: null }, 'categoryId', 'Category is required'],
  ...['abc', '-5', '1e9', '0', '0.00', '10000000', '1.999', '1,50', ' 5', '', '5 USD', 'NaN', 'Infinity', '٣'].flatMap(
    (amount): [Record<string, unknown>, string, string][] => [
      [{ oldPrice: amount }, 'oldPrice', price],
      [{ newPrice: amount }, 'newPrice', price],
    ],
  ),
  [{ newPrice: 5 }, 'newPrice', price],
  [{ price: 'abc' }, 'price', price],
  [{ sku: '' }, 'sku', 'The SKU must not be blank.'],
  [{ sku: '   ' }, 'sku', 'The SKU must not be blank.'],
  [{ sku: 'x'.repeat(65) }, 'sku', 'The text is too long: at most 64 characters.'],
  [{ slug: 'Mit Leerzeichen' }, 'slug', 'Lowercase letters, digits and hyphens only.'],
  [{ slug: '-a' }, 'slug', 'Lowercase letters, digits and hyphens only.'],
  [{ slug: 'a'.repeat(121) }, 'slug', 'The text is too long: at most 120 characters.'],
  [{ mainImage: 'https://elsewhere.example/a.jpg' }, 'mainImage', 'The address of a picture in the media library is expected (/media/…).'],
  [{ mainImage: '//elsewhere.example/a.jpg' }, 'mainImage', 'The address of a picture in the media library is expected (/media/…).'],
  [{ images: [picture, 'javascript:alert(1)'] }, 'images.1', 'The address of a picture in the media library is expected (/media/…).'],
  [{ images: Array.from({ length: 21 }, () => picture) }, 'images', 'At most 20 pictures.'],
  [{ stockStatus: 'sold' }, 'stockStatus', 'Stock: in_stock, limited or out_of_stock.'],
  [{ sortOrder: -1 }, 'sortOrder', 'The position must be a whole number from 0 to 9999.'],
  [{ sortOrder: 10_000 }, 'sortOrder', 'The position must be a whole number from 0 to 9999.'],
  [{ specs: { colour: 'red' } }, 'specs', 'This attribute does not exist or its value is not possible.'],
  [{ specs: { powerKw: '5' } }, 'specs.powerKw', 'Please enter a number from 0 to 1,000.'],
  [{ specs: { powerKw: 1001 } }, 'specs.powerKw', 'Please enter a number from 0 to 1,000.'],
  [{ specs: { dcMinV: -5 } }, 'specs.dcMinV', 'Please enter a number from 0 to 10,000.'],
  [
    { specs: { mpptMaxV: 450, dcMaxV: 50 } },
    'specs.mpptMaxV',
    '“MPPT up to” (450 V) cannot be higher than “DC voltage, max.” (50 V). Please compare both with the data sheet.',
  ],
  [
    { specs: { solarInput: 'no', dcMinV: 120 } },
    'specs.solarInput',
    'With “Solar input: None” these figures cannot be filled in: Solar input from. Please clear them, or choose “Not given” if the device has a solar input.',
  ],
  [{ specs: { fuel: 'water' } }, 'specs.fuel', 'This attribute does not exist or its value is not possible.'],
  [{ wattPeak: 0 }, 'wattPeak', 'This attribute does not exist or its value is not possible.'],
  [{ wattPeak: 1.5 }, 'wattPeak', 'This attribute does not exist or its value is not possible.'],
  [{ wattPeak: 1_000_001 }, 'wattPeak', 'This attribute does not exist or its value is not possible.'],
]

for (const database of databases) {
  describe(`limits of a product, on ${database.name}`, () => {
    const test = shopTest(database)

    test('the highest allowed values are accepted', async ({ admin, category, product, picture: known }) => {
      const here = await known()
      const { id: categoryId } = await category()
      const { id } = await product({ categoryId })
      for (const limit of right) {
        const fields = JSON.parse(JSON.stringify(limit).replaceAll(picture, here))
        const made = await admin.post(url, { nameDe: 'x', shortDescriptionDe: 'x', categoryId, ...fields })
        expect([fields, made.statusCode, made.json().error]).toEqual([fields, 201, undefined])
        await admin.delete(`${url}/${made.json().id}`)
        expect([fields, (await admin.put(`${url}/${id}`, fields)).statusCode]).toEqual([fields, 200])
      }
    })

    test('contradictory figures stored before the check existed do not block other changes', async ({ admin, db, product }) => {
      const { id } = await product({ specs: { solarInput: 'no', weightKg: 9 } })
      const stored = { solarInput: 'no', dcMinV: 120, weightKg: 9 }
      await db
        .updateTable('product')
        .set({ specs: JSON.stringify(stored) })
        .where('id', '=', id)
        .execute()
      const heavier = { ...stored, weightKg: 10 }
      expect((await admin.put(`${url}/${id}`, { specs: heavier })).json()).toMatchObject({ specs: heavier })
      expect((await admin.put(`${url}/${id}`, { nameEs: 'Inversor' })).statusCode).toBe(200)
      expect((await admin.put(`${url}/${id}`, { specs: { ...heavier, pvMaxW: 5500 } })).statusCode).toBe(400)
      expect((await admin.put(`${url}/${id}`, { specs: { solarInput: 'no', weightKg: 10 } })).statusCode).toBe(200)
    })

    test('a value beyond a limit is refused with a message and the name of the field, and nothing is saved', async ({
      admin,
      category,
      product,
    }) => {
      const { id: categoryId } = await category()
      const before = await product({ categoryId })
      const english = { 'accept-language': 'en' }
      for (const [fields, path, message] of wrong) {
        const refusal = [fields, 400, { error: message, issues: [{ path, message }] }]
        const made = await admin.post(url, { nameDe: 'x', shortDescriptionDe: 'x', categoryId, ...fields }, english)
        expect([fields, made.statusCode, made.json()]).toEqual(refusal)
        const changed = await admin.put(`${url}/${before.id}`, fields, english)
        expect([fields, changed.statusCode, changed.json()]).toEqual(refusal)
      }
      expect((await admin.get(url)).json()).toEqual([before])
    })

    test('all errors are reported at once', async ({ admin }) => {
      const answer = await admin.post(url, { oldPrice: 'abc' })
      expect(
        answer
          .json()
          .issues.map((issue: { path: string }) => issue.path)
          .sort(),
      ).toEqual(['categoryId', 'nameDe', 'oldPrice', 'shortDescriptionDe'])
    })

    test('unknown fields are ignored, and so are an id and times sent by a client', async ({ admin, product }) => {
      const { id } = await product()
      const sent = { id: 999, createdAt: '2000-01-01T00:00:00.000Z', onSale: true, deletedAt: 'now', constructor: 'x' }
      expect((await admin.put(`${url}/${id}`, sent)).json()).toMatchObject({ id, createdAt: '2026-11-21T12:00:00.000Z', onSale: false })
    })
  })
}
