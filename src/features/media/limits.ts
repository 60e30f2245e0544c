/** Maximum size of a file uploaded in a form's picker: 10 MB; on the library and site-image pages 5 MB. */
export const PICKER_MAX_BYTES = 10 * 1024 * 1024
export const PAGE_MAX_BYTES = 5 * 1024 * 1024
/** Maximum size of a photo that staff choose: the browser shrinks it before the upload. */
export const ORIGINAL_MAX_BYTES = 40 * 1024 * 1024
/** Longest side, in pixels, of a photo that the browser has shrunk. */
export const SENT_MAX_SIDE = 2560
/** Maximum number of files per request. The staff area sends one file per request. */
export const FILES_MAX = 10
/** A picture with more pixels is refused before it is decoded. */
export const MAX_PIXELS = 40_000_000
/** Maximum length of a text alternative. */
export const ALT_MAX = 300
