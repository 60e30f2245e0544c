/** Name of a browser and a device as people say it: "Chrome", "Android". */
export type BrowserName = { browser: string | null; system: string | null }

// Browsers also name those that they derive from, so derived ones are tested first.
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
