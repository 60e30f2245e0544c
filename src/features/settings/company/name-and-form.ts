/** The company's name and its legal form, which is left out if the name ends with it: "Sol S.R.L." has "SRL" already. */
export function nameAndForm(name: string, form: string | undefined): string[] {
  return !form || ` ${plain(name)}`.endsWith(` ${plain(form)}`) ? [name] : [name, form]
}

const plain = (text: string) => text.replace(/[.,]/g, '').trim().toLowerCase()
