import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'

export type LeftOut = {
  /** An event that is not counted since its day, or its address on this day, has had enough. */
  add(): void
  /** Says how many there were; for the end. */
  close(): void
}

/** Tells the log that events are left out: when it begins, and how many once the day is over. Visitors notice nothing. */
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
