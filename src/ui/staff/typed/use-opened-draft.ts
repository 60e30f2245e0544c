import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { readStored } from '#kit/browser/storage.ts'
import type { OpenedDraft } from './stored-work.ts'

/**
 * Opens a dialog if the page was reached by the link of its draft, while the draft is still on this device.
 *
 * @param form the form's name in storage keys: "glossary"
 * @param open receives the entity as in the storage key: "12", or "new"
 */
export function useOpenedDraft(form: string, open: (thing: string) => void): void {
  const { state } = useLocation()
  const show = useEffectEvent(open)
  useEffect(() => {
    const { storageKey } = Object(state) as Partial<OpenedDraft>
    const prefix = `draft:${form}:`
    if (storageKey?.startsWith(prefix) && readStored(storageKey)) show(storageKey.slice(prefix.length))
  }, [state, form])
}
