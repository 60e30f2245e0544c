/** Key of the browser's storage: the calculator's household, encoded as in a link. */
export const HOME_KEY = 'home'
/** Key of the calculator's earlier households, each encoded the same way, one a line. */
export const FORMER_KEY = 'homes'
/** Key of the household that goods show their hours for: a preset's key, or that of the calculator's household. */
export const SHOWN_KEY = 'carries'
export const OWN_HOME = 'own'
