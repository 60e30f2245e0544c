/** Common names of a browser and its device, such as "Chrome" and "Android"; null if unknown. */
export type BrowserName = { browser: string | null; system: string | null }

// A User-Agent header also names the browsers that its browser derives from (Edge names Chrome), so derived ones are tested first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|OPX\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/YaBrowser\//, 'Yandex'],
  [/Vivaldi\//, 'Vivaldi'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/**
 * Browser and device by their common names, from a User-Agent header. Only a hint to recognise one's own sessions, since any
 * header can be sent. Null if unknown.
 */
export function browserName(userAgent: string): BrowserName {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  return { browser: find(browsers), system: find(systems) }
}
