/** Returns the value at a path such as "specs.powerKw"; undefined if there is none. */
export function valueAt(values: object, field: string): unknown {
  return field.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | undefined)?.[name], values)
}

/**
 * Picks the changed fields of a form's input, so that a save does not overwrite a colleague's changes to other fields.
 * Notes about translations (`checkedTexts`, `behindTexts`) are picked unless they are empty.
 *
 * @param changed names of form fields; one changed figure sends all figures, which are one field of the API
 */
export function pickChangedInput<Input extends object>(input: Input, changed: readonly string[]): Partial<Input> {
  const names = new Set(changed.map((field) => field.split('.')[0]))
  const isNote = (name: string, value: unknown) => /^(?:checked|behind)Texts$/.test(name) && Array.isArray(value) && value.length > 0
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => names.has(name) || isNote(name, value))) as Partial<Input>
}
