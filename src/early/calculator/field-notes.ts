const notes = new WeakMap<HTMLInputElement, HTMLElement>()

/** Shows one note beside a field with an invalid value. */
export function addNote(input: HTMLInputElement, wording: () => string): void {
  input.setAttribute('aria-invalid', 'true')
  if (notes.has(input)) return
  const note = document.createElement('small')
  note.setAttribute('role', 'alert')
  note.textContent = wording()
  notes.set(input, note)
  // The field of a count is between two buttons: puts the note after them.
  const place = input.closest('.qty') ?? input
  place.after(note)
}

/** Removes the note beside a field. */
export function removeNote(input: HTMLInputElement): void {
  notes.get(input)?.remove()
  notes.delete(input)
}
