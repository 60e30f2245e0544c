import type { Site } from './es.ts'

export const de = {
  'layout.skip': 'Zum Inhalt springen',
} satisfies Site
