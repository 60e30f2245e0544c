import type { WorkerTexts } from './es.ts'

export const en = {
  offline: 'No internet connection.',
  slow: 'The connection is not responding.',
  copy: (time: string) => `You see the saved copy: ${time}.`,
  again: 'Try again',
} satisfies WorkerTexts
