/**
 * Classes that every public document uses (header, search, footer, notices). Style sheets that are added to a document later
 * leave their rules out (tools/overlay-styles.ts). Classes of buttons are not listed, because their rules must follow the rules
 * for large letters. tests/walks/styles.test.ts checks that each page has these classes.
 */
export const inEveryDocument = [
  ...['gap-2', 'grid', 'hb', 'ic', 'justify-center', 'lbl', 'mt-2', 'muted', 'nowrap', 'num', 'row', 'row-b', 'sm', 'sr', 'stack'],
]
