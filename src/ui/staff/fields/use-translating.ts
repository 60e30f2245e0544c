import { useRef, useState } from 'react'
import { useStaffText } from '../text.ts'

export type TextState = 'up-to-date' | 'outdated' | 'empty'

/** Translates a German text. Never throws: a failure is returned as a message. */
type TranslateText = (german: string, to: 'es' | 'en') => Promise<{ text: string } | { problem: string }>

/** Translates the German texts of a form. */
export type FormTranslator = {
  translate: TranslateText
  /** False if no translation service is configured; then only glossary and translation memory are used. */
  hasService: boolean
  /** For each text: true if glossary or translation memory know its translation. */
  findKnown: (texts: readonly GermanText[]) => Promise<boolean[]>
}
type GermanText = { german: string; to: 'es' | 'en' }

/** Names of the field of a translation, and of the field of its German text. */
export type TranslationFields<Name extends string = string> = { name: Name; german: Name; to: 'es' | 'en' }

/** State of one translation for its buttons and messages. */
export type TranslationControl = {
  isRunning: boolean
  /** Message that says why the text was not translated. */
  problem: string | undefined
  /** False if the text cannot be translated: no service, and neither glossary nor memory know it. */
  isOffered: boolean
  /** Undefined if the German text is empty. */
  onTranslate: (() => void) | undefined
  /** Restores the text that a translation replaced; undefined if there is none. */
  onRestore: (() => void) | undefined
  /** Confirms that an outdated translation still fits; undefined unless it is outdated. */
  onFits: (() => void) | undefined
}

type Form<Name extends string> = {
  translator: FormTranslator
  read: (name: Name) => string
  write: (name: Name, text: string) => void
  /** Marks the text in the field as a translation of this German text: it was translated from it, or staff confirm it. */
  onFits: (name: Name, german: string) => void
}
/** Result of a field's last translation; ignored while the field's text differs from `text`. `replaced`: the text before it. */
type Outcome = { text: string; problem?: string; replaced?: string }

export type Translating<Name extends string = string> = ReturnType<typeof useTranslating<Name>>

/**
 * Translates fields of a form, one alone or several in a row. If staff type into the German or the translated field meanwhile,
 * the translation is dropped. A replaced text can be restored.
 */
export function useTranslating<Name extends string>({ translator, read, write, onFits }: Form<Name>) {
  const t = useStaffText()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState<Partial<Record<string, Outcome>>>({})
  /** Texts that glossary or memory know, by `keyOf`. */
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const isOffered = (text: GermanText) => translator.hasService || known.has(keyOf(text))
  // Fields that are being translated. A ref, so that a second click before the next rendering does nothing.
  const busy = useRef(new Set<string>())

  const note = (name: string, outcome: Outcome | undefined) => setOutcomes((known) => ({ ...known, [name]: outcome }))
  const begin = (names: readonly string[]) => {
    for (const name of names) {
      busy.current.add(name)
      note(name, undefined)
    }
    setRunning(new Set(busy.current))
  }
  const end = (name: string) => {
    busy.current.delete(name)
    setRunning(new Set(busy.current))
  }

  async function fill({ name, german, to }: TranslationFields<Name>): Promise<void> {
    const original = read(german)
    const before = read(name)
    const answer = await translator.translate(original, to)
    const now = read(name)
    if ('problem' in answer) note(name, { text: now, problem: answer.problem })
    else if (now !== before || read(german) !== original) note(name, { text: now, problem: t('translation.typedMeanwhile') })
    else if (answer.text === before) onFits(name, original)
    else {
      write(name, answer.text)
      onFits(name, original)
      note(name, { text: answer.text, ...(before.trim() ? { replaced: before } : {}) })
    }
  }

  async function translateAll(places: readonly TranslationFields<Name>[]): Promise<void> {
    const due = places.filter(({ name, german }) => !busy.current.has(name) && read(german).trim() !== '')
    begin(due.map(({ name }) => name))
    // One after the other: services reject eight requests at once as too many.
    for (const place of due) await fill(place).finally(() => end(place.name))
  }

  return {
    isRunning: running.size > 0,
    hasService: translator.hasService,
    translateAll,
    isOffered,
    /** Without a translation service: looks up which texts glossary and memory know. If that fails, translation is not offered. */
    async lookUp(texts: readonly GermanText[]): Promise<void> {
      if (translator.hasService || texts.length === 0) return
      const found = await translator.findKnown(texts).catch(() => [])
      setKnown(new Set(texts.filter((_, at) => found[at]).map(keyOf)))
    },
    /** State to show beside a translation; `now` is the current form. */
    controlOf(place: TranslationFields<Name>, now: { german: string; text: string; state: TextState }): TranslationControl {
      const last = outcomes[place.name]
      const outcome = last?.text === now.text ? last : undefined
      const replaced = outcome?.replaced
      return {
        isRunning: running.has(place.name),
        problem: outcome?.problem,
        isOffered: isOffered({ german: now.german, to: place.to }),
        onTranslate: now.german.trim() === '' ? undefined : () => void translateAll([place]),
        onRestore:
          replaced === undefined
            ? undefined
            : () => {
                write(place.name, replaced)
                note(place.name, undefined)
              },
        onFits: now.state === 'outdated' ? () => onFits(place.name, now.german) : undefined,
      }
    },
  }
}

const keyOf = ({ german, to }: GermanText) => `${to}:${german.trim()}`
