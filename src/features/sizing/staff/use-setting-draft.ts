import { useEffect, useRef, useState } from 'react'
import { pendingWritesInMemory } from '#api/pending-writes.ts'
import type { Language } from '#i18n/language.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { type TextsWrite, useTypedTexts } from '#ui/staff/typed/use-typed-texts.ts'
import { fieldsOf, type SettingField } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { draftKey, isSameIn, readDraft, type SettingDraft, textsOf } from './typed-setting.ts'

/**
 * The fields of a setting that is open: what is typed stays on this device until it is saved or discarded, over the
 * state that it began from. Its dialog is opened by a touch, so the device is asked at once.
 */
export function useSettingDraft({ key, fields, updatedAt }: SizingSetting, language: Language) {
  const [writes] = useState(() => pendingWritesInMemory<TextsWrite<SettingField>>())
  const [began] = useState((): SettingDraft => {
    const values = textsOf(fields, language)
    return readDraft(readStored(draftKey(key)), key) ?? { values, base: values, updatedAt }
  })
  const typed = useTypedTexts<SettingField>(writes, began.base, began.updatedAt, isSameIn(key))
  const { set, values, base, isUnsaved } = typed
  const [kept, setKept] = useState(began.kept)
  const since = typed.updatedAt ?? null

  const isTakenUp = useRef(false)
  useEffect(() => {
    if (isTakenUp.current) return
    isTakenUp.current = true
    for (const field of fieldsOf(key)) if (began.values[field] !== began.base[field]) set(field, began.values[field])
  })

  const isGone = useRef(false)
  useEffect(() => {
    if (isGone.current) return
    if (!isUnsaved) dropStored(draftKey(key))
    else writeStored(draftKey(key), JSON.stringify({ values, base, updatedAt: since, kept } satisfies SettingDraft))
  }, [key, isUnsaved, values, base, since, kept])

  return {
    ...typed,
    /** The source of which somebody has said that the new figures are its as well. */
    kept,
    setKept,
    /** Forgets the draft: it is saved, or no longer wanted. */
    forget(): void {
      isGone.current = true
      dropStored(draftKey(key))
    },
  }
}
