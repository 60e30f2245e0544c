/** When and how often a visit is counted. This file is part of the early script: keep it small. */

/**
 * Delay of a page view's event, sent once the page was read for a moment; longer in the low-bandwidth mode, where the page
 * itself needs the connection.
 */
export function pageViewDelayMs(isLow: boolean): number {
  return isLow ? 500 : 100
}
/** After a product has loaded. */
export const PRODUCT_VIEW_DELAY_MS = 100
export const TRACKING_TIMEOUT_MS = 5000
/** Waits before the second and the third attempt; further ones follow once a minute. */
export const TRACKING_WAITS_MS = [1000, 2000] as const
