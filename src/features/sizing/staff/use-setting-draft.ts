import { useEffect, useRef, useState } from 'react'
import { createPendingWritesInMemory } from '#api/pending-writes.ts'
import type { Language } from '#i18n/language.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { type TextsWrite, useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import type { SettingField } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { makeIsSameValue, readDraft, type SettingDraft, settingDraftKey, textsOf } from './typed-setting.ts'

/**
 * State of an open setting's form. Typed texts are kept in the browser's storage until they are saved or discarded. The dialog is
 * never rendered on the server, so it reads the storage at once, without waiting for hydration.
 */
export function useSettingDraft({ key, fields, updatedAt }: SizingSetting, language: Language) {
  const [writes] = useState(() => createPendingWritesInMemory<TextsWrite<SettingField>>())
  const [began] = useState((): SettingDraft => {
    const values = textsOf(fields, language)
    return readDraft(readStored(settingDraftKey(key)), key) ?? { values, base: values, updatedAt }
  })
  const typed = useTypedTexts<SettingField>(writes, began.base, began.updatedAt, { isSame: makeIsSameValue(key), values: began.values })
  const { values, base, isUnsaved } = typed
  const [kept, setKept] = useState(began.kept)
  const since = typed.updatedAt ?? null

  const isGone = useRef(false)
  useEffect(() => {
    if (isGone.current) return
    if (!isUnsaved) dropStored(settingDraftKey(key))
    else writeStored(settingDraftKey(key), JSON.stringify({ values, base, updatedAt: since, kept } satisfies SettingDraft))
  }, [key, isUnsaved, values, base, since, kept])

  return {
    ...typed,
    /** The source that was confirmed for the changed figures. */
    kept,
    setKept,
    /** Deletes the draft after it was saved or discarded. */
    forget(): void {
      isGone.current = true
      dropStored(settingDraftKey(key))
    },
  }
}
