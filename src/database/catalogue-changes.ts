/** Version of the data that visitors see, for caches made of it: listeners are called when it rises. */
export type CatalogueVersion = {
  /** Rises with every change that this server knows of; a copy made at a lower number must not be kept. */
  readonly version: number
  listen(listener: () => void): void
}

/** `CatalogueVersion` for those that announce changes: a CatalogueWrite for this server's, the PostgreSQL connection for others'. */
export type CatalogueChanges = CatalogueVersion & {
  /** Identifies this server to the others. */
  readonly server: string
  announce(): void
  /** Notes a change by the named server; a server's own changes are ignored, since they are announced already. */
  hear(server: string | undefined): void
}

/** A server's own count of catalogue versions, from 0 at its start, with listeners. */
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
