/** Name of a browser and a device as staff know it: "Chrome", "Android". */
export type BrowserName = { browser: string | null; system: string | null }

// Browsers name their ancestors as well, so the descendants are asked for first.
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
 * Browser and device by the names that people know them by, from a User-Agent header. A hint for telling one's own
 * sessions apart, no more: anybody can send any header. Null where nothing is recognised.
 */
export function browserName(userAgent: string): BrowserName {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  return { browser: find(browsers), system: find(systems) }
}
