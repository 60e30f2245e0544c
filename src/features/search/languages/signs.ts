import type { RoleWords } from './language-words.ts'

/** What signs do in a question of any language. */
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
