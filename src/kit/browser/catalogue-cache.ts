/** Name of the cache with the saved catalogue and the script that shows it; the service worker reads from it too. */
export const CATALOGUE_CACHE = 'catalogue-1'
