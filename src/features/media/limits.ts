/** Maximum size of a file uploaded in a form's picker: 10 MB; on the library and site-image pages 5 MB. */
export const PICKER_MAX_BYTES = 10 * 1024 * 1024
export const PAGE_MAX_BYTES = 5 * 1024 * 1024
/** Photos up to 40 MB may be chosen: the browser shrinks them before they travel. */
export const ORIGINAL_MAX_BYTES = 40 * 1024 * 1024
/** Longest side, in pixels, of a photo that the browser has shrunk. */
export const SENT_MAX_SIDE = 2560
/** Files in one request; the staff area sends each in a request of its own. */
export const FILES_MAX = 10
/** A picture with more pixels is refused before it is decoded. */
export const MAX_PIXELS = 40_000_000
