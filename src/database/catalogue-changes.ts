/** The version of what visitors see, for whoever keeps copies made of it: they hear when it has moved on. */
export type CatalogueVersion = {
  /** Rises with every change that this server knows of; a copy made at an older number must not be kept. */
  readonly version: number
  listen(listener: () => void): void
}

/** The same for those who tell of changes: a CatalogueWrite of those of this server, the line to PostgreSQL of all others. */
export type CatalogueChanges = CatalogueVersion & {
  /** Names this server to the others. */
  readonly server: string
  announce(): void
  /** Takes note of a change on the named server; its own ones this server passes over, since it has announced them already. */
  hear(server: string | undefined): void
}

/** A server's own count of the catalogue's versions, from 0 at its start, with those who want to hear of each new one. */
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
