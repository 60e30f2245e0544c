/** Texts of the script that keeps what was chosen for comparing. They travel with that script only. */
export const es = {
  /** Link at the foot of the window; count: 1 to 4. */
  open: ({ count }: { count: number }) => `Comparar (${count})`,
  /** On the page of a comparison that shows nothing, the link to what is chosen on this device; count: 1 to 4. */
  chosen: ({ count }: { count: number }) => `Ver lo elegido (${count})`,
  /** Where a fifth is chosen. */
  full: 'Cuatro es lo máximo. Quite uno para agregar otro.',
  /** After the address of a comparison was copied. */
  copied: 'Enlace copiado',
  /** Where the browser does not let it be copied. */
  notCopied: 'Copie el enlace de la barra de direcciones.',
  /** Name of the button that closes an enlarged picture. */
  close: 'Cerrar',
  /** Below the small picture where the large one does not load. */
  noLarge: 'La foto grande no llegó. Toque otra vez cuando haya conexión.',
}
export type CompareTexts = typeof es
