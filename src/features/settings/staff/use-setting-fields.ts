import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Api } from '#api/client.ts'
import { createPendingWrites } from '#api/pending-writes.ts'
import { readConflict } from '#api/refusals.ts'
import { problemText } from '#i18n/problems.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { useBackOnline } from '#ui/staff/connection.ts'
import { failureWords } from '#ui/staff/failure.ts'
import { focusInMiddle } from '#ui/staff/focus-in-middle.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { hideTopic, showToast } from '#ui/staff/toast-list.ts'
import { useConflictWords } from '#ui/staff/typed/use-conflict-words.ts'
import { inSavingOrder, rangeProblem, type SettingReader } from '../company/claim-ranges.ts'
import { type HeldSetting, type SettingInput, type SettingRules, settingInputSchema } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'
import { overtakenWords } from './overtaken-words.ts'
import { settingsQuery, useSaveSetting } from './settings-data.ts'
import { changedKeys, isOvertaken, readTyped, rebaseOnSaved, savedValue, type TypedSettings } from './typed-settings.ts'

type Group = {
  keys: readonly SettingKey[]
  /** Storage key of the draft on this device. */
  draft: string
  /** Titles of the messages after a save. Without them the form shows by itself that it is saved, or what is wrong. */
  titles?: { saved: string; failed: string }
  /** Checks of settings whose rules belong to another feature. */
  rules?: SettingRules
}

/**
 * Why a setting was not saved, in the reader's language. `isOffline`: there was no connection. `theirs`: the stored setting if somebody
 * else has changed it.
 */
type Problem = { words: string; isOffline?: boolean | undefined; theirs?: HeldSetting }

/**
 * State of a form whose fields are settings, saved one by one or all at once. Typed text stays on this device until it is
 * saved. A value that somebody else has saved meanwhile is overwritten only after the form has shown it.
 */
export function useSettingFields(api: Api, loaded: HeldSetting[] | undefined, { keys, draft, titles, rules }: Group) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { data: settings = [] } = useQuery({ ...settingsQuery(api), initialData: loaded })
  const { typed, latest, put, changed } = useTypedSettings(draft, keys, settings)
  const [problems, setProblems] = useState<Partial<Record<SettingKey, Problem>>>({})
  const [saving, setSaving] = useState<readonly SettingKey[]>([])
  const [done, setDone] = useState<readonly SettingKey[]>([])
  const focusAfterRendering = useFocusAfterRendering()
  const conflictWords = useConflictWords()
  const saveOne = useSaveOne(api, { latest, put, rules })
  useBackOnline(() => setProblems((before) => Object.fromEntries(Object.entries(before).filter(([, problem]) => !problem?.isOffline))))

  function set(key: SettingKey, value: string): void {
    // Hides the message of a failed save when its field is edited, since the message covers the next field.
    if (problems[key]) hideTopic(draft)
    put((before) => ({ ...before, [key]: { ...before[key], value, was: before[key]?.was ?? savedValue(settings, key) } }))
    setProblems((before) => ({ ...before, [key]: undefined }))
    setDone((before) => before.filter((one) => one !== key))
  }

  /**
   * @param knownAs stored value that the user has seen and wants to replace
   * @returns true once all of them are saved
   */
  async function save(wanted: readonly SettingKey[], knownAs?: string): Promise<boolean> {
    if (saving.length > 0) return false
    hideTopic(draft)
    setSaving(wanted)
    const found: [key: SettingKey, problem: Problem][] = []
    // The typed values at the start of the save. During the save, a field that is already saved is missing from them, and `settings` does
    // not have its new value yet.
    const atStart = latest.current
    const read = (key: SettingKey) => atStart[key]?.value ?? savedValue(settings, key)
    for (const key of inSavingOrder(wanted, read, (one) => savedValue(settings, one))) {
      const problem = await saveOne(key, knownAs, read)
      if (problem) found.push([key, problem])
      else setDone((before) => [...before, key])
    }
    setSaving([])
    focusAfterRendering(found[0]?.[0])
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(wanted.map((key) => [key, undefined])),
      ...Object.fromEntries(found),
    }))
    if (titles && found.length === 0) showToast({ kind: 'done', topic: draft, title: titles.saved })
    else if (titles)
      showProblems(
        found.map(([, problem]) => problem),
        titles.failed,
      )
    return found.length === 0
  }

  function showProblems(found: readonly Problem[], failedTitle: string): void {
    const words = [...new Set(found.map((problem) => problem.words))].slice(0, 2).join(' ')
    // A conflict is no failure: the form shows both versions to choose from.
    const theirs = found.flatMap((problem) => problem.theirs ?? [])
    const isConflict = theirs.length === found.length
    const overtaken = theirs.slice(0, 2).map((setting) => overtakenWords(setting, t, language))
    const text = isConflict ? [...overtaken, t('stale.text')].join(' ') : words
    const { title } = conflictWords(theirs.map(({ changedBy }) => changedBy?.by))
    const isOffline = found.every((problem) => problem.isOffline)
    showToast({ kind: 'problem', topic: draft, title: isConflict ? title : failedTitle, text, isOffline })
  }

  return {
    settings,
    changed,
    isSaving: saving.length > 0,
    /** State and actions of one field. */
    field: (key: SettingKey) => ({
      value: typed[key]?.value ?? savedValue(settings, key),
      set: (value: string) => set(key, value),
      isChanged: changed.includes(key),
      isSaving: saving.includes(key),
      isDone: done.includes(key),
      problem: problems[key]?.words,
      /** Value that somebody else has saved meanwhile. */
      theirs: isOvertaken(typed, settings, key) ? savedValue(settings, key) : undefined,
      /** Author and time of the stored value's last change, if known. */
      theirsBy: settings.find((setting) => setting.key === key)?.changedBy,
      save: () => save([key]),
      saveMine: () => save([key], savedValue(settings, key)),
      takeTheirs: () => {
        put(({ [key]: _, ...others }) => others)
        setProblems((before) => ({ ...before, [key]: undefined }))
      },
    }),
    /** Shows a problem at a field and focuses it, without saving anything. */
    refuse(key: SettingKey, words: string): void {
      setProblems((before) => ({ ...before, [key]: { words } }))
      focusAfterRendering(key)
    },
    saveAll: () => save(changed),
    saveSome: (some: readonly SettingKey[]) => save(some),
    discard(): void {
      put(() => ({}))
      setProblems({})
    },
  }
}

export type SettingFields = ReturnType<typeof useSettingFields>
export type SettingField = ReturnType<SettingFields['field']>

type PutTyped = (next: (before: TypedSettings) => TypedSettings) => void

/** The typed values, which are stored on this device as a draft until they are saved. */
function useTypedSettings(draft: string, keys: readonly SettingKey[], settings: readonly HeldSetting[]) {
  const [typed, setTyped] = useState<TypedSettings>({})
  const hasReadDraft = useRef(false)
  // Has the same content as `typed`, but without delay: a save needs changes that React has not rendered yet.
  const latest = useRef(typed)
  const put: PutTyped = useCallback((next) => {
    latest.current = next(latest.current)
    setTyped(latest.current)
  }, [])
  const changed = changedKeys(typed, settings).filter((key) => keys.includes(key))

  // The draft is read after the first rendering, which must equal the server's HTML.
  const keysAtStart = useRef(keys)
  useEffect(() => {
    const kept = readTyped(readStored(draft), keysAtStart.current)
    put((before) => ({ ...kept, ...before }))
    hasReadDraft.current = true
  }, [draft, put])

  useEffect(() => {
    if (!hasReadDraft.current) return
    const open = Object.fromEntries(changed.map((key) => [key, typed[key]]))
    if (changed.length > 0) writeStored(draft, JSON.stringify(open))
    else dropStored(draft)
  })

  return { typed, latest, put, changed }
}

/** Returns a function that focuses the field of a refused setting, once its problem is rendered. */
function useFocusAfterRendering(): (key: SettingKey | undefined) => void {
  const toFocus = useRef<SettingKey>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    const inputs = [...document.getElementsByName(toFocus.current)]
    // A setting with several inputs marks the wrong ones.
    const wrong = inputs.find((input) => input.getAttribute('aria-invalid')) ?? inputs[0]
    focusInMiddle(wrong)
    toFocus.current = undefined
  })
  return (key) => {
    toFocus.current = key
  }
}

type Saving = { latest: RefObject<TypedSettings>; put: PutTyped; rules: SettingRules | undefined }

/** Returns a function that saves the typed value of one setting. */
function useSaveOne(api: Api, { latest, put, rules }: Saving) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const conflictWords = useConflictWords()
  const { mutateAsync } = useSaveSetting(api)
  const send = (body: SettingInput, key: string) => mutateAsync({ body, key })

  return async function saveOne(key: SettingKey, knownAs: string | undefined, read: SettingReader): Promise<Problem | undefined> {
    const writes = createPendingWrites<SettingInput>({
      read: () => latest.current[key]?.unanswered,
      keep: (unanswered) =>
        put((before) => {
          const own = before[key]
          return own ? { ...before, [key]: { ...own, unanswered } } : before
        }),
    })
    try {
      const settled = await writes.resend(send)
      if (settled) put((before) => rebaseOnSaved(before, settled.answer, settled.body.value))
      const own = latest.current[key]
      if (own) {
        const input = { key, value: own.value.trim(), was: knownAs ?? own.was }
        const checked = settingInputSchema(rules ?? {}).safeParse(input)
        const problem = checked.success ? rangeProblem(key, read) : (checked.error.issues[0]?.message ?? '')
        if (problem !== undefined) return { words: problemText(language, problem) }
        const saved = await writes.send(input, send)
        // Text typed during the save stays, now based on the saved value.
        put((before) => rebaseOnSaved(before, saved, input.value))
      }
      return undefined
    } catch (error) {
      const overtaken = readConflict(error)
      if (overtaken) {
        const theirs = overtaken.current as HeldSetting
        return { words: conflictWords([theirs.changedBy?.by]).title, theirs }
      }
      const { text: words, isOffline } = failureWords(error, t)
      return { words, isOffline }
    }
  }
}
