/** Texts of the script that stores products to compare. Only this script contains them. */
export const es = {
  /** Link at the bottom of the window; count: 1 to 4. */
  open: ({ count }: { count: number }) => `Comparar (${count})`,
  /** On an empty comparison page: link to the products chosen on this device; count: 1 to 4. */
  chosen: ({ count }: { count: number }) => `Ver lo elegido (${count})`,
  /** After an attempt to choose a fifth product. */
  full: 'Cuatro es lo máximo. Quite uno para agregar otro.',
  /** After the address of a comparison was copied. */
  copied: 'Enlace copiado',
  /** If the browser refuses to copy the address. */
  notCopied: 'Copie el enlace de la barra de direcciones.',
  /** Name of the button that closes an enlarged picture. */
  close: 'Cerrar',
  /** Below the small picture if the large one fails to load. */
  noLarge: 'La foto grande no llegó. Toque otra vez cuando haya conexión.',
}
export type CompareTexts = typeof es

export const de = {
  open: ({ count }) => `Vergleichen (${count})`,
  chosen: ({ count }) => `Auswahl ansehen (${count})`,
  full: 'Vier sind das Höchste. Nehmen Sie eines heraus, um ein anderes dazuzunehmen.',
  copied: 'Link kopiert',
  notCopied: 'Kopieren Sie den Link aus der Adresszeile.',
  close: 'Schließen',
  noLarge: 'Das große Bild ist nicht angekommen. Versuchen Sie es mit Verbindung noch einmal.',
} satisfies CompareTexts

export const en = {
  open: ({ count }) => `Compare (${count})`,
  chosen: ({ count }) => `See what you chose (${count})`,
  full: 'Four is the most. Remove one to add another.',
  copied: 'Link copied',
  notCopied: 'Copy the link from the address bar.',
  close: 'Close',
  noLarge: 'The large picture did not load. Try again when you are online.',
} satisfies CompareTexts
