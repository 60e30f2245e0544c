import type { WorkerTexts } from './es.ts'

export const de = {
  offline: 'Keine Internetverbindung.',
  slow: 'Die Verbindung antwortet nicht.',
  copy: (time: string) => `Sie sehen die gespeicherte Seite: ${time}.`,
  again: 'Erneut versuchen',
} satisfies WorkerTexts
