/** Line breaks, control characters, direction marks and lone surrogates. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Characters without width or shape: soft hyphens, zero-width blanks, fillers, byte-order marks. Emoji selectors stay. */
export const INVISIBLE_CHARACTERS =
  /\u034f|[\u00ad\u115f\u1160\u180e\u200b\u200c\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** A zero-width joiner that joins no emoji. */
const STRAY_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/**
 * Makes a text one line, as for a name: line breaks and tabs, with the blanks around them, become one blank. Invisible characters
 * are removed (control characters, zero-width characters, direction marks, lone surrogates), except those that join emoji. People
 * copy such characters from a table, a letter or a chat without seeing them, so they are removed instead of refused. Other blanks
 * stay as typed.
 */
export function singleLine(text: string): string {
  return (
    text
      .replace(INVISIBLE_CHARACTERS, '')
      .replace(STRAY_JOINER, '')
      // Replaces one run of blanks at a time: a pattern with blanks on both sides of the break is slow on many blanks.
      .replace(/[\s\u0085]+/gu, (blanks) => (/[\t-\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks))
      .replace(UNPRINTABLE, '')
  )
}
