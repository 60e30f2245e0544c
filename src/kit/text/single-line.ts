/** Line breaks, control characters, marks that turn the direction of what follows, halves of characters. */
export const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Signs without width or picture: soft hyphens, zero-width blanks, fillers, byte-order marks. Selectors of emoji stay. */
export const UNSEEN = /\u034f|[\u00ad\u115f\u1160\u180e\u200b\u200c\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** A joiner that joins no emoji. */
const STRAY_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/**
 * Text of one line, as a name or a number of goods is: line breaks and tabs, with the blanks around them, become one
 * blank, and what nobody can see goes (control characters, zero-width signs, marks that turn the direction, halves of
 * characters); emoji stay whole. Such signs come along when something is copied from a table, a letter or a chat. Who
 * pastes them could not find them, so they are taken out and never refused. Other blanks stay as they are typed.
 */
export function singleLine(text: string): string {
  return (
    text
      .replace(UNSEEN, '')
      .replace(STRAY_JOINER, '')
      // One run at a time: a pattern with blanks on both sides of the break is slow on many blanks.
      .replace(/[\s\u0085]+/gu, (blanks) => (/[\t-\r\u0085\u2028\u2029]/.test(blanks) ? ' ' : blanks))
      .replace(UNWRITABLE, '')
  )
}
