/** First file descriptor passed by systemd (sd_listen_fds(3)). */
const FIRST_FD = 3

/**
 * Host for Fastify, which requires a host even with an inherited socket. It is an address and not "localhost", for which Fastify
 * would open a second socket.
 */
export const INHERITED_HOST = '127.0.0.1'

/**
 * Finds the listening socket of systemd's socket unit. The socket outlives the process: during an update or after a crash,
 * connections wait in it until the next process accepts them.
 *
 * @returns its file descriptor; undefined if the process opens a port itself
 */
export function inheritedSocket(environment: Record<string, string | undefined>, pid: number): number | undefined {
  const isForUs = environment.LISTEN_PID === String(pid) && Number(environment.LISTEN_FDS) >= 1
  return isForUs ? FIRST_FD : undefined
}
