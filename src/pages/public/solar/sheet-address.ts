import type { KitClass } from '#features/sizing/kits/kits.ts'

/** The kit that a sheet is about: the one of a class, or the complete system. */
export type SheetKit = KitClass | 'system'

/** The address of the sheet of a calculation, that an installer is handed; without a kit that of the first one. */
export function sheetAddress(home: string, kit?: SheetKit): string {
  return `/cuba-energia-solar/hoja?home=${encodeURIComponent(home)}${kit ? `&kit=${kit}` : ''}`
}
