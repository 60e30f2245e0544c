/** Version number of the data that visitors see. Caches of that data call `listen` to drop stale entries. */
export type CatalogueVersion = {
  /** Rises with every change that this server knows of. Data that was read at a lower version must not be cached. */
  readonly version: number
  listen(listener: () => void): void
}

/** A `CatalogueVersion` with functions that raise it: a CatalogueWrite calls `announce`, the PostgreSQL connection calls `hear`. */
export type CatalogueChanges = CatalogueVersion & {
  /** Random id of this process, sent along with its notifications. */
  readonly server: string
  /** Raises the version and calls the listeners. */
  announce(): void
  /**
   * Handles a notification: announces the change unless this server made it, since then it is announced already. `undefined`:
   * unknown servers may have made changes while the connection was lost.
   */
  hear(server: string | undefined): void
}

/** Creates the version of this process. It starts at 0 and is independent of the number in the database. */
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
