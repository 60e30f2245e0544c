import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // One request less on a slow line: the browser knows every route from the start.
  routeDiscovery: { mode: 'initial' },
  // A page is one file: on a slow line a second request costs more than the bytes it could save.
  splitRouteModules: false,
} satisfies Config
