/** Says so while the browser has no line: the sentence stands in every document, and this attribute shows it. */
export function watchLine(): void {
  const tell = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine)
  tell()
  addEventListener('online', tell)
  addEventListener('offline', tell)
}
