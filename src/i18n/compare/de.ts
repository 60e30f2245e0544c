import type { CompareTexts } from './es.ts'

export const de = {
  open: ({ count }) => `Vergleichen (${count})`,
  chosen: ({ count }) => `Auswahl ansehen (${count})`,
  full: 'Vier sind das Höchste. Nehmen Sie eines heraus, um ein anderes dazuzunehmen.',
  copied: 'Link kopiert',
  notCopied: 'Kopieren Sie den Link aus der Adresszeile.',
  close: 'Schließen',
  noLarge: 'Das große Bild ist nicht angekommen. Versuchen Sie es mit Verbindung noch einmal.',
} satisfies CompareTexts
