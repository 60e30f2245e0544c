/** Content of an icon of the company. */
export type IconDrawing = {
  /** Side in pixels. */
  size: number
  /** Share of the width that the mark takes, 0 to 1. Phones cut icons to circles and keep the inner 80 %. */
  part: number
  colours: { main: string; accent: string }
  letters: string | undefined
}
