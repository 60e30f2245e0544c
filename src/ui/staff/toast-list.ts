import { observable } from '#kit/observable.ts'

/** A message that floats over the page: what happened, what to do next, and perhaps a way there. */
export type Toast = {
  id: number
  kind: 'done' | 'problem'
  title: string
  text?: string
  link?: { to: string; label: string; isNewTab?: boolean }
  /** An action offered by the toast, which closes with it. */
  action?: { label: string; run: () => void }
  /** A newer toast on the same topic replaces the older one. Problems without a topic share one. */
  topic?: string
  /** True for a message that stays until it is closed or replaced, since its action is needed later, too. */
  isLasting?: boolean
}

/** How long a toast stays without a pointer on it. Problems stay longer, since they have to be read. */
const STAYS_MS = { done: 8_000, problem: 20_000 } as const
const MAX_COUNT = 5

export const shownToasts = observable<readonly Toast[]>([])
let lastId = 0
let isPaused = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const PROBLEM = 'problem'

/** Shows a toast. It stays during navigation; the same toast, or another on the same topic, replaces it. */
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
  arm({ ...toast, id: lastId })
  shownToasts.set([...rest.slice(-(MAX_COUNT - 1)), { ...toast, id: lastId }])
}

/** Id of the newest toast; later toasts have higher ids. */
export function newestToast(): number {
  return lastId
}

export function hideToast(id: number): void {
  forget(id)
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id))
}

/** Hides the toast on a topic, before the action is tried again. */
export function hideTopic(topic: string): void {
  for (const toast of shownToasts.get()) if (toast.topic === topic) hideToast(toast.id)
}

/** Hides all toasts, since the person has signed out. */
export function clearToasts(): void {
  for (const { id } of shownToasts.get()) forget(id)
  shownToasts.set([])
}

/** Pauses the timers while the pointer or the focus is on the toasts. */
export function pauseToasts(paused: boolean): void {
  if (paused === isPaused) return
  isPaused = paused
  for (const toast of shownToasts.get()) {
    if (paused) forget(toast.id)
    else arm(toast)
  }
}

function arm({ id, kind, isLasting }: Toast): void {
  if (isLasting || isPaused || typeof window === 'undefined') return
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
