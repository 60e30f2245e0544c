import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Walks and budgets need a built shop and a browser: tools/test.ts runs them on their own.
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['tests/walks/**', 'tests/budgets/**', 'node_modules/**'],
    globalSetup: ['tests/postgres.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A test that is left out, alone or empty by mistake must not look green.
    allowOnly: false,
    passWithNoTests: false,
  },
})
