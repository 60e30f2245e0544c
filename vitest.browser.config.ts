import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes begin first: one that begins last keeps one core busy while the others have nothing left. */
const SLOWEST = ['staff-screens', 'start', 'styles', 'everybody', 'inquiry', 'inquiries-staff', 'lists', 'bytes', 'staff', 'accounts']

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return place < 0 ? SLOWEST.length : place
    }
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  test: {
    include: ['tests/walks/**/*.test.ts', 'tests/budgets/**/*.test.ts'],
    globalSetup: ['tests/prepare-run.ts'],
    environment: 'node',
    // The files that a process runs share a browser; what they read of our modules keeps nothing of a walk.
    isolate: false,
    // A page answers in its own time; what is awaited comes, or the test fails, however busy the machine is. Each wait has a limit
    // of its own (a locator 30 s, a poll 15 s), so the limit of a test only has to be longer than the longest walk on a machine three times slower.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // Each file starts a shop of its own and waits for half of its time, so four at once keep two cores busy.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    allowOnly: false,
    passWithNoTests: false,
  },
})
