import { observable } from '#kit/observable.ts'

/** Which dialogs lie over the page, the topmost last. Messages are shown in that one. */
export const openDialogs = observable<readonly string[]>([])
