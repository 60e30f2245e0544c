/**
 * What words and phrases do in a question, by role; `role:value` tells apart what does the same of different things. Phrases
 * stand between bars or on lines of their own: `a/b` for one of several words, `c?` for one that may be missing. Folded, as
 * `kit/text/fold-text.ts` folds them.
 */
export type RoleWords = Readonly<Record<string, string>>
