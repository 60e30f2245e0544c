import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'

export type DroppedEventsLog = {
  /** Counts an event that was dropped because the day, or its IP address, has reached its limit. */
  add(): void
  /** Logs the number of events dropped on the last day that had any, if it is not logged yet; called at the shutdown. */
  close(): void
}

/** Logs a day's first dropped event at once, and the number of its dropped events on a later day's first one or at the shutdown. */
export function droppedEventsLog(clock: Clock, log: { warn(details: object, message: string): void }): DroppedEventsLog {
  let day = ''
  let count = 0
  function close(): void {
    if (count > 0) log.warn({ day, leftOut: count }, 'visit events of this day were dropped, because the day or an address had too many')
    count = 0
  }
  return {
    add() {
      const today = dayAndMinute(clock.now()).day
      if (today !== day) {
        close()
        day = today
        log.warn({ day }, 'visit events of today are dropped from now on, because the day or an address has too many')
      }
      count += 1
    },
    close,
  }
}
