/**
 * Classes of the frame that stands around every public page (header, search, footer, notice): whatever comes after a
 * document need not bring their rules again. Not those of buttons: rules for large letters come after all of theirs. A walk looks at every page for them (tests/walks/styles.test.ts).
 */
export const inEveryDocument = [
  ...['gap-2', 'grid', 'hb', 'ic', 'justify-center', 'lbl', 'mt-2', 'muted', 'nowrap', 'num', 'row', 'row-b', 'sm', 'sr', 'stack'],
]
