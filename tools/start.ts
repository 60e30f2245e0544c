import { isBuildFresh } from './build-freshness.ts'

// `npm start`: builds the pages if the build is stale, then starts the server.
process.env.NODE_ENV ??= 'production'
if (!isBuildFresh()) {
  process.stdout.write('Building the pages …\n')
  const { build } = await import('./build.ts')
  await build()
}
await import('../src/main.ts')
