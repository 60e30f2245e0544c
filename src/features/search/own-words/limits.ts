/** Maximum of words or phrases in a group; the longest seeded group has 27. */
export const MAX_WORDS = 40
/** Letters of a word or phrase, without capitals and accents. */
export const PHRASE_MIN = 2
export const PHRASE_MAX = 60
/** Groups of staff's own, of each language. */
export const MAX_OWN_GROUPS = 500
/** Same length as visitors' searches. */
export const TRIAL_MAX = 200
/** Products that a trial names. */
export const TRIAL_HITS = 8
