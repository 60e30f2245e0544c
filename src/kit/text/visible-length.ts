/** How many characters of a text can be seen: blanks around it and signs without a width (U+200B and its like) do not count. */
export function visibleLength(text: string): number {
  return text.replace(/\p{Cf}/gu, '').trim().length
}
