import type { Site } from './es.ts'

export const en = {
  'layout.skip': 'Skip to content',
} satisfies Site
