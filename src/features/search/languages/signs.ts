import type { RoleWords } from './language-words.ts'

/** Roles of signs and of abbreviations with a full stop, in questions of any language. */
export const signs: RoleWords = {
  less: '<',
  more: '>',
  most: '< = | ≤ | max .',
  least: '> = | ≥ | min . | mind .',
  about: 'ca . | aprox . | approx .',
  dash: '-',
  plusSign: '+',
  comma: ', | ;',
  joining: '+ | & | /',
  end: ', | ; | . | ! | ? | )',
}
