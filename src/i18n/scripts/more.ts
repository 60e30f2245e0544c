/** Texts of the script that appends the next page of a list. Only this script contains them. */
export const es = {
  /** Label of the button while the next page is loading. */
  coming: 'Cargando…',
  /** If the next page failed to load. */
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
