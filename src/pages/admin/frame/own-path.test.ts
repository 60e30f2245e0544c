import { expect, test } from 'vitest'
import { loginPath, pathAfterLogin } from './own-path.ts'

test('signing in leads to the page requested before', () => {
  expect(pathAfterLogin('/admin/products/7/edit')).toBe('/admin/products/7/edit')
  expect(pathAfterLogin('/admin/dashboard?sort=category')).toBe('/admin/dashboard?sort=category')
})

test.each([
  undefined,
  null,
  '',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/\t/evil.example',
  '/admin/../products',
  '/admin/login',
  '/administrator',
  'javascript:alert(1)',
  'admin',
])('%j leads to the dashboard and nowhere else', (next) => {
  expect(pathAfterLogin(next)).toBe('/admin/dashboard')
})

test('the address of the login page contains the requested page, except the dashboard', () => {
  expect(loginPath('/admin/products/7/edit')).toBe('/admin/login?next=%2Fadmin%2Fproducts%2F7%2Fedit')
  expect(loginPath('/admin/dashboard')).toBe('/admin/login')
})
