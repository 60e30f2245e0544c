/** Content of an icon of the company. */
export type IconDrawing = {
  /** Side in pixels. */
  size: number
  /** How much of the width the mark takes; phones cut icons to circles and keep the inner 80 %. */
  part: number
  colours: { main: string; accent: string }
  letters: string | undefined
}
