/**
 * Address of the drawing that pages show in place of a missing picture. It is not a call of the API, so the service worker may
 * store it.
 */
export const PLACEHOLDER = '/placeholder.svg'

/** A solar panel on sand in two flat tones, about 500 bytes. It fills the smaller of width and height. */
export function placeholderSvg(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#f1eada" d="M0 0h${width}v${height}H0z"/><svg width="100%" height="100%" viewBox="0 0 400 300"><path fill="#dccfb3" d="M140 95h150l30 90H110zM194 185h12l8 30h22v10h-72v-10h22z"/><path fill="none" stroke="#f1eada" stroke-width="5" d="M129 125h172M119 155h192M190 92l-7 96M240 92l8 96"/></svg></svg>`
}
