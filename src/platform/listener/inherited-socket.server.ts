/** First file descriptor that systemd passes on (sd_listen_fds(3)). */
const FIRST_FD = 3

/** The descriptor decides where to listen. Fastify wants a host all the same, and must not add a second address to it. */
export const INHERITED_HOST = '127.0.0.1'

/**
 * The listening socket that systemd's socket unit handed to this process. It outlives the process: during an update or
 * after a crash connections wait in it until the next process accepts them.
 *
 * @returns its file descriptor, or undefined where the process opens a port itself
 */
export function inheritedSocket(environment: Record<string, string | undefined>, pid: number): number | undefined {
  const isForUs = environment.LISTEN_PID === String(pid) && Number(environment.LISTEN_FDS) >= 1
  return isForUs ? FIRST_FD : undefined
}
