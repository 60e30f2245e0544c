import type { RoleWords } from './language-words.ts'

/** Roles of signs in questions of any language. */
export const signs: RoleWords = {
  less: '<',
  more: '>',
  most: '< = | ≤',
  least: '> = | ≥',
  dash: '-',
  plusSign: '+',
  comma: ', | ;',
  joining: '+ | & | /',
  end: ', | ; | . | ! | ? | )',
}
