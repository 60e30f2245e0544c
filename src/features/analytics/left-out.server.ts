import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'

export type LeftOut = {
  /** Notes an event that was dropped because the day, or its address, has reached its limit. */
  add(): void
  /** Logs the number of dropped events; for the shutdown. */
  close(): void
}

/** Logs dropped events: once when it begins, and their number after the day. Visitors notice nothing. */
export function leftOutEvents(clock: Clock, log: { warn(details: object, message: string): void }): LeftOut {
  let day = ''
  let count = 0
  function close(): void {
    if (count > 0) log.warn({ day, leftOut: count }, 'visits of this day were left out, since the day or an address had too many')
    count = 0
  }
  return {
    add() {
      const today = dayAndMinute(clock.now()).day
      if (today !== day) {
        close()
        day = today
        log.warn({ day }, 'some visits of today are left out from now on, since the day or an address has too many')
      }
      count += 1
    },
    close,
  }
}
