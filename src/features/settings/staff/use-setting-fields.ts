import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { overtakenBy } from '#api/error-body.ts'
import { problemText } from '#i18n/problems.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import type { SettingKey } from '../keys.ts'
import { type HeldSetting, settingInputSchema } from '../setting.contract.ts'
import { settingProblem } from './setting-problem.ts'
import { settingsQuery, useSaveSetting } from './settings-data.ts'
import { changedKeys, isOvertaken, readTyped, savedValue, type TypedSettings } from './typed-settings.ts'

type Group = {
  keys: readonly SettingKey[]
  /** Where this device keeps what is typed. */
  draft: string
  /** Titles of the messages after saving. */
  savedTitle: string
  failedTitle: string
}

/**
 * Fields that are settings, each saved by itself or all at once. What is typed stays on this device until it is saved,
 * and a value that somebody else has set meanwhile is never overwritten unseen.
 */
export function useSettingFields(api: Api, loaded: HeldSetting[] | undefined, { keys, draft, savedTitle, failedTitle }: Group) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { data: settings = [] } = useQuery({ ...settingsQuery(api), initialData: loaded })
  const { mutateAsync } = useSaveSetting(api)
  const [typed, setTyped] = useState<TypedSettings>({})
  const [problems, setProblems] = useState<Partial<Record<SettingKey, string>>>({})
  const [saving, setSaving] = useState<readonly SettingKey[]>([])
  const [done, setDone] = useState<readonly SettingKey[]>([])
  const hasReadDraft = useRef(false)
  const latest = useRef(typed)
  latest.current = typed
  const changed = changedKeys(typed, settings).filter((key) => keys.includes(key))

  // The server knows nothing of this device, so a draft comes after the first rendering.
  const keysAtStart = useRef(keys)
  useEffect(() => {
    const kept = readTyped(deviceShelf()?.getItem(draft) ?? null, keysAtStart.current)
    setTyped((before) => ({ ...kept, ...before }))
    hasReadDraft.current = true
  }, [draft])

  useEffect(() => {
    if (!hasReadDraft.current) return
    const open = Object.fromEntries(changed.map((key) => [key, typed[key]]))
    keepOnDevice(draft, changed.length > 0 ? JSON.stringify(open) : undefined)
  })

  function set(key: SettingKey, value: string): void {
    // Whoever mends it has read the message, which lies over the next field.
    if (problems[key]) hideTopic(draft)
    setTyped((before) => ({ ...before, [key]: { value, was: before[key]?.was ?? savedValue(settings, key) } }))
    setProblems((before) => ({ ...before, [key]: undefined }))
    setDone((before) => before.filter((one) => one !== key))
  }

  /** @returns what is wrong, in words */
  async function saveOne(key: SettingKey, knownAs: string | undefined): Promise<string | undefined> {
    const own = latest.current[key]
    if (!own) return undefined
    const input = { key, value: own.value.trim(), was: knownAs ?? own.was }
    const checked = settingInputSchema.safeParse(input)
    if (!checked.success) return problemText(language, checked.error.issues[0]?.message ?? '')
    try {
      const saved = await mutateAsync(input)
      // What was typed while it was on its way goes on from here.
      setTyped((before) => {
        const now = before[key]
        const { [key]: _, ...others } = before
        return now && now.value !== own.value ? { ...others, [key]: { value: now.value, was: saved.value } } : others
      })
      setDone((before) => [...before, key])
      return undefined
    } catch (error) {
      return overtakenBy(error) ? t('stale.title') : settingProblem(error, t)
    }
  }

  /** @param knownAs what a setting holds that is replaced knowingly */
  async function save(wanted: readonly SettingKey[], knownAs?: string): Promise<void> {
    if (saving.length > 0) return
    hideTopic(draft)
    setSaving(wanted)
    const found: [key: SettingKey, problem: string][] = []
    for (const key of wanted) {
      const problem = await saveOne(key, knownAs)
      if (problem) found.push([key, problem])
    }
    setSaving([])
    setProblems((before) => ({ ...before, ...Object.fromEntries(wanted.map((key) => [key, undefined])), ...Object.fromEntries(found) }))
    if (found.length === 0) return showToast({ kind: 'done', topic: draft, title: savedTitle })
    const words = [...new Set(found.map(([, problem]) => problem))].slice(0, 2).join(' ')
    showToast({ kind: 'problem', topic: draft, title: failedTitle, text: words })
    const [first] = found[0] ?? []
    requestAnimationFrame(() => document.getElementsByName(first ?? '')[0]?.focus())
  }

  return {
    settings,
    changed,
    isSaving: saving.length > 0,
    /** Everything about one field. */
    field: (key: SettingKey) => ({
      value: typed[key]?.value ?? savedValue(settings, key),
      set: (value: string) => set(key, value),
      isChanged: changed.includes(key),
      isSaving: saving.includes(key),
      isDone: done.includes(key),
      problem: problems[key],
      /** What somebody else has saved meanwhile. */
      theirs: isOvertaken(typed, settings, key) ? savedValue(settings, key) : undefined,
      /** Who that was and when, as far as it is known. */
      theirsBy: settings.find((setting) => setting.key === key)?.changedBy,
      save: () => save([key]),
      saveMine: () => save([key], savedValue(settings, key)),
      takeTheirs: () => {
        setTyped(({ [key]: _, ...others }) => others)
        setProblems((before) => ({ ...before, [key]: undefined }))
      },
    }),
    saveAll: () => save(changed),
    discard(): void {
      setTyped({})
      setProblems({})
    },
  }
}

export type SettingFields = ReturnType<typeof useSettingFields>
export type SettingField = ReturnType<SettingFields['field']>

/** Local storage, where the browser allows it. */
function deviceShelf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function keepOnDevice(name: string, text: string | undefined): void {
  try {
    if (text === undefined) deviceShelf()?.removeItem(name)
    else deviceShelf()?.setItem(name, text)
  } catch {
    // A full device keeps no draft; the fields themselves still hold what was typed.
  }
}
