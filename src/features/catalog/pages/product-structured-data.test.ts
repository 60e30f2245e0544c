import { describe, expect, test } from 'vitest'
import type { StockStatus } from '../goods/stock.ts'
import { hasProductMarkup, productStructuredData } from './product-structured-data.ts'

const url = 'https://shop.example/product/bateria'
const places = { url, images: ['https://shop.example/media/a/960.jpg'], seller: 'https://shop.example/#organization' }
const priced = { oldPrice: '1290.00', newPrice: null, priceOnRequest: false, sku: 'BL-4810W', stockStatus: 'in_stock' as StockStatus }

type Change = Partial<Parameters<typeof productStructuredData>[0]>
const describeIt = (change: Change, isPickedUp = true) =>
  productStructuredData({ ...priced, ...change }, { name: 'Batería', description: 'De pared.' }, places, isPickedUp)

describe('the schema.org markup of a product', () => {
  test('has the fields that search engines require', () => {
    const { offers, ...product } = describeIt({}) ?? {}
    expect(product).toEqual({
      '@type': 'Product',
      '@id': `${url}#product`,
      name: 'Batería',
      description: 'De pared.',
      sku: 'BL-4810W',
      image: places.images,
    })
    expect(offers).toMatchObject({
      '@type': 'Offer',
      url,
      price: '1290.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': places.seller },
    })
  })

  test('has only the new price of a product on sale', () => {
    const product = describeIt({ newPrice: '990.00' })
    expect(product?.offers.price).toBe('990.00')
    expect(JSON.stringify(product)).not.toContain('1290')
  })

  test('is missing for a product without a price, since a Product without offers is an error', () => {
    for (const change of [{ priceOnRequest: true }, { oldPrice: null }] as Change[]) {
      expect(describeIt(change)).toBeUndefined()
      expect(hasProductMarkup({ ...priced, ...change })).toBe(false)
    }
    expect(hasProductMarkup(priced)).toBe(true)
  })

  test('has the availability', () => {
    const availabilities = (['in_stock', 'limited', 'out_of_stock'] as const).map(
      (stockStatus) => describeIt({ stockStatus })?.offers.availability,
    )
    expect(availabilities).toEqual([
      'https://schema.org/InStock',
      'https://schema.org/LimitedAvailability',
      'https://schema.org/OutOfStock',
    ])
  })

  test('names the pickup only if it is the only way to get the goods', () => {
    expect(describeIt({})?.offers).toMatchObject({ availableDeliveryMethod: 'https://schema.org/OnSitePickup' })
    expect(describeIt({}, false)?.offers).not.toHaveProperty('availableDeliveryMethod')
  })

  test('leaves out missing fields', () => {
    const product = productStructuredData({ ...priced, sku: null }, { name: 'Batería', description: '' }, places, true)
    expect(Object.keys(product ?? {})).toEqual(['@type', '@id', 'name', 'image', 'offers'])
  })
})
