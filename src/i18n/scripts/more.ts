/** Texts of the script that shows the next page of a list below the one that is there. They travel with that script only. */
export const es = {
  /** On the button until the next page is there. */
  coming: 'Cargando…',
  /** Where the next page did not come. */
  lost: 'No llegaron más productos: toque «Mostrar más» otra vez.',
}
export type MoreTexts = typeof es

export const de = {
  coming: 'Wird geladen …',
  lost: 'Weitere Produkte sind nicht angekommen. Tippen Sie noch einmal auf „Mehr zeigen“.',
} satisfies MoreTexts

export const en = {
  coming: 'Loading…',
  lost: 'No more products loaded: tap “Show more” again.',
} satisfies MoreTexts
