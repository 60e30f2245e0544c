export type Texts<Field extends string> = Readonly<Record<Field, string>>
/** Texts typed into a small form, and the stored state that they started from. */
export type TypedTexts<Field extends string> = { values: Texts<Field>; base: Texts<Field>; updatedAt: string | null | undefined }
export type StoredTexts<Field extends string> = Texts<Field> & { updatedAt: string | null }

/** True if two texts are saved as the same, ignoring blanks around them. */
export const isSameText = (one: string, other: string) => one.trim() === other.trim()

/** True if two texts of a field mean the same, such as a number in two notations. */
export type IsSame<Field extends string> = (one: string, other: string, field: Field) => boolean

/** The changed texts; blanks at the ends don't count. */
export function changedTexts<Field extends string>(
  { values, base }: Pick<TypedTexts<Field>, 'values' | 'base'>,
  isSame: IsSame<Field> = isSameText,
): Field[] {
  return (Object.keys(values) as Field[]).filter((field) => !isSame(values[field], base[field], field))
}

/** State of a form whose entity somebody else has deleted: all its texts are saved as a new entity. */
export function asNew<Field extends string>({ values }: Pick<TypedTexts<Field>, 'values'>): TypedTexts<Field> {
  const base = Object.fromEntries(Object.keys(values).map((field) => [field, ''])) as Texts<Field>
  return { values, base, updatedAt: undefined }
}

/** Sets the stored texts as the new base. Texts changed since `seen` stay as typed; the others show the stored text. */
export function overStored<Field extends string>(
  { values }: Pick<TypedTexts<Field>, 'values'>,
  stored: StoredTexts<NoInfer<Field>>,
  seen: Texts<NoInfer<Field>>,
  isSame: IsSame<NoInfer<Field>> = isSameText,
): TypedTexts<Field> {
  const pick = (choose: (field: Field) => string) =>
    Object.fromEntries((Object.keys(values) as Field[]).map((field) => [field, choose(field)])) as Texts<Field>
  return {
    values: pick((field) => (isSame(values[field], seen[field], field) ? stored[field] : values[field])),
    base: pick((field) => stored[field]),
    updatedAt: stored.updatedAt,
  }
}
