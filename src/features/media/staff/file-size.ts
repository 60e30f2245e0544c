import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'

const KILOBYTE = 1024

/** A file's size as people say it: "186 KB", from a megabyte on "1,4 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE), language)} KB`
  return `${formatNumber(Math.round(bytes / ((KILOBYTE * KILOBYTE) / 10)) / 10, language)} MB`
}
