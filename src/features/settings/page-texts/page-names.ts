import type { Language } from '#i18n/language.ts'

/** The texts that staff write, in the order in which they are listed. */
export const textPageNames = ['guarantee', 'payment', 'delivery', 'about', 'imprint', 'privacy'] as const
export type TextPageName = (typeof textPageNames)[number]
export type PageTextKey = `page_${TextPageName}_${Language}`
