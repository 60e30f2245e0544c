/** Number of visible characters: blanks around the text and zero-width characters (U+200B and the like) do not count. */
export function visibleLength(text: string): number {
  return text.replace(/\p{Cf}/gu, '').trim().length
}
