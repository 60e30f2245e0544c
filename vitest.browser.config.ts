import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/walks/**/*.test.ts', 'tests/budgets/**/*.test.ts'],
    globalSetup: ['tests/prepare-run.ts'],
    environment: 'node',
    // The files that a process runs share a browser; what they read of our modules keeps nothing of a walk.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page answers in its own time; what is awaited comes, or the test fails, however busy the machine is.
    expect: { poll: { timeout: 15_000 } },
    // Each file starts a shop of its own and waits for a third of its time, so three at once keep two cores busy.
    maxWorkers: 3,
    allowOnly: false,
    passWithNoTests: false,
  },
})
