/** The web app manifest, for the home screen of a phone. */
export function manifest({ brand, description }: { brand: string; description: string }) {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf6ec',
    theme_color: '#0a363f',
    icons: [icon(192), icon(512)],
  }
}
