import { useEffect, useState } from 'react'
import { dropStored, readStored, writeStored } from '#kit/storage.ts'

const storageKey = (inquiry: number) => `draft:inquiry-opened:${inquiry}`

/**
 * Remembers on this device that an answer was opened in WhatsApp or a mail program and that nobody has said yet whether
 * it was sent: from here nobody can see that. It survives a reload.
 */
export function useOpenedReply(inquiry: number): [isOpened: boolean, set: (isOpened: boolean) => void] {
  const [isOpened, setOpened] = useState(false)

  // The server does not know this device's storage, so the question appears after the first rendering.
  useEffect(() => setOpened(typeof readStored(storageKey(inquiry)) === 'string'), [inquiry])

  return [
    isOpened,
    (next) => {
      setOpened(next)
      if (next) writeStored(storageKey(inquiry), '1')
      else dropStored(storageKey(inquiry))
    },
  ]
}
