import { type ScreenshotName, screenshotPath, screenshotSizes, screenshots } from './screenshots.ts'

/** A page that a long press on the shop's icon opens. */
export type Shortcut = { name: string; url: string }

type Manifest = {
  brand: string
  themeColour: string
  /** The shop in a sentence, in Spanish. */
  description: string
  shortcuts: readonly Shortcut[]
  /** In Spanish; without them the shop is not the one of the pictures. */
  screenshotLabels?: Record<ScreenshotName, string>
}

/**
 * The web app manifest, for the home screen of a phone. `minimal-ui` leaves the browser's way back; iOS knows `standalone`
 * only, and would open a tab of the browser otherwise.
 */
export function manifest({ brand, themeColour, description, shortcuts, screenshotLabels }: Manifest) {
  const icon = (size: number, purpose: string) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })
  const small = icon(192, 'any maskable')
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    categories: ['shopping'],
    background_color: '#faf6ec',
    theme_color: themeColour,
    icons: [small, icon(512, 'any maskable')],
    ...(screenshotLabels ? { screenshots: listScreenshots(screenshotLabels) } : {}),
    shortcuts: shortcuts.map(({ name, url }) => ({ name, url, icons: [small] })),
  }
}

const listScreenshots = (labels: Record<ScreenshotName, string>) =>
  screenshots.map(({ name, form }) => ({
    src: screenshotPath(name),
    sizes: screenshotSizes[form].join('x'),
    type: 'image/jpeg',
    form_factor: form,
    label: labels[name],
  }))
