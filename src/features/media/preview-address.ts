import { shortHash } from '#kit/codes/short-hash.ts'

/** Kind of a link's preview in a chat: the picture of a product or category with its name, or the company's own. */
export type PreviewKind = 'product' | 'category' | 'subcategory' | 'site'
export type PreviewSubject = {
  /** Name of the product or category in the language of the page. The company's own preview has the company's trade or name instead. */
  title: string
  /** Address of a picture of the library. */
  picture: string | null
  /** Name of the shop, drawn on every preview. */
  brand: string
  /** Places of the company, drawn below the brand. */
  places: string
  colours: { main: string; accent: string }
  /** The company's mark. Letters are drawn, a picture is left out; undefined: the default mark, a panel in the sun, is drawn. */
  mark: { letters: string } | { picture: string } | undefined
}

/** Everything that is drawn on a preview, apart from the picture. */
export type PreviewDrawing = Omit<PreviewSubject, 'picture'> & {
  /** Code of the picture's view. */
  view: string
}

/** Chats fetch up to 300 KB, some give up earlier. */
export const MAX_PREVIEW_BYTES = 250_000
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
/** Length of a version. Its 31 bits distinguish the few versions of a preview; a longer one would make documents longer. */
const VERSION_LETTERS = 6

/** Raise it when previews are drawn differently: chats cache a preview under its address. */
const PREVIEW_VERSION = 1

/**
 * Address of a preview. It contains a hash of everything that is drawn, so it changes with that and can be cached for ever.
 *
 * @param id a product's slug, a category's id, or the language for the company's own preview
 */
export function linkPreviewUrl(kind: PreviewKind, id: string | number, subject: PreviewSubject): string {
  return `/og/${kind}/${id}-${linkPreviewVersion(subject)}.jpg`
}

export function linkPreviewVersion({ title, picture, brand, places, colours, mark }: PreviewSubject): string {
  // A picture is not drawn as a mark, so its address does not count.
  const letters = mark && ('letters' in mark ? mark.letters : '/')
  const drawn = [PREVIEW_VERSION, brand, places, letters, colours.main, colours.accent, picture ?? '', title]
  return shortHash(drawn.join('\n')).slice(-VERSION_LETTERS)
}
