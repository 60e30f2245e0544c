/** Where the household of the calculator is kept on the device, as a link carries it: a key of the browser's storage. */
export const HOME_KEY = 'home'
/** Those that it took the place of, in the same way, each on a line of its own. */
export const FORMER_KEY = 'homes'
/** For which household goods are told in the whole shop: the key of a preset, or that of the calculator's. */
export const SHOWN_KEY = 'carries'
export const OWN_HOME = 'own'
