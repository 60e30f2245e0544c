import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/** Forbidden imports: path of the importing file, the imported module, and words of the message that explains the rule. */
const breaches: [file: string, imported: string, message: string][] = [
  ['src/kit/money.ts', 'node:fs', 'kit imports nothing'],
  ['src/kit/money.ts', '#api/call.ts', 'kit imports nothing'],
  ['src/i18n/site.ts', '#features/catalog/goods/stock.ts', 'i18n may import only kit'],
  ['src/i18n/site.ts', 'react', 'i18n may import only kit'],
  ['src/api/client.ts', '#features/catalog/calls.ts', 'api is the wire'],
  ['src/api/client.ts', 'fastify', 'api is the wire'],
  ['src/ui/site/button.tsx', '#features/catalog/goods/stock.ts', 'knows no product'],
  ['src/ui/site/button.tsx', '#api/client.ts', 'knows no product'],
  ['src/ui/site/button.tsx', 'zod', 'knows no product'],
  ['src/ui/site/button.tsx', 'react-hook-form', 'knows no product'],
  ['src/ui/staff/toast.tsx', '#features/catalog/goods/stock.ts', 'knows no product'],
  ['src/features/catalog/card.tsx', '#features/cart/cart-store.ts', 'no other feature'],
  ['src/features/catalog/card.tsx', '../cart/cart-store.ts', 'no other feature'],
  ['src/features/catalog/fit/rules.ts', '../../cart/cart-store.ts', 'no other feature'],
  ['src/features/catalog/product/product.store.server.ts', '../../media/image.store.server.ts', 'services.ts hands over'],
  ['src/features/catalog/staff/entity-form/form-kind.ts', '../../../media/picture.tsx', 'no other feature'],
  ['src/features/catalog/fit/panels/strings.ts', '../../../cart/cart-store.ts', 'no other feature'],
  ['src/features/catalog/product/listing/browse.ts', '../product.store.server.ts', 'no server file'],
  [
    'src/features/catalog/product/listing/listed-products.store.server.ts',
    '../../../media/image.store.server.ts',
    'services.ts hands over',
  ],
  ['src/features/catalog/staff/entity-form/saving/use-conflict.ts', '../../../../media/picture.tsx', 'no other feature'],
  ['src/features/sizing/needs.ts', '#features/catalog/product/product.contract.ts', 'what its goods are'],
  ['src/features/sizing/needs.ts', '#features/catalog/category/category.store.server.ts', 'what its goods are'],
  ['src/features/sizing/sizing.api.server.ts', '#features/catalog/product/visible-products.store.server.ts', 'what its goods are'],
  ['src/features/catalog/card.tsx', './product.store.server.ts', 'no server file'],
  ['src/features/catalog/card.tsx', './staff/product-form.tsx', 'no server file'],
  ['src/features/catalog/card.tsx', '#pages/visit.ts', 'browser half may import'],
  ['src/features/catalog/card.tsx', 'kysely', 'browser half may import'],
  ['src/features/catalog/card.tsx', 'node:fs', 'browser half may import'],
  ['src/features/catalog/card.tsx', '@tanstack/react-query', 'browser half may import'],
  ['src/features/catalog/staff/product-form/product-form.tsx', '#features/media/picture.tsx', 'no other feature'],
  ['src/features/catalog/staff/product-form/product-form.tsx', '../product.store.server.ts', 'no server file'],
  ['src/features/catalog/product/product.store.server.ts', '#features/media/image.store.server.ts', 'services.ts hands over'],
  ['src/features/catalog/catalog.store.server.ts', '../media/image.store.server.ts', 'services.ts hands over'],
  ['src/features/catalog/product/product.store.server.ts', 'react', 'server half may import'],
  ['src/features/catalog/product/product.store.server.ts', './card.tsx', 'server half may import'],
  ['src/features/catalog/product/product.store.server.ts', '#ui/visit.ts', 'server half may import'],
  ['src/features/media/picture-process.server.ts', 'sharp', 'server half may import'],
  ['src/features/media/picture-process.server.ts', './pixels/convert.server.ts', 'server half may import'],
  ['src/features/media/pixels/convert.server.ts', '#database/schema.ts', 'picture process loads'],
  ['src/features/catalog/spreadsheets/export/product-file.server.ts', 'hucre/xlsx', 'server half may import'],
  ['src/features/catalog/spreadsheets/files/read-csv.ts', '#database/schema.ts', 'read and written here'],
  ['src/pages/public/home/home.page.tsx', '#database/schema.ts', 'No database, no platform'],
  ['src/pages/public/home/home.page.tsx', '#platform/http/errors.server.ts', 'No database, no platform'],
  ['src/pages/public/home/home.page.tsx', '#features/catalog/product/product.store.server.ts', 'No database, no platform'],
  ['src/pages/public/home/home.page.tsx', '#features/catalog/staff/product-form/product-form.tsx', 'nothing of the staff area'],
  ['src/pages/public/home/home.page.tsx', '#i18n/staff.ts', 'nothing of the staff area'],
  ['src/pages/admin/dashboard.page.tsx', '#database/schema.ts', 'No database, no platform'],
  ['src/platform/http/errors.server.ts', '#features/catalog/goods/stock.ts', 'platform is plumbing'],
  ['src/platform/http/errors.server.ts', '#ui/visit.ts', 'platform is plumbing'],
  ['src/database/open.server.ts', '#features/catalog/goods/stock.ts', 'database knows rows'],
  ['src/database/open.server.ts', '#platform/http/errors.server.ts', 'database knows rows'],
  ['src/islands/product.tsx', 'react-router', 'No router'],
  ['src/islands/product.tsx', '#pages/visit.ts', 'No router'],
  ['src/islands/product.tsx', '#features/catalog/product/product.store.server.ts', 'No router'],
  ['src/features/cart/screen/open-cart.tsx', 'react-router', 'browser half may import'],
  ['src/worker/worker.ts', '#api/call.ts', 'kit and its own texts'],
  ['src/worker/worker.ts', '#i18n/site.ts', 'kit and its own texts'],
  ['src/early/early.ts', '#ui/visit.ts', 'paid for by every visitor'],
  ['src/early/early.ts', '#features/cart/cart-store.ts', 'paid for by every visitor'],
  ['src/early/forms.ts', '#features/inquiries/form/queue-notes.tsx', 'paid for by every visitor'],
]

const allowed: [file: string, imported: string][] = [
  ['src/features/catalog/spreadsheets/files/read-csv.ts', 'hucre/csv'],
  ['src/api/client.ts', '#kit/money.ts'],
  ['src/early/comparing.ts', '#features/catalog/compare/compared-ids.ts'],
  ['src/features/catalog/card.tsx', '#ui/visit.ts'],
  ['src/features/catalog/card.tsx', './stock.ts'],
  ['src/features/sizing/needs.ts', '#features/catalog/fit/figures.ts'],
  ['src/features/sizing/sizing.api.server.ts', '#features/catalog/fit/figures.ts'],
  ['src/features/catalog/staff/product-form/product-form.tsx', '../stock.ts'],
  ['src/features/catalog/product/product.store.server.ts', '#database/schema.ts'],
  ['src/pages/public/home/home.page.tsx', '#features/catalog/card.tsx'],
  ['src/pages/public/home/home.page.tsx', '#islands/home.tsx'],
  ['src/islands/product.tsx', '#features/catalog/pages/gallery.tsx'],
  ['src/platform/http/errors.server.ts', '#api/error-body.ts'],
  ['src/features/media/pixels/convert.server.ts', 'sharp'],
]

describe('the import rules (walls) between the folders of src (rooms)', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'walls-'))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))
  const rules = JSON.parse(readFileSync('biome.json', 'utf8')) as Record<string, unknown>
  // Turns off Biome's use of Git, because the scratch folder is no repository.
  writeFileSync(join(scratch, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }))

  function lint(file: string, text: string): string {
    const path = join(scratch, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    const run = spawnSync(
      process.execPath,
      [join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--only=style/noRestrictedImports', file],
      { cwd: scratch, encoding: 'utf8' },
    )
    rmSync(path)
    return `${run.stdout}${run.stderr}`.replace(/\s+/g, ' ')
  }

  test.each(breaches)('%s may not import %s', (file, imported, message) => {
    expect(lint(file, `import thing from '${imported}'\nexport const used = thing\n`)).toContain(message)
  })

  test.each(allowed)('%s may import %s', (file, imported) => {
    expect(lint(file, `import thing from '${imported}'\nexport const used = thing\n`)).not.toContain('noRestrictedImports')
  })
})
