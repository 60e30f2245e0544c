/**
 * The view of a picture: the part that pages show (`crop`), and the point that stays visible where a layout cuts the picture
 * (`focus`). Stored as text, in shares of the upright picture: `focus` "0.5 0.5" (x y), `crop` "0.1 0 0.8 1" (x y width height),
 * or '' for the whole picture.
 */
export type PictureView = { focus: string; crop: string }
export type Rect = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }

const CENTRE = '0.5 0.5'
const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 }
/** Smallest side of a crop, as a share of the picture. */
export const MIN_SIDE = 0.1
/** Steps of a share in a view code: they fit into two hex digits, and one half is exact. */
const CODE_STEPS = 200

/** The crop as numbers; the whole picture for ''. */
export function readCrop(crop: string): Rect {
  const [x = 0, y = 0, width = 1, height = 1] = numbersIn(crop)
  return crop === '' ? WHOLE : { x, y, width, height }
}

export function readFocus(focus: string): Point {
  const [x = 0.5, y = 0.5] = numbersIn(focus)
  return { x, y }
}

export const writeFocus = ({ x, y }: Point): string => `${share(x)} ${share(y)}`

/** @returns '' for the whole picture */
export function writeCrop({ x, y, width, height }: Rect): string {
  const text = [x, y, width, height].map(share).join(' ')
  return text === '0 0 1 1' ? '' : text
}

/** True for the text of a point within the picture. */
export const isFocus = (text: string): boolean => numbersIn(text).length === 2 && writeFocus(readFocus(text)) === text

/** True for the text of a part of the picture that is not tiny, or ''. */
export function isCrop(text: string): boolean {
  const { x, y, width, height } = readCrop(text)
  const fits = x + width <= 1.0005 && y + height <= 1.0005 && width >= MIN_SIDE && height >= MIN_SIDE
  return text === '' || (numbersIn(text).length === 4 && fits && writeCrop(readCrop(text)) === text)
}

/**
 * The view as twelve hex digits of a picture's address, so that another view has another address: x, y, width and height of the
 * part, then the focus within it, in steps of 1/200.
 *
 * @returns '' for the whole picture with its focus in the middle
 */
export function viewCode({ focus, crop }: PictureView): string {
  if (crop === '' && focus === CENTRE) return ''
  const rect = readCrop(crop)
  const { x, y } = readFocus(focus)
  const inside = [(x - rect.x) / rect.width, (y - rect.y) / rect.height]
  return [rect.x, rect.y, rect.width, rect.height, ...inside]
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * CODE_STEPS))
    .map((step) => step.toString(16).padStart(2, '0'))
    .join('')
}

/**
 * Code in an address that means the picture's present view, for staff lists that know only stored addresses. No view has this
 * code, since no crop is empty.
 */
export const PRESENT_VIEW_CODE = '000000000000'

/** Parses a view code: the crop, and the focus within the crop. '' is the whole picture. */
export function readViewCode(code: string): { rect: Rect; focus: Point } {
  if (code === '') return { rect: WHOLE, focus: { x: 0.5, y: 0.5 } }
  const [x = 0, y = 0, width = 1, height = 1, focusX = 0.5, focusY = 0.5] = (code.match(/../g) ?? []).map(
    (step) => Number.parseInt(step, 16) / CODE_STEPS,
  )
  return { rect: { x, y, width, height }, focus: { x: focusX, y: focusY } }
}

const numbersIn = (text: string) => (/^[\d. ]*$/.test(text) ? text.split(' ').filter(Boolean).map(Number) : [])
const share = (part: number) => String(Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000)
