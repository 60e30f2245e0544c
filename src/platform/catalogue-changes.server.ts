/** Tells whoever keeps copies of what visitors see that the catalogue has moved on. */
export type CatalogueChanges = {
  /** Rises with every change that this server knows of; a copy made at an older number must not be kept. */
  readonly version: number
  /** To be called after a change is committed and before it is answered. */
  announce(): void
  listen(listener: () => void): void
}

export function catalogueChanges(): CatalogueChanges {
  let version = 0
  const listeners: (() => void)[] = []
  return {
    get version() {
      return version
    },
    announce() {
      version += 1
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.push(listener)
    },
  }
}
