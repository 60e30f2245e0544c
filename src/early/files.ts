/** What the document names: addresses of the files that are fetched when they are wanted, see platform/pages.server.ts. */
export const script = document.currentScript as HTMLElement
export const files = script.dataset

export const root = document.documentElement
/** In the low-bandwidth mode nothing is fetched, and nothing moves, that nobody asked for. */
export const isLow = root.dataset.bandwidth === 'low'
