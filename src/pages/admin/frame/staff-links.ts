import { ChartLine, Contact, GalleryHorizontalEnd, Images, LayoutDashboard, type LucideIcon, TextSearch } from 'lucide-react'
import type { Staff } from '#i18n/staff/de.ts'

type StaffLink = { to: string; text: Extract<keyof Staff, `nav.${string}`>; icon: LucideIcon; isHere: (path: string) => boolean }

/** The pages in the staff area's header (on phones: at the foot), in their order; a phone has room for six. A new one is one line here. */
export const staffLinks: readonly StaffLink[] = [
  {
    to: '/admin/dashboard',
    text: 'nav.dashboard',
    icon: LayoutDashboard,
    isHere: (path) => !/^\/admin\/(?:analytics|search-words|site-images|images|contact|trash|account)/.test(path),
  },
  { to: '/admin/analytics', text: 'nav.analytics', icon: ChartLine, isHere: (path) => path.startsWith('/admin/analytics') },
  { to: '/admin/search-words', text: 'nav.searchWords', icon: TextSearch, isHere: (path) => path.startsWith('/admin/search-words') },
  { to: '/admin/site-images', text: 'nav.siteImages', icon: GalleryHorizontalEnd, isHere: (path) => path.startsWith('/admin/site-images') },
  { to: '/admin/images', text: 'nav.images', icon: Images, isHere: (path) => path.startsWith('/admin/images') },
  { to: '/admin/contact', text: 'nav.contact', icon: Contact, isHere: (path) => path.startsWith('/admin/contact') },
]
