/** Address of the drawing that pages show in place of a missing picture. It is outside /api, so the service worker may store it. */
export const PLACEHOLDER = '/placeholder.svg'

/**
 * An SVG of about 330 bytes: a taped box in two colours, which suits any kind of product. The box fits into the smaller of width
 * and height.
 */
export function placeholderSvg(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#f1eada" d="M0 0h${width}v${height}H0z"/><svg width="100%" height="100%" viewBox="0 0 400 300"><path fill="#dccfb3" d="M145 80h110l25 45v100H120V125z"/><path fill="none" stroke="#f1eada" stroke-width="5" d="M120 125h160M200 80v75"/></svg></svg>`
}

/**
 * File name of a picture's smallest rendition that every supported browser shows. A saved catalogue has this one of each product,
 * and the service worker shows it in place of others.
 */
export const SMALL_PICTURE = '240l.webp'
