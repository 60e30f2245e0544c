export const siteImages = {}
export type SiteImagesTexts = typeof siteImages
