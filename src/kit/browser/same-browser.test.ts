import { expect, test } from 'vitest'
import { isSameBrowser } from './same-browser.ts'

const onLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a Firefox that hides its system is still the same browser', () => {
  expect(isSameBrowser(onLinux, onWindows)).toBe(true)
  expect(isSameBrowser(chrome, chrome)).toBe(true)
})

test('a Chrome on another system, a Firefox of another version and no user agent are other browsers', () => {
  expect(isSameBrowser(chrome, chrome.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'))).toBe(false)
  expect(isSameBrowser(onLinux, onWindows.replaceAll('140', '128'))).toBe(false)
  expect(isSameBrowser(onLinux, chrome)).toBe(false)
  expect(isSameBrowser('', onLinux)).toBe(false)
})
