import { parseUrl } from '#kit/parse.ts'

const HOME = '/admin/dashboard'
const LOGIN = '/admin/login'

/**
 * Where to go after signing in: a path of the staff area that stands in the address, else the dashboard. An address
 * that somebody was sent by mail must not lead away from the site.
 */
export function pathAfterLogin(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return HOME
  const origin = 'http://shop.invalid'
  const url = parseUrl(next, origin)
  if (!url) return HOME
  const isStaff = url.pathname === '/admin' || url.pathname.startsWith('/admin/')
  return url.origin === origin && isStaff && url.pathname !== LOGIN && url.pathname !== '/admin' ? `${url.pathname}${url.search}` : HOME
}

/** The login page that leads back to where somebody wanted to go. */
export function loginPath(wanted: string): string {
  const path = pathAfterLogin(wanted)
  return path === HOME ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`
}
