import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { textPageNames, textPages } from './features/settings/page-texts.ts'

/** Every page of the shop, in the specification's order. */
export default [
  layout('pages/public/layout.tsx', [
    index('pages/public/home/home.page.tsx'),
    route('products', 'pages/public/products/products.page.tsx'),
    route('product/:slug', 'pages/public/products/product.page.tsx'),
    route('compare', 'pages/public/compare/compare.page.tsx'),
    route('cuba-energia-solar', 'pages/public/solar/solar.page.tsx'),
    route('cuba-energia-solar/hoja', 'pages/public/solar/sheet.page.tsx'),
    route('about', 'pages/public/about.page.tsx'),
    route('contact', 'pages/public/contact.page.tsx'),
    route('legal', 'pages/public/legal.page.tsx'),
    route('connection', 'pages/public/connection.page.tsx'),
    route('guardar-catalogo', 'pages/public/saved.page.tsx'),
    ...textPageNames.map((name) => route(textPages[name].path.slice(1), 'pages/public/text.page.tsx', { id: `text-${name}` })),
    route('*', 'pages/public/not-found.page.tsx'),
  ]),
  layout('pages/admin/frame/layout.tsx', [
    route('admin/login', 'pages/admin/frame/login.page.tsx'),
    layout('pages/admin/frame/signed-in.tsx', { id: 'signed-in' }, [
      route('admin', 'pages/admin/dashboard.page.tsx', { id: 'admin-home' }),
      route('admin/dashboard', 'pages/admin/dashboard.page.tsx', { id: 'admin-dashboard' }),
      route('admin/products/new', 'pages/admin/catalog/product-form.page.tsx', { id: 'admin-product-new' }),
      route('admin/products/:id/edit', 'pages/admin/catalog/product-form.page.tsx', { id: 'admin-product-edit' }),
      route('admin/analytics', 'pages/admin/analytics.page.tsx'),
      route('admin/site-images', 'pages/admin/site-images.page.tsx'),
      route('admin/images', 'pages/admin/images.page.tsx'),
      route('admin/contact', 'pages/admin/contact-settings.page.tsx'),
      route('admin/page-texts', 'pages/admin/page-texts.page.tsx'),
      route('admin/trash', 'pages/admin/trash.page.tsx'),
      route('admin/glossary', 'pages/admin/glossary.page.tsx'),
      route('admin/search-words', 'pages/admin/search-words.page.tsx'),
      route('admin/sizing', 'pages/admin/sizing.page.tsx'),
      route('admin/reply-templates', 'pages/admin/inquiries/reply-templates.page.tsx'),
      route('admin/goods', 'pages/admin/catalog/goods.page.tsx'),
      route('admin/inquiries/:id', 'pages/admin/inquiries/inquiry.page.tsx'),
      route('admin/orders', 'pages/admin/inquiries/orders.page.tsx'),
      route('admin/account', 'pages/admin/frame/account.page.tsx'),
      route('admin/categories/new', 'pages/admin/catalog/category-form.page.tsx', { id: 'admin-category-new' }),
      route('admin/categories/:id/edit', 'pages/admin/catalog/category-form.page.tsx', { id: 'admin-category-edit' }),
      route('admin/subcategories/new', 'pages/admin/catalog/subcategory-form.page.tsx', { id: 'admin-subcategory-new' }),
      route('admin/subcategories/:id/edit', 'pages/admin/catalog/subcategory-form.page.tsx', { id: 'admin-subcategory-edit' }),
      route('admin/*', 'pages/admin/frame/not-found.page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
