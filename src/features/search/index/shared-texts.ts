/** Texts that several documents share. Each is stored once, while at least one document has it. */
export type SharedTexts = {
  has(text: string): boolean
  /**
   * Replaces a document's text, or removes it.
   *
   * @returns the text to store in the document
   */
  replace(before: string | undefined, text: string | undefined): string | undefined
}

export function makeSharedTexts(): SharedTexts {
  const known = new Map<string, { text: string; count: number }>()
  return { has: (text) => known.has(text), replace }

  function replace(before: string | undefined, text: string | undefined): string | undefined {
    if (before === text) return before
    if (before !== undefined) drop(before)
    return text === undefined ? undefined : keep(text)
  }

  function keep(text: string): string {
    const shared = known.get(text) ?? { text, count: 0 }
    shared.count += 1
    known.set(text, shared)
    return shared.text
  }

  function drop(text: string): void {
    const shared = known.get(text)
    if (!shared) return
    shared.count -= 1
    if (shared.count === 0) known.delete(text)
  }
}
