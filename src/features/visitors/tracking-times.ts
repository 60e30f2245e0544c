/** Delays and retries of counting page views. This file is part of the script of every public page (early/early.ts): keep it small. */

/** Delay before a page view is reported, in milliseconds. */
export const PAGE_VIEW_DELAY_MS = 100
/** The same in the low-bandwidth mode, where the page itself needs the connection. */
export const LOW_PAGE_VIEW_DELAY_MS = 500
/** Delay before a product view is reported. */
export const PRODUCT_VIEW_DELAY_MS = 100
/** Timeout of one attempt to report an event. */
export const TRACKING_TIMEOUT_MS = 5000
/** Waits before the second and the third attempt to report an event; further attempts follow once a minute. */
export const TRACKING_WAITS_MS = [1000, 2000] as const
