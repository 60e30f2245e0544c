import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Lists all stored pictures: those of earlier versions may contain the position of a photo. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('unchecked_image')
    .addColumn('image_id', 'integer', (column) => column.primaryKey().references('image.id').onDelete('cascade'))
    .execute()
  await sql`insert into unchecked_image (image_id) select image_id from image_content`.execute(db)
}
