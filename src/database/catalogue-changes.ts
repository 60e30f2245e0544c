/** What whoever keeps copies of what visitors see hears of: that the catalogue has moved on. */
export type CatalogueVersion = {
  /** Rises with every change that this server knows of; a copy made at an older number must not be kept. */
  readonly version: number
  listen(listener: () => void): void
}

/** The same for a CatalogueWrite, which tells of what this server changes, and for the line on which other servers do. */
export type CatalogueChanges = CatalogueVersion & {
  /** Names this server to the others. */
  readonly server: string
  announce(): void
  /** A change on a server; what this one has done itself it has announced itself. */
  hear(server: string | undefined): void
}

export function catalogueChanges(): CatalogueChanges {
  const server = crypto.randomUUID()
  let version = 0
  const listeners: (() => void)[] = []
  function announce() {
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    server,
    announce,
    get version() {
      return version
    },
    listen(listener) {
      listeners.push(listener)
    },
    hear(from) {
      if (from !== server) announce()
    },
  }
}
