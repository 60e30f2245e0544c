import { useSyncExternalStore } from 'react'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { listeners, onWindow } from '#kit/observable.ts'

/** Where a chat or an e-mail was opened: in the list, at the contact details of an inquiry, or in its reply panel. */
export type ReplyPlace = 'list' | 'facts' | 'panel'

const storageKey = (inquiry: number) => `draft:inquiry-opened:${inquiry}`
const openings = listeners(() => onWindow(['storage'], () => openings.tell()))

/** Notes that WhatsApp or a mail program was opened for an inquiry. The note survives a reload and is shared by all tabs. */
export function noteOpened(inquiry: number, place: ReplyPlace): void {
  writeStored(storageKey(inquiry), place)
  openings.tell()
}

export function forgetOpened(inquiry: number): void {
  dropStored(storageKey(inquiry))
  openings.tell()
}

/** Place where staff opened an answer that they have not yet confirmed as sent or not sent; null without one, and on the server. */
export function useOpenedPlace(inquiry: number): string | null {
  return useSyncExternalStore(
    openings.subscribe,
    () => readStored(storageKey(inquiry)) ?? null,
    () => null,
  )
}
