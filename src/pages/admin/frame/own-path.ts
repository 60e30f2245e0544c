import { parseUrl } from '#kit/parse.ts'

const HOME = '/admin/dashboard'
const LOGIN = '/admin/login'

/**
 * Path to open after signing in: `next` if it is a path of the staff area, else the dashboard. Other addresses are ignored,
 * because a link in a mail must not lead to another site.
 */
export function pathAfterLogin(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return HOME
  const origin = 'http://shop.invalid'
  const url = parseUrl(next, origin)
  if (!url) return HOME
  const isStaff = url.pathname === '/admin' || url.pathname.startsWith('/admin/')
  return url.origin === origin && isStaff && url.pathname !== LOGIN && url.pathname !== '/admin' ? `${url.pathname}${url.search}` : HOME
}

/** Address of the login page that leads to the wanted page afterwards. */
export function loginPath(wanted: string): string {
  const path = pathAfterLogin(wanted)
  return path === HOME ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`
}
