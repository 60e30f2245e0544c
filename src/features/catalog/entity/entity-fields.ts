import type { z } from 'zod'

/** A field that staff can write: its schema, and its value in a new entity. */
export type EntityField = { schema: z.ZodType; blank: unknown }
type FieldTable = Readonly<Record<string, EntityField>>
type InThree<Name extends string> = `${Name}${'De' | 'Es' | 'En'}`

/** The same field in German, Spanish and English: "nameDe", "nameEs", "nameEn". */
export function inThreeLanguages<Name extends string, Field>(name: Name, field: Field): Record<InThree<Name>, Field> {
  return Object.fromEntries(['De', 'Es', 'En'].map((suffix) => [`${name}${suffix}`, field])) as Record<InThree<Name>, Field>
}

/** The schemas of a table's fields, as `z.object` takes them. */
export function schemasOf<Table extends FieldTable>(table: Table): { [Name in keyof Table]: Table[Name]['schema'] } {
  return Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Table]: Table[Name]['schema']
  }
}

/** The values of a table's fields in a new entity. */
export function blanksOf<Table extends FieldTable>(table: Table): { [Name in keyof Table]: z.output<Table[Name]['schema']> } {
  return Object.fromEntries(Object.entries(table).map(([name, { blank }]) => [name, blank])) as {
    [Name in keyof Table]: z.output<Table[Name]['schema']>
  }
}

/** Returns the fields of `blank` with their values after a write: a sent value replaces the value before. */
export function mergedFields<Fields extends object>(
  blank: Fields,
  { sent, before }: { sent: { readonly [Name in keyof Fields]?: unknown }; before: Fields },
): Fields {
  const names = Object.keys(blank) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, sent[name] === undefined ? before[name] : sent[name]])) as Fields
}
