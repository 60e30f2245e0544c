import { memoize } from '#kit/memoize.ts'

/** "short_description_de" -> "shortDescriptionDe" */
type FieldName<Column extends string> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<FieldName<Tail>>}` : Column
/** Type of a row with the field names that code uses. */
export type Fields<Row> = { [Column in keyof Row as FieldName<Column & string>]: Row[Column] }

/** Converts column names to field names: `{ category_id: 3 }` becomes `{ categoryId: 3 }`. Values are unchanged. */
export function toFields<Row extends object>(row: Row): Fields<Row> {
  return rename(row, fieldNames) as Fields<Row>
}

/**
 * Converts field names to column names: `{ categoryId: 3 }` becomes `{ category_id: 3 }`. Undefined fields are left out, so that
 * an update keeps their value.
 */
export function toColumns<Columns extends object>(fields: Partial<Fields<Columns>>): Partial<Columns> {
  return rename(fields, columnNames) as Partial<Columns>
}

// Names are few, and needed for every row.
const fieldNames = memoize((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
const columnNames = memoize((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

function rename(object: object, name: (key: string) => string): object {
  const renamed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) if (value !== undefined) renamed[name(key)] = value
  return renamed
}
