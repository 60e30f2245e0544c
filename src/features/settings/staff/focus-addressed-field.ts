/** Focuses the field that the address names, as in /admin/company#company_register, or the first field of the named group. */
export function focusAddressedField(): void {
  const name = window.location.hash.slice(1)
  const field = document.getElementById(name)?.querySelector('input') ?? document.getElementsByName(name)[0]
  field?.focus()
}
