import {
  Banknote,
  BookA,
  Building2,
  Calculator,
  ChartLine,
  Contact,
  FileText,
  FileUp,
  GalleryHorizontalEnd,
  Images,
  Languages,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessageSquareReply,
  ShoppingCart,
  TextSearch,
} from 'lucide-react'
import type { PlainKey } from '#ui/staff/failure.ts'

type StaffLink = { to: string; text: PlainKey; icon: LucideIcon }

/**
 * Entries of the navigation, in order: in the header, or at the bottom of a phone. There is no room for another entry: a phone
 * shows these and a menu of the other pages, and at 1280 px the names just fit into one line.
 */
export const mainLinks: readonly StaffLink[] = [
  { to: '/admin/dashboard', text: 'nav.dashboard', icon: LayoutDashboard },
  { to: '/admin/analytics', text: 'nav.analytics', icon: ChartLine },
  { to: '/admin/site-images', text: 'nav.siteImages', icon: GalleryHorizontalEnd },
  { to: '/admin/images', text: 'nav.images', icon: Images },
  { to: '/admin/contact', text: 'nav.contact', icon: Contact },
]

/** Entries of the menu of other pages. Add a new page here. Trash and account have icons in the header. */
export const moreLinks: readonly StaffLink[] = [
  { to: '/admin/products/import', text: 'import.title', icon: FileUp },
  { to: '/admin/orders', text: 'orders.title', icon: ShoppingCart },
  { to: '/admin/company', text: 'company.title', icon: Building2 },
  { to: '/admin/page-texts', text: 'pageTexts.title', icon: FileText },
  { to: '/admin/reply-templates', text: 'replies.title', icon: MessageSquareReply },
  { to: '/admin/sizing', text: 'sizing.title', icon: Calculator },
  { to: '/admin/exchange-rates', text: 'exchange.title', icon: Banknote },
  { to: '/admin/search-words', text: 'searchWords.title', icon: TextSearch },
  { to: '/admin/translations', text: 'desk.title', icon: Languages },
  { to: '/admin/glossary', text: 'glossary.title', icon: BookA },
  { to: '/admin/goods', text: 'goods.title', icon: ListChecks },
]

const elsewhere = [...mainLinks, ...moreLinks].map(({ to }) => to).concat('/admin/trash', '/admin/account')

/** True if a link leads to the current page. Forms and inquiries belong to the dashboard. */
export function isHere(to: string, path: string): boolean {
  const isAt = (other: string) => path === other || path.startsWith(`${other}/`)
  return to === '/admin/dashboard' ? isAt(to) || !elsewhere.some(isAt) : isAt(to)
}
