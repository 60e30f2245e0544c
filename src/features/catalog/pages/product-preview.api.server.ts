import { z } from 'zod'
import { languages } from '#i18n/language.ts'
import { isOnSale } from '#kit/price.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import type { RenderFramedPage } from '#platform/pages/framed-page.server.ts'
import { FORM_TYPE } from '#platform/pages/public-document.server.ts'
import { getProduct, listCompanions, previewProduct } from '../calls.ts'
import { findGoodsKind } from '../category/category.store.server.ts'
import { valueOrHttpError } from '../entity/catalog-errors.server.ts'
import type { CatalogAdminDependencies } from '../entity/entity.api.server.ts'
import { companionsOf } from '../product/companions.store.server.ts'
import { productPreviewSchema } from '../product/product.contract.ts'
import { mergeProduct } from '../product/product-rules.ts'
import { completeProduct, type PictureSource, withCardPictures } from './shown-pictures.server.ts'

/** Maximum size of the body: six descriptions of maximum length whose letters take nine bytes each in URL encoding. */
const FORM_BYTES = 768 * 1024
const SLUG = 'preview'

const formSchema = z.object({
  language: z.enum(languages, { error: 'problem.choice' }),
  product: z.string('problem.text').transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'problem.invalid' })
      return z.NEVER
    }
  }),
})
const bodySchema = formSchema.extend({ product: formSchema.shape.product.pipe(productPreviewSchema) })

type Dependencies = Pick<CatalogAdminDependencies, 'db' | 'clock' | 'requireAdmin'> & {
  renderPage: RenderFramedPage
  pictures: PictureSource
}

/** Route that renders the page of an unsaved product for the preview in the staff's form. */
export async function productPreviewApi(app: App, { db, clock, requireAdmin, renderPage, pictures }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  route(
    app,
    previewProduct,
    {
      summary: 'Preview the page of a product with unsaved fields, in a language; saves nothing',
      consumes: FORM_TYPE,
      body: bodySchema,
      answers: { 200: { 'text/html': z.string() } },
    },
    async ({ body: { language, product: typed } }, reply) => {
      const fields = await valueOrHttpError(mergeProduct(typed), {})
      const now = clock.now().toISOString()
      const product = {
        ...fields,
        id: typed.id ?? 0,
        slug: SLUG,
        name: fields.nameDe,
        onSale: isOnSale(fields),
        wattPeak: fields.specs.wattPeak ?? null,
        createdAt: now,
        updatedAt: now,
      }
      const { products, ...rest } = await companionsOf(db, product)
      const { html, headers } = await renderPage({
        address: `/product/${SLUG}`,
        language,
        answers: [
          { call: getProduct, answer: await completeProduct(product, await findGoodsKind(db, product), pictures) },
          { call: listCompanions, answer: { ...rest, products: await withCardPictures(products, pictures) } },
        ],
      })
      return reply.headers(headers).send(html)
    },
  )
}
