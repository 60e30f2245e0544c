import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#src/routes.ts'
import { isHere, mainLinks, moreLinks } from './staff-links.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)])
/** Screens outside of the navigation: links of the header, pages linked from the dashboard, and pages without a link. */
const signs = ['/admin/trash', '/admin/account']
const others = ['/admin', '/admin/login', '/admin/welcome', '/admin/products/new', '/admin/categories/new', '/admin/subcategories/new']

describe('the navigation of the staff area', () => {
  test('leads to every screen', async () => {
    const screens = pathsOf(await routes).filter((path) => path.startsWith('/admin') && !/[:*]/.test(path))
    const linked = [...mainLinks, ...moreLinks].map(({ to }) => to)
    expect([...linked, ...signs, ...others].sort()).toEqual([...new Set(screens)].sort())
  })

  test.each([
    ['/admin', '/admin/dashboard'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/products/7/edit', '/admin/dashboard'],
    ['/admin/inquiries/3', '/admin/dashboard'],
    ['/admin/images', '/admin/images'],
    ['/admin/site-images', '/admin/site-images'],
    ['/admin/sizing', '/admin/sizing'],
    ['/admin/trash', undefined],
    ['/admin/account', undefined],
  ])('marks on %s the link %s', (path, marked) => {
    expect([...mainLinks, ...moreLinks].filter(({ to }) => isHere(to, path)).map(({ to }) => to)).toEqual(marked ? [marked] : [])
  })
})
