/** "short_description_de" -> "shortDescriptionDe" */
type FieldName<Column extends string> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<FieldName<Tail>>}` : Column
/** A row under the names that code uses. */
export type Fields<Row> = { [Column in keyof Row as FieldName<Column & string>]: Row[Column] }

/** Converts a row's names to those of code: `{ category_id: 3 }` becomes `{ categoryId: 3 }`. Values are unchanged. */
export function toFields<Row extends object>(row: Row): Fields<Row> {
  return rename(row, (column) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())) as Fields<Row>
}

/** The reverse; absent (undefined) fields are left out, so that an update keeps their value. */
export function toColumns<Columns extends object>(fields: Partial<Fields<Columns>>): Partial<Columns> {
  return rename(fields, (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as Partial<Columns>
}

function rename(object: object, name: (key: string) => string): object {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [name(key), value]),
  )
}
