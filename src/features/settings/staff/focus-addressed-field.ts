/** Focuses the field that the address names, as in /admin/company#company_register. */
export function focusAddressedField(): void {
  document.getElementsByName(window.location.hash.slice(1))[0]?.focus()
}
