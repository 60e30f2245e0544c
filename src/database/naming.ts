/** "short_description_de" -> "shortDescriptionDe" */
type FieldName<Column extends string> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<FieldName<Tail>>}` : Column
/** A row under the names that code uses. */
export type Fields<Row> = { [Column in keyof Row as FieldName<Column & string>]: Row[Column] }

/** Converts a row's names to those of code: `{ category_id: 3 }` becomes `{ categoryId: 3 }`. Values are unchanged. */
export function toFields<Row extends object>(row: Row): Fields<Row> {
  return rename(row, fieldNames) as Fields<Row>
}

/** The reverse; absent (undefined) fields are left out, so that an update keeps their value. */
export function toColumns<Columns extends object>(fields: Partial<Fields<Columns>>): Partial<Columns> {
  return rename(fields, columnNames) as Partial<Columns>
}

const fieldNames = remembered((column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
const columnNames = remembered((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** Names are few and converted for every row. */
function remembered(name: (key: string) => string): (key: string) => string {
  const names = new Map<string, string>()
  return (key) => {
    const known = names.get(key) ?? name(key)
    names.set(key, known)
    return known
  }
}

function rename(object: object, name: (key: string) => string): object {
  const renamed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) if (value !== undefined) renamed[name(key)] = value
  return renamed
}
