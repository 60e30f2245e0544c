import { isBuildFresh } from './build-freshness.ts'

// One command for the person who runs the shop: built when it must be, then served.
process.env.NODE_ENV ??= 'production'
if (!isBuildFresh()) {
  process.stdout.write('Building the pages …\n')
  const { build } = await import('./build.ts')
  await build()
}
await import('../src/main.ts')
