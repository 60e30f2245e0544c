/**
 * Names of the caches that pages and the service worker share. Raise a number if a new version cannot read what an older one
 * stored.
 */
export const PAGES_CACHE = 'pages-1'
/** Built files that the service worker has stored. */
export const FILES_CACHE = 'files-1'
export const PICTURES_CACHE = 'pictures-1'
/** Bytes that the service worker has loaded for itself and no page has counted yet, as the text of the response at `OWN_BYTES`. */
export const OWN_BYTES_CACHE = 'own-bytes-1'
export const OWN_BYTES = '/own-bytes'
/** The saved catalogue and the script that shows it; pages fill this cache, and the service worker reads it too. */
export const CATALOGUE_CACHE = 'catalogue-1'
/** Pictures of the saved catalogue. */
export const CATALOGUE_PICTURES = 'catalogue-pictures-1'
