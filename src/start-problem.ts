import { type Config, ConfigProblem, createConfigProblem } from './config.ts'
import { DatabaseProblem, describeDataFolderProblem } from './database/failures/database-problem.server.ts'
import { type StorageFailure, storageFailureOf } from './database/failures/storage-failure.server.ts'
import { WeakPassword } from './features/accounts/passwords/weak-password.server.ts'
import { BuildProblem } from './platform/pages/built-files.server.ts'

type Failure = NodeJS.ErrnoException & { address?: string; port?: number }

/** Sentences for failures of a PostgreSQL server that answered at first. */
const postgresSentences: Record<StorageFailure, (message: string) => string> = {
  full: (message) => `PostgreSQL cannot write (${message}). Free some space on its disk, or let it write, then start again.`,
  damaged: (message) => `PostgreSQL reports damaged data (${message}). Restore a dump: "Backup" in docs/operating.md says how.`,
  away: (message) => `PostgreSQL does not answer any more (${message}). Check that the server runs, then start again.`,
  busy: (message) => `PostgreSQL is busy (${message}). Start again in a minute.`,
}

/**
 * Describes why the shop did not start, in sentences for its operator. An unexpected error is described by its stack.
 *
 * @param config undefined if the configuration itself could not be read
 */
export function describeStartProblem(error: unknown, config: Pick<Config, 'dataDir' | 'databaseUrl'> | undefined): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseProblem || error instanceof BuildProblem) return error.message
  if (error instanceof WeakPassword) return `ADMIN_PASSWORD: ${error.message}\nCorrect it in .env or in the environment, then start again.`
  const { code = '', syscall, message, stack, path, address, port } = error as Failure
  if (code === 'EADDRINUSE')
    return `The port is in use already: another program listens on ${address}:${port}. Set another port with PORT, or end that program.`
  if (syscall === 'listen' && code === 'EACCES') return `Port ${port} may not be used by this user. Set one above 1023 with PORT.`
  // HOST is an unknown name, or the address of another machine.
  if (syscall === 'getaddrinfo' || (syscall === 'listen' && /^E(?:ADDRNOTAVAIL|AFNOSUPPORT|INVAL)$/.test(code)))
    return createConfigProblem(['HOST']).message
  const failure = storageFailureOf(error)
  if (failure && config?.databaseUrl && path === undefined) return postgresSentences[failure](message)
  if (failure && config) return describeDataFolderProblem(error, config.dataDir).message
  if (path !== undefined && /^E(?:ACCES|PERM)$/.test(code)) return `${path} cannot be read or written by this user (${message}).`
  return stack ?? String(error)
}
