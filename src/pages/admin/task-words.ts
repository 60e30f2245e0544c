import { fieldOfNeed } from '#features/catalog/goods/publishing-needs.ts'
import { sectionId } from '#features/catalog/staff/product-form/form-section.tsx'
import { isOwnerSetting, isPageText, type OptionalFact, tradeKeys } from '#features/settings/setting-keys.ts'
import { factName, settingName } from '#features/settings/setting-names.ts'
import { firstOpenStep } from '#features/settings/staff/company/first-steps.ts'
import { dayWords } from '#features/settings/staff/rates-data.ts'
import { areaKeys, siteAreas } from '#features/settings/staff/site-areas.tsx'
import { optionalKeys } from '#features/settings/unset-facts.ts'
import type { TaskWords } from '#features/tasks/staff/task-list.tsx'
import type { Task } from '#features/tasks/tasks.contract.ts'
import { formatList } from '#i18n/format.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { inquiryListAddress } from './inquiries/dashboard-inquiries.tsx'

/** Maximum number of links in a task; more would push the tasks below out of view. */
const MAX_PARTS = 7

/** Number of entries that a task shows as links: all of them if the rest would be a single one, which takes no less room than "1 more". */
const shownParts = (all: readonly unknown[]): number => (all.length === MAX_PARTS + 1 ? all.length : MAX_PARTS)

const DASHBOARD = '/admin/dashboard'
const TEMPLATES = '/admin/reply-templates'

/** Addresses of tasks that are done in a filtered list. */
const lists = {
  'inquiries-new': inquiryListAddress({ status: 'new' }),
  'inquiries-suspected': inquiryListAddress({ suspicious: 'true' }),
  drafts: '/admin/dashboard?state=complete-draft',
  incomplete: '/admin/dashboard?state=incomplete',
  figures: '/admin/sizing?tab=missing',
  translations: '/admin/translations',
  pictures: '/admin/images?filter=undescribed',
} as const

/** Texts of a task of the dashboard, with the address where it is done. */
export function wordsOfTask(task: Task, t: StaffText, language: Language): TaskWords {
  switch (task.kind) {
    case 'backup': {
      const text = task.last === null ? t('tasks.backupNever') : t('tasks.backup', { day: formatCubanMoment(task.last, language) })
      return { to: undefined, text, help: t('tasks.backupHelp') }
    }
    case 'rate':
      return { to: '/admin/exchange-rates#CUP', text: t('tasks.rate', { day: dayWords(task.day, language) }) }
    case 'rate-eur':
      return { to: '/admin/exchange-rates#EUR', text: t('tasks.rate-eur', { day: dayWords(task.day, language) }) }
    case 'setup':
      return { to: `/admin/welcome?step=${firstOpenStep(task.keys)}`, text: t('tasks.setup'), help: t('tasks.setupHelp') }
    case 'facts': {
      const parts = task.keys.map((key) => ({ to: placeOfFact(key), text: factName(key, t, language) }))
      const help = task.examples.length > 0 ? { help: t('tasks.factsExamples', { names: namesOf(task.examples, t, language) }) } : {}
      // If even the company's name is missing, the welcome page asks for all facts in order.
      const whole = task.keys.includes('company_brand') ? { to: '/admin/welcome' } : {}
      return { text: t('tasks.facts', { count: task.count }), ...help, ...foldParts(parts, t), ...whole }
    }
    case 'optional-facts': {
      const all = task.names.map((name) => ({
        to: placeOfFact(optionalKeys[name as OptionalFact][0] ?? ''),
        text: t(`settings.lacks.${name as OptionalFact}`),
      }))
      const { to, parts = [], rest } = foldParts(all, t)
      const lacks = { to: placeOfFact('company_lacks'), text: t('settings.company_lacks') }
      return {
        text: t('tasks.optional-facts', { count: task.count }),
        help: t('tasks.optional-factsHelp'),
        ...{ to, parts: [...parts, lacks] },
        ...(rest ? { rest } : {}),
      }
    }
    case 'former-name': {
      const parts = [
        ...task.keys.map((key) => ({ to: placeOfText(key), text: settingName(key, t, language) })),
        ...task.templates.map((template) => ({ to: TEMPLATES, text: nameOf(template, 'name', language) })),
      ]
      return { text: t('tasks.former-name', { names: formatList(task.names, language) }), ...foldParts(parts, t) }
    }
    case 'out-of-stock': {
      const parts = task.products.map((product) => ({
        to: `/admin/products/${product.id}/edit#${sectionId('status')}`,
        text: nameOf(product, 'name', language),
      }))
      return { text: t('tasks.out-of-stock', { count: task.count }), ...foldParts(parts, t) }
    }
    case 'incomplete': {
      const parts = task.products.map((product) => ({
        to: `/admin/products/${product.id}/edit#${fieldOfNeed[product.field]}`,
        text: `${nameOf(product, 'name', language)}: ${t(`publish.${product.field}`)}`,
      }))
      const others = task.count - parts.length
      if (others > 0) parts.push({ to: lists.incomplete, text: t('tasks.more', { count: others }) })
      return { to: lists.incomplete, isBelow: true, text: t('tasks.incomplete', { count: task.count }), parts }
    }
    case 'searches': {
      const parts = task.terms.map(({ term, language: written }) => ({ to: searchWordsAddress(term, written), text: term }))
      return { to: parts[0]?.to, text: t('tasks.searches', { count: task.count }), help: t('tasks.searchesHelp'), parts }
    }
    default:
      return { to: lists[task.kind], isBelow: lists[task.kind].startsWith(DASHBOARD), text: t(`tasks.${task.kind}`, { count: task.count }) }
  }
}

/** Links to the first entries of a task, and the others folded: no list of the staff area shows these entries alone. */
function foldParts(all: NonNullable<TaskWords['parts']>, t: StaffText): Pick<TaskWords, 'to' | 'parts' | 'rest'> {
  const [parts, rest] = [all.slice(0, shownParts(all)), all.slice(shownParts(all))]
  return { to: all[0]?.to, parts, ...(rest.length > 0 ? { rest: { text: t('tasks.more', { count: rest.length }), parts: rest } } : {}) }
}

/** Address of the form with a fact about the company. */
function placeOfFact(key: string): string {
  const area = siteAreas.find((one) => areaKeys[one] === key)
  if (area) return `/admin/site-images?area=${area}#area`
  if (isPageText(key) || (key.startsWith('line_') && !isTrade(key))) return placeOfText(key)
  return `/admin/${isOwnerSetting(key) || isTrade(key) ? 'company' : 'contact'}#${key}`
}
const isTrade = (key: string): boolean => tradeKeys.some((one) => one === key)
/** Address of the form with a text that staff write. */
function placeOfText(key: string): string {
  if (key.startsWith('hero_title_')) return '/admin/site-images'
  return `/admin/${key.startsWith('hours_note_') ? 'contact' : 'page-texts'}#${key}`
}
const namesOf = (keys: readonly string[], t: StaffText, language: Language): string =>
  formatList(
    keys.map((key) => factName(key, t, language)),
    language,
  )

function searchWordsAddress(words: string, language: Language | undefined): string {
  return `/admin/search-words?${new URLSearchParams({ language: language ?? 'es', words })}`
}
