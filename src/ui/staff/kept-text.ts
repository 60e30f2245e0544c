import { useEffect, useState } from 'react'

/** A text that is being written, and the saved one that it started from. */
export type KeptText = { text: string; base: string }

/**
 * A text that survives a reload and a crash: what differs from its base is kept on this device with every letter.
 *
 * @param key where it is kept; another text has another key, and its component another `key`
 * @param base the text as it is saved
 */
export function useKeptText(key: string, base: string): [kept: KeptText, keep: (kept: KeptText) => void] {
  const [kept, setKept] = useState<KeptText>({ text: base, base })

  // The server knows nothing of this device, so what is kept comes in after the first picture.
  useEffect(() => {
    const found = readKept(key)
    if (found) setKept(found)
  }, [key])

  return [
    kept,
    (next) => {
      setKept(next)
      writeKept(key, next)
    },
  ]
}

/** Takes a text away from this device: it has arrived where it belongs. */
export function forgetKept(key: string): void {
  writeKept(key, { text: '', base: '' })
}

function readKept(key: string): KeptText | undefined {
  try {
    const { text, base } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Record<keyof KeptText, unknown>>
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined
  } catch {
    return undefined
  }
}

function writeKept(key: string, { text, base }: KeptText): void {
  try {
    if (text === base) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ text, base }))
  } catch {
    // A browser may forbid storage; then the text lives as long as the page.
  }
}
