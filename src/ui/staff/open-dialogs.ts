import { observable } from '#kit/observable.ts'

/** Open dialogs, the topmost last. Messages are shown in the topmost. */
export const openDialogs = observable<readonly string[]>([])
