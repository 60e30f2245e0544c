export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>
/** Texts typed into a small form, and the stored state that they started from. */
export type TypedTexts<Field extends string> = { values: FieldTexts<Field>; base: FieldTexts<Field>; updatedAt: string | null | undefined }
/** Texts as the server has them, with the time of their last change. */
export type EntityTexts<Field extends string> = FieldTexts<Field> & { updatedAt: string | null }

/** True if two texts are equal except for blanks around them, which are not saved. */
export const isSameText = (one: string, other: string) => one.trim() === other.trim()

/** True if two texts of a field mean the same, such as a number in two notations. */
export type IsSame<Field extends string> = (one: string, other: string, field: Field) => boolean

/** Names of the changed fields; blanks around a text don't count. */
export function changedTexts<Field extends string>(
  { values, base }: Pick<TypedTexts<Field>, 'values' | 'base'>,
  isSame: IsSame<Field> = isSameText,
): Field[] {
  return (Object.keys(values) as Field[]).filter((field) => !isSame(values[field], base[field], field))
}

/** Form state after somebody else deleted the entity: saving creates a new entity from all texts. */
export function toNewEntity<Field extends string>({ values }: Pick<TypedTexts<Field>, 'values'>): TypedTexts<Field> {
  const base = Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as FieldTexts<Field>
  return { values, base, updatedAt: undefined }
}

/**
 * Rebases a form on newly stored texts: they become the base. Texts that differ from `seen` stay as typed; the others show the
 * stored text.
 */
export function rebaseTexts<Field extends string>(
  { values }: Pick<TypedTexts<Field>, 'values'>,
  stored: EntityTexts<NoInfer<Field>>,
  seen: FieldTexts<NoInfer<Field>>,
  isSame: IsSame<NoInfer<Field>> = isSameText,
): TypedTexts<Field> {
  const pick = (choose: (field: Field) => string) =>
    Object.fromEntries((Object.keys(values) as Field[]).map((field) => [field, choose(field)])) as FieldTexts<Field>
  return {
    values: pick((field) => (isSame(values[field], seen[field], field) ? stored[field] : values[field])),
    base: pick((field) => stored[field]),
    updatedAt: stored.updatedAt,
  }
}
