import { defineConfig } from 'vitest/config'

// PostgreSQL keeps a deleted row for as long as somebody who is just connecting, to whichever database, might ask for it.
// A test that it is gone from the files has the server to itself.
const ALONE = 'src/features/history/erased-bytes.api.test.ts'

export default defineConfig({
  test: {
    // Walks and budgets need a built shop and a browser: tools/test.ts runs them on their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/walks/**', 'tests/budgets/**', 'node_modules/**', ALONE],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: [ALONE], sequence: { groupOrder: 1 } } },
    ],
    globalSetup: ['tests/postgres.ts'],
    environment: 'node',
    // Reading the server's modules anew for each of a hundred and fifty files would take as long as the tests. No file
    // leaves anything behind in a module: databases, clocks and stand-ins for globals are each suite's own.
    isolate: false,
    // By default one core is left alone, which on two of them is half.
    maxWorkers: '100%',
    // What is awaited comes, or the test fails, however busy the machine is.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A test that is left out, alone or empty by mistake must not look green.
    allowOnly: false,
    passWithNoTests: false,
  },
})
