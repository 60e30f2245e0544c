import type { Clock } from '#platform/clock.server.ts'

export type TestClock = Clock & { set(iso: string): void; advance(milliseconds: number): void; reset(): void }

const noon = '2026-11-21T12:00:00.000Z'

/** Creates a clock that stands still until a test moves it. */
export function testClock(): TestClock {
  let moment = Date.parse(noon)
  return {
    now: () => new Date(moment),
    set: (iso) => {
      moment = Date.parse(iso)
    },
    advance: (milliseconds) => {
      moment += milliseconds
    },
    reset: () => {
      moment = Date.parse(noon)
    },
  }
}
