import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/walks/**/*.test.ts', 'tests/budgets/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page answers in its own time; what is awaited comes, or the test fails, however busy the machine is.
    expect: { poll: { timeout: 15_000 } },
    // A shared machine may hold a browser up longer than any patience: there, and only there, a walk is walked once more
    // before it counts as failed; the report names it.
    retry: process.env.CI ? 1 : 0,
    // Each file starts a shop and a browser of its own; two at once is what two cores bear.
    maxWorkers: 2,
    allowOnly: false,
    passWithNoTests: false,
  },
})
