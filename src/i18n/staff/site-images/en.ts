import type { SiteImagesTexts } from './de.ts'

export const siteImages = {} satisfies SiteImagesTexts
