import { describe, expect, test } from 'vitest'
import { confinedStyles, usedStyles } from './used-styles.ts'

const page = (names: string, id = 'x') => `<main class="${names}" id="${id}"><p>text</p></main>`

describe('the styles that a document uses', () => {
  test.each([
    ['rules of its classes and ids', '.a{b:c}.d{e:f}#x{g:h}#y{i:j}', 'a', '.a{b:c}#x{g:h}'],
    ['rules without a class', ':root{--a:b}p>a:hover{c:d}*,:before{e:f}', '', ':root{--a:b}p>a:hover{c:d}*,:before{e:f}'],
    ['what attributes decide, which a script may set', '[data-a]{b:c}.d[data-e="f]{"]{g:h}', 'd', '[data-a]{b:c}.d[data-e="f]{"]{g:h}'],
    ['the selectors of a list that may match', '.a,.b,p{c:d}', 'b', '.b,p{c:d}'],
    ['no rule of which one class is missing', '.a .b{c:d}.a.e{f:g}.a>.h:before{i:j}', 'a', ''],
    ['what others are not, or may be', '.a:not(.b,.c){d:e}.a :is(.f,h2):has(.g){h:i}', 'a', '.a:not(.b,.c){d:e}.a :is(.f,h2):has(.g){h:i}'],
    [
      'names with signs in them',
      '.hover\\:x:hover{a:b}.\\[text-wrap\\:balance\\]{c:d}.w-1\\/2{e:f}.mt-1\\.5{g:h}.-mt-6{i:j}',
      'hover:x [text-wrap:balance] w-1/2 mt-1.5 -mt-6',
      '.hover\\:x:hover{a:b}.\\[text-wrap\\:balance\\]{c:d}.w-1\\/2{e:f}.mt-1\\.5{g:h}.-mt-6{i:j}',
    ],
    ['names that the document escapes', '.\\[\\&\\>a\\]\\:b>a{c:d}', '[&amp;&gt;a]:b', '.\\[\\&\\>a\\]\\:b>a{c:d}'],
    ['none whose name only begins alike', '.w-1{a:b}.w-1\\/2{c:d}', 'w-1/2', '.w-1\\/2{c:d}'],
    [
      'blocks with what is left in them',
      '@media (min-width:40rem){.a{b:c}.d{e:f}}@supports (g:h){@media print{.d{i:j}}}',
      'a',
      '@media (min-width:40rem){.a{b:c}}',
    ],
    [
      'layers as order: by their first mention, what is in no layer last',
      '.a{b:c}@layer x,y;@layer z{.a{d:e}}@layer y{.a{f:g}@media (h:i){.a{j:k}}}@layer x{.a{l:m}}',
      'a',
      '.a{l:m}.a{f:g}@media (h:i){.a{j:k}}.a{d:e}.a{b:c}',
    ],
    [
      'animations that something is left of',
      '@keyframes go{to{a:b}}.a{animation:go 1s}@media print{@keyframes stay{to{c:d}}.e{animation:stay 1s}}',
      'a',
      '@keyframes go{to{a:b}}.a{animation:go 1s}',
    ],
    [
      'typed properties in use',
      '.a{b:var(--c)}.d{e:var(--f)}@property --c{g:h}@property --f{g:h}',
      'a',
      '.a{b:var(--c)}@property --c{g:h}',
    ],
    ['strings with signs of the grammar', '.a:before{content:"}.b{"}.c:after{content:"\\""}', 'a', '.a:before{content:"}.b{"}'],
    ['no comments between rules', '/*! {.a} */.a{b:c}', 'a', '.a{b:c}'],
    ['fonts and other rules of the sheet itself', '@font-face{a:b}@charset "x";.c{d:e}', '', '@font-face{a:b}@charset "x";'],
  ])('hold %s', (_, sheet, names, expected) => {
    expect(usedStyles(sheet)(page(names))).toBe(expected)
  })

  test('are the whole sheet if everything occurs', () => {
    const sheet = '.a,.b{c:d}@media (e:f){.b>p{g:h}}.a:not(.z){i:j}'
    expect(usedStyles(sheet)(page('a b'))).toBe(sheet)
  })

  test('are found for several documents one after another', () => {
    const used = usedStyles('.a{b:c}.d{e:f}')
    expect(['a', 'd', 'a'].map((names) => used(page(names)))).toEqual(['.a{b:c}', '.d{e:f}', '.a{b:c}'])
  })
})

describe('the styles of an element and its contents', () => {
  const confined = (sheet: string, ...names: string[]) => confinedStyles(sheet, names, '#x')

  test('leave out rules that need only known classes, but not rules that need others too', () => {
    expect(confinedStyles('.a{b:c}.a .d{e:f}.a:hover{g:h}', ['a', 'd'], '#x', ['a'])).toBe('.a .d:where(#x,#x *){e:f}')
  })

  test.each([
    ['rules of its classes', '.a{b:c}.d{e:f}', '.a:where(#x,#x *){b:c}'],
    ['no rules that every document has', ':root{--a:b}p>a:hover{c:d}*,:before{e:f}', ''],
    ['the selectors of a list that may match', '.a,.b,p{c:d}', '.a:where(#x,#x *){c:d}'],
    ['states', '.a:hover,.a[b=c]:not(.d){e:f}', '.a:hover:where(#x,#x *),.a[b=c]:not(.d):where(#x,#x *){e:f}'],
    ['pseudo-elements, old and new', '.a:before{b:c}.a::backdrop{d:e}', '.a:where(#x,#x *):before{b:c}.a:where(#x,#x *)::backdrop{d:e}'],
    ['rules for elements inside a class', '.a>p{b:c}', '.a>p:where(#x,#x *){b:c}'],
    ['blocks', '@media (l:m){.a{b:c}}@media (l:n){.d{e:f}}', '@media (l:m){.a:where(#x,#x *){b:c}}'],
    [
      'animations in use',
      '@keyframes go{to{b:c}}@keyframes no{to{b:c}}.a{animation:go 1s}',
      '@keyframes go{to{b:c}}.a:where(#x,#x *){animation:go 1s}',
    ],
  ])('hold %s', (_, sheet, expected) => {
    expect(confined(sheet, 'a')).toBe(expected)
  })

  test('ignore names that are no classes or ids of the sheet', () => {
    expect(confined('.a{b:c}', 'const', '', 'a')).toBe(confined('.a{b:c}', 'a'))
  })
})
