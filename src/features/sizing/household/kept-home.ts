/** Local storage key of the calculator's household, encoded as in a link. */
export const HOME_KEY = 'home'
/** Local storage key of the calculator's earlier households, one encoded household per line. */
export const FORMER_KEY = 'homes'
/** Local storage key of the household for which products show their runtime: a preset's key, or `OWN_HOME`. */
export const SHOWN_KEY = 'carries'
/** Value of `SHOWN_KEY` for the calculator's household. */
export const OWN_HOME = 'own'
