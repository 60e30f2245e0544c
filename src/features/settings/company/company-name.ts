import type { SettingKey } from '../setting-keys.ts'

/**
 * Name of the company for titles, mails and structured data: the name that owners have set, else the host of the shop's
 * address, since a page needs a name.
 */
export function companyNameOf(set: Partial<Record<SettingKey, string | undefined>>, publicUrl: string): string {
  return set.company_brand?.trim() || publicUrl.replace(/^\w+:\/\/(www\.)?/, '')
}

/** The company's name and its legal form, which is left out if the name ends with it: "Sol S.R.L." has "SRL" already. */
export function nameAndForm(name: string, form: string | undefined): string[] {
  return !form || ` ${plain(name)}`.endsWith(` ${plain(form)}`) ? [name] : [name, form]
}

const plain = (text: string) => text.replace(/[.,]/g, '').trim().toLowerCase()
