const notes = new WeakMap<HTMLInputElement, HTMLElement>()

/** Says beside a field, once, what is counted in place of what cannot be. */
export function noteAt(input: HTMLInputElement, wording: () => string): void {
  input.setAttribute('aria-invalid', 'true')
  if (notes.has(input)) return
  const note = document.createElement('small')
  note.setAttribute('role', 'alert')
  note.textContent = wording()
  notes.set(input, note)
  // Buttons stand around a count.
  const place = input.closest('.qty') ?? input
  place.after(note)
}

/** Takes back what was said beside a field. */
export function forgetNote(input: HTMLInputElement): void {
  notes.get(input)?.remove()
  notes.delete(input)
}
