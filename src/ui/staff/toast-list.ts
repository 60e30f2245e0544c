import { observable } from '#kit/observable.ts'

/** A message that floats over the page: what happened, what to do next, and perhaps a way there. */
export type Toast = {
  id: number
  kind: 'done' | 'problem'
  title: string
  text?: string
  link?: { to: string; label: string; isNewTab?: boolean }
  /** Something that can be done about it at once; the message goes with it. */
  action?: { label: string; run: () => void }
  /** A newer message on the same topic takes the place of the older one. Problems without a topic share one. */
  topic?: string
}

/** How long a message stays when nobody points at it. Problems stay longer: they have to be read, not noticed. */
const STAYS_MS = { done: 8_000, problem: 20_000 } as const
const MAX_COUNT = 5

export const shownToasts = observable<readonly Toast[]>([])
let lastId = 0
let isPaused = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const PROBLEM = 'problem'

/** Shows a message. It outlives navigations; the same message again, or one on the same topic, takes the place of the first. */
export function showToast(given: Omit<Toast, 'id'>): void {
  const toast = given.kind === 'problem' ? { topic: PROBLEM, ...given } : given
  lastId += 1
  const toasts = shownToasts.get()
  const same = toasts.filter(
    ({ title, text, topic, action }) =>
      // Two messages with actions are never the same.
      (title === toast.title && text === toast.text && !action) || (topic !== undefined && topic === toast.topic),
  )
  for (const { id } of same) forget(id)
  const rest = toasts.filter((known) => !same.includes(known))
  for (const { id } of rest.slice(0, Math.max(0, rest.length - MAX_COUNT + 1))) forget(id)
  arm(lastId, toast.kind)
  shownToasts.set([...rest.slice(-(MAX_COUNT - 1)), { ...toast, id: lastId }])
}

/** The number of the newest message so far; later ones have higher numbers. */
export function newestToast(): number {
  return lastId
}

export function hideToast(id: number): void {
  forget(id)
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id))
}

/** Takes away what was said on a topic that is being tried anew. */
export function hideTopic(topic: string): void {
  for (const toast of shownToasts.get()) if (toast.topic === topic) hideToast(toast.id)
}

/** Takes all messages away: the person they were meant for has left. */
export function clearToasts(): void {
  for (const { id } of shownToasts.get()) forget(id)
  shownToasts.set([])
}

/** Messages wait while somebody reads them with the pointer or the keyboard on them. */
export function pauseToasts(paused: boolean): void {
  if (paused === isPaused) return
  isPaused = paused
  for (const { id, kind } of shownToasts.get()) {
    if (paused) forget(id)
    else arm(id, kind)
  }
}

function arm(id: number, kind: Toast['kind']): void {
  if (isPaused || typeof window === 'undefined') return
  timers.set(
    id,
    setTimeout(() => hideToast(id), STAYS_MS[kind]),
  )
}

function forget(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Open dialogs, the topmost last. Messages are shown in the topmost. */
export const openDialogs = observable<readonly string[]>([])
