import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Columns of a category that product pages and lists show. Pictures, descriptions and positions are not among them. */
const shown = ['name', 'name_de', 'name_es', 'name_en', 'slug', 'goods', 'is_active', 'deleted_at']
const shownOf = { category: shown, subcategory: [...shown, 'category_id'] }

/**
 * Creates the table of changed products, categories and subcategories, each with the number of its last change. Triggers write
 * the rows, so that no write is missed. Purged entities keep their row, so that readers of the table drop them too.
 *
 * Numbers rise in the order of commits, since only one CatalogueWrite runs at a time.
 */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('catalogue_change')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql.raw("kind in ('product', 'category', 'subcategory')")))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('number', engine === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_change_key', ['kind', 'id'])
    .execute()
  await db.schema.createIndex('catalogue_change_number').on('catalogue_change').column('number').execute()
  const statements = engine === 'sqlite' ? sqliteTriggers() : postgresTriggers()
  for (const statement of statements) await sql.raw(statement).execute(db)
}

function sqliteTriggers(): string[] {
  const note = (kind: string, row: 'old' | 'new') => `begin
    insert into catalogue_change (kind, id, number)
      values ('${kind}', ${row}.id, (select coalesce(max(number), 0) + 1 from catalogue_change))
      on conflict (kind, id) do update set number = excluded.number;
  end`
  return [
    `create trigger product_added after insert on product ${note('product', 'new')}`,
    `create trigger product_changed after update on product ${note('product', 'new')}`,
    `create trigger product_erased after delete on product ${note('product', 'old')}`,
    ...(['category', 'subcategory'] as const).map(
      (kind) => `create trigger ${kind}_changed after update on ${kind} when ${differs(kind, 'is not')} ${note(kind, 'new')}`,
    ),
  ]
}

/** Triggers for PostgreSQL. `enable always`: they also fire for rows that replication copies from another server. */
function postgresTriggers(): string[] {
  const trigger = (kind: string, name: string, event: string, row: 'old' | 'new', when = '') => [
    `create trigger ${name} after ${event} on ${kind} for each row ${when} execute function note_${row}_catalogue_change('${kind}')`,
    `alter table ${kind} enable always trigger ${name}`,
  ]
  return [
    'create sequence catalogue_change_numbers',
    ...(['old', 'new'] as const).map(
      (row) => `create function note_${row}_catalogue_change() returns trigger language plpgsql as $$ begin
        insert into catalogue_change (kind, id, number) values (tg_argv[0], ${row}.id, nextval('catalogue_change_numbers'))
          on conflict (kind, id) do update set number = excluded.number;
        return null;
      end $$`,
    ),
    ...trigger('product', 'product_changed', 'insert or update', 'new'),
    ...trigger('product', 'product_erased', 'delete', 'old'),
    ...(['category', 'subcategory'] as const).flatMap((kind) =>
      trigger(kind, `${kind}_changed`, 'update', 'new', `when (${differs(kind, 'is distinct from')})`),
    ),
  ]
}

function differs(kind: keyof typeof shownOf, operator: string): string {
  return shownOf[kind].map((column) => `old.${column} ${operator} new.${column}`).join(' or ')
}
