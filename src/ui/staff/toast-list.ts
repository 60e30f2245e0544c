import { observable } from '#kit/observable.ts'

/** A message over the page: what happened, what to do next, and possibly a link or an action. */
export type Toast = {
  id: number
  kind: 'done' | 'problem'
  title: string
  text?: string
  link?: { to: string; label: string; isNewTab?: boolean }
  /** An action offered by the toast, which closes with it. */
  action?: { label: string; run: () => void }
  /** A newer toast on the same topic replaces the older one. Problems without a topic share the topic PROBLEM. */
  topic?: string
  /** True for a message whose action may be needed later: it stays until it is closed or replaced. */
  isLasting?: boolean
  /** True for a message that there is no connection: it is hidden when the connection is back. */
  isOffline?: boolean
}

/** How long a toast stays, in ms, counted anew after pointer or focus leave the toasts. Problems stay longer, since they must be read. */
const STAYS_MS = { done: 8_000, problem: 20_000 } as const
const MAX_TOASTS = 5

export const shownToasts = observable<readonly Toast[]>([])
let lastId = 0
let isPaused = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()

const PROBLEM = 'problem'

/** Shows a toast, which stays during navigation. It replaces an equal toast and one on the same topic. */
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
  for (const { id } of rest.slice(0, Math.max(0, rest.length - MAX_TOASTS + 1))) forget(id)
  arm({ ...toast, id: lastId })
  shownToasts.set([...rest.slice(-(MAX_TOASTS - 1)), { ...toast, id: lastId }])
}

/** Id of the newest toast; later toasts have higher ids. */
export function newestToast(): number {
  return lastId
}

export function hideToast(id: number): void {
  forget(id)
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id))
}

/** Hides the toast on a topic, for example before its action is tried again. */
export function hideTopic(topic: string): void {
  for (const toast of shownToasts.get()) if (toast.topic === topic) hideToast(toast.id)
}

/** Hides the messages that there is no connection. */
export function hideOfflineToasts(): void {
  for (const { id, isOffline } of shownToasts.get()) if (isOffline) hideToast(id)
}

/** Hides all toasts, for example when the person signs out. */
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

/** Ids of the open dialogs, the topmost last. Toasts are shown in the topmost. */
export const openDialogs = observable<readonly string[]>([])
