import type { Language } from '#i18n/language.ts'
import { type ScreenshotName, screenshotPath, screenshotSizes, screenshots } from './screenshots.ts'

/** Page in the menu that opens by a long press on the icon of the installed shop. */
export type Shortcut = { name: string; url: string }

type Manifest = {
  brand: string
  themeColour: string
  /** Language of the texts. */
  language: Language
  /** One sentence that describes the shop. */
  description: string
  shortcuts: readonly Shortcut[]
  /** Labels of the screenshots; absent if the screenshots do not show this shop. */
  screenshotLabels?: Record<ScreenshotName, string>
}

/**
 * Web app manifest, for the home screen of a phone. `minimal-ui` keeps the browser's back button. iOS supports only `standalone`;
 * without it, iOS would open the shop in a browser tab. Name and `id` are the same in all languages: a shop that was installed in one
 * language is the same app in another.
 */
export function manifest({ language, brand, themeColour, description, shortcuts, screenshotLabels }: Manifest) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}${purpose === 'any' ? '' : '-maskable'}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  // An icon for both purposes is too small as it is, or cut off.
  const small = [icon(192, 'any'), icon(192, 'maskable')]
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    categories: ['shopping'],
    background_color: '#faf6ec',
    theme_color: themeColour,
    icons: [...small, icon(512, 'any'), icon(512, 'maskable')],
    ...(screenshotLabels ? { screenshots: listScreenshots(screenshotLabels) } : {}),
    shortcuts: shortcuts.map(({ name, url }) => ({ name, url, icons: small })),
  }
}

const listScreenshots = (labels: Record<ScreenshotName, string>) =>
  screenshots.map(({ name, formFactor }) => ({
    src: screenshotPath(name),
    sizes: screenshotSizes[formFactor].join('x'),
    type: 'image/jpeg',
    form_factor: formFactor,
    label: labels[name],
  }))
