/** Which dialogs lie over the page, the topmost last. Messages are shown in that one. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

export const openDialogs = {
  add(id: string): void {
    open = [...open, id]
    tell()
  },
  remove(id: string): void {
    open = open.filter((other) => other !== id)
    tell()
  },
  top: (): string | undefined => open.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}
