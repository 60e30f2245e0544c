/** Maximum words and phrases in a group; the longest seeded group has 25. */
export const MAX_WORDS = 40
/** Length of a word or phrase in characters, after folding. */
export const PHRASE_MIN = 2
export const PHRASE_MAX = 60
/** Maximum groups that staff may add per language. */
export const MAX_OWN_GROUPS = 500
/** Maximum length of a trial search; the same as for visitors. */
export const TRIAL_MAX = 200
/** Maximum products that a trial search lists by name. */
export const TRIAL_HITS = 8
