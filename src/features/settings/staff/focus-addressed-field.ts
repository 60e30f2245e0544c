/** Leads links such as /admin/company#company_register into the field itself, ready to type. */
export function focusAddressedField(): void {
  document.getElementsByName(window.location.hash.slice(1))[0]?.focus()
}
