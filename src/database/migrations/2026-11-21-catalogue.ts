import { type ColumnDataType, sql } from 'kysely'
import type { SchemalessDatabase, TableInTheMaking } from './schemaless.ts'

/** Creates the first tables: categories, products, pictures, settings, inquiries and administrators. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const bytes: ColumnDataType = engine === 'sqlite' ? 'blob' : 'bytea'
  // Makes PostgreSQL sort by code point as SQLite does, independently of the server's locale.
  const bytewise = engine === 'sqlite' ? sql`text` : sql`text collate "C"`

  const withId = (table: TableInTheMaking) =>
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  const withTexts = (table: TableInTheMaking, ...names: string[]) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull().defaultTo('')), table)
  const withStamps = (table: TableInTheMaking) =>
    table
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
  const withFlag = (table: TableInTheMaking, name: string, initial: 0 | 1) =>
    table.addColumn(name, 'integer', (column) =>
      column
        .notNull()
        .defaultTo(initial)
        .check(sql.raw(`${name} in (0, 1)`)),
    )

  for (const name of ['category', 'subcategory']) {
    let table = withId(db.schema.createTable(name))
    if (name === 'subcategory') table = table.addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    table = table
      .addColumn('name', 'text', (column) => column.notNull().check(sql.raw("name <> ''")))
      .addColumn('sort_name', bytewise, (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().check(sql.raw("slug <> ''")))
      .addColumn('image', 'text')
      .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0).check(sql.raw('sort_order between 0 and 9999')))
    table = withTexts(table, 'name_de', 'name_es', 'name_en', 'description', 'description_de', 'description_es', 'description_en')
    table = withFlag(table, 'is_active', 1)
    // The product's foreign key (subcategory_id, category_id) below refers to this constraint.
    if (name === 'subcategory') table = table.addUniqueConstraint('subcategory_pair', ['id', 'category_id'])
    await withStamps(table).execute()
    // Only rows outside the trash need a unique slug: a new row may take the slug of a deleted one.
    await sql.raw(`create unique index ${name}_slug on ${name} (slug) where deleted_at is null`).execute(db)
  }
  await db.schema.createIndex('subcategory_category').on('subcategory').column('category_id').execute()

  let product = withId(db.schema.createTable('product'))
    .addColumn('slug', 'text', (column) => column.notNull().check(sql.raw("slug <> ''")))
    .addColumn('sort_name', bytewise, (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('subcategory_id', 'integer')
    .addColumn('sku', 'text', (column) => column.check(sql.raw("sku <> ''")))
    .addColumn('old_price_cents', 'integer', (column) => column.check(sql.raw('old_price_cents between 1 and 999999999')))
    .addColumn('new_price_cents', 'integer', (column) => column.check(sql.raw('new_price_cents between 1 and 999999999')))
    .addColumn('main_image', 'text')
    .addColumn('images', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('stock_status', 'text', (column) =>
      column.notNull().defaultTo('in_stock').check(sql.raw("stock_status in ('in_stock', 'limited', 'out_of_stock')")),
    )
    .addColumn('sort_order', 'integer', (column) => column.notNull().defaultTo(0).check(sql.raw('sort_order between 0 and 9999')))
    .addColumn('specs', 'text', (column) => column.notNull().defaultTo('{}'))
  product = withTexts(product, 'name_de', 'name_es', 'name_en', 'short_description_de', 'short_description_es', 'short_description_en')
  product = withTexts(
    product,
    'description_de',
    'description_es',
    'description_en',
    'availability_text_de',
    'availability_text_es',
    'availability_text_en',
  )
  product = withFlag(withFlag(withFlag(product, 'price_on_request', 0), 'is_active', 1), 'is_featured', 0)
  product = product
    .addForeignKeyConstraint('product_pair', ['subcategory_id', 'category_id'], 'subcategory', ['id', 'category_id'], (key) =>
      key.onUpdate('cascade'),
    )
    .addCheckConstraint('product_on_request', sql.raw('price_on_request = 0 or (old_price_cents is null and new_price_cents is null)'))
  await withStamps(product).execute()
  await sql.raw('create unique index product_slug on product (slug) where deleted_at is null').execute(db)
  await sql.raw('create unique index product_sku on product (sku) where deleted_at is null').execute(db)
  await db.schema.createIndex('product_place').on('product').columns(['category_id', 'subcategory_id', 'sort_order']).execute()
  await db.schema.createIndex('product_featured').on('product').columns(['is_featured', 'sort_order']).execute()

  await db.schema
    .createTable('slug_redirect')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql.raw("kind in ('product', 'category', 'subcategory')")))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('target_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_redirect_key', ['kind', 'slug'])
    .execute()

  await db.schema
    .createTable('site_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  const image = withId(db.schema.createTable('image'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull().check(sql.raw('width > 0')))
    .addColumn('height', 'integer', (column) => column.notNull().check(sql.raw('height > 0')))
    .addColumn('size', 'integer', (column) => column.notNull().check(sql.raw('size > 0')))
  await withStamps(withTexts(image, 'alt_de', 'alt_es', 'alt_en')).execute()
  await sql.raw('create unique index image_key on image (key) where deleted_at is null').execute(db)
  await db.schema
    .createTable('image_content')
    .addColumn('image_id', 'integer', (column) => column.primaryKey().references('image.id').onDelete('cascade'))
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()

  let inquiry = withId(db.schema.createTable('inquiry'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('phone_e164', 'text')
    .addColumn('email', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql.raw("language in ('es', 'de', 'en')")))
    .addColumn('system_type', 'text', (column) => column.check(sql.raw("system_type in ('complete', 'generator', 'components')")))
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('new').check(sql.raw("status in ('new', 'in_progress', 'replied', 'processed', 'completed')")),
    )
    .addColumn('source', 'text')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
  inquiry = withTexts(inquiry, 'notes')
  await withStamps(inquiry).execute()
  await db.schema.createIndex('inquiry_status').on('inquiry').columns(['status', 'created_at']).execute()

  await withId(db.schema.createTable('administrator'))
    .addColumn('username', 'text', (column) => column.notNull().check(sql.raw("username <> ''")))
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await sql.raw('create unique index administrator_username on administrator (lower(username))').execute(db)

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('administrator_id', 'integer', (column) => column.notNull().references('administrator.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_administrator').on('session').column('administrator_id').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_started_at', 'text', (column) => column.notNull())
    .addColumn('blocked_until', 'text')
    .execute()

  await db.schema
    .createTable('catalogue_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql.raw('id = 1')))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('catalogue_version').values({ id: 1, version: 1 }).execute()
}
