import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useDraftAccount } from '#ui/staff/typed/draft-account.ts'
import { discardWork, type OpenedDraft, readWork, type StoredWork, subscribeToWork, workSnapshot } from '#ui/staff/typed/stored-work.ts'

/** Address of each form by the name in its drafts' storage keys. */
const addresses = {
  product: (id) => (id === 'new' ? '/admin/products/new' : `/admin/products/${id}/edit`),
  'bulk-change': () => '/admin/dashboard',
  'product-row': () => '/admin/dashboard?view=table',
  'list-order': (list) => (list === 'products' ? '/admin/dashboard?view=order' : '/admin/dashboard?tab=subcategories&view=order'),
  import: (id) => `/admin/products/import?id=${id}`,
  category: (id) => (id === 'new' ? '/admin/categories/new' : `/admin/categories/${id}/edit`),
  subcategory: (id) => (id === 'new' ? '/admin/subcategories/new' : `/admin/subcategories/${id}/edit`),
  'reply-template': () => '/admin/reply-templates',
  sizing: () => '/admin/sizing',
  'page-texts': () => '/admin/page-texts',
  contact: () => '/admin/contact',
  company: () => '/admin/company',
  welcome: () => '/admin/welcome',
  'hero-titles': () => '/admin/site-images',
  'inquiry-notes': (id) => `/admin/inquiries/${id}`,
  'inquiry-reply': (id) => `/admin/inquiries/${id}`,
  order: () => '/admin/orders',
  glossary: () => '/admin/glossary',
  'search-words': () => '/admin/search-words',
  'picture-texts': () => '/admin/images',
  'own-name': () => '/admin/account',
  translation: (id) => `/admin/translations?at=${id}`,
} satisfies Record<string, (id: string) => string>

const isKnown = (form: string): form is keyof typeof addresses => Object.hasOwn(addresses, form)

/** Lists drafts and unanswered saves of all forms on this device, except those that only another account may send; each can be opened or discarded. */
export function UnsavedList() {
  const t = useStaffText()
  const snapshot = useSyncExternalStore(subscribeToWork, workSnapshot, () => '')
  const account = useDraftAccount()
  const language = useStaffLanguage()
  const { pathname, search } = useLocation()
  // The page already shows the form that its address opens.
  const waiting = readWork(snapshot, account, language).filter(
    ({ form, thing }) => isKnown(form) && addresses[form](thing) !== pathname + search,
  )
  if (waiting.length === 0) return null
  return (
    <div className="mt-4">
      <Note title={t('unsaved.title', { count: waiting.length })}>
        <p>{t('unsaved.text')}</p>
        <ul className="stack mt-2 [--gap:.5rem]">
          {waiting.map((work) => (
            <UnsavedLine key={`${work.storageKey} ${work.draftId}`} work={work} />
          ))}
        </ul>
      </Note>
    </div>
  )
}

function UnsavedLine({ work }: { work: StoredWork }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { storageKey, form, thing, draftId, title, savedAt, isSent } = work
  if (!isKnown(form)) return null
  const kind = t(`unsaved.${form}`)
  const name = title ? t('unsaved.named', { kind, title }) : kind
  const state = t(isSent ? 'unsaved.sent' : 'unsaved.typed')
  async function discard(): Promise<void> {
    if (await ask(t(isSent ? 'unsaved.discardSentQuestion' : 'unsaved.discardQuestion'), 'discard')) discardWork(work)
  }
  return (
    <li className="row">
      <span>
        <b className="wrap-anywhere">{name}</b>
        <br />
        <span className="muted">{savedAt ? `${formatCubanMoment(savedAt, language)}, ${state}` : state}</span>
      </span>
      <Link
        className="btn"
        to={addresses[form](thing)}
        state={{ storageKey, draftId } satisfies OpenedDraft}
        aria-label={t('unsaved.open', { name })}
      >
        {t('draft.open')}
      </Link>
      <button className="btn btn-quiet" type="button" aria-label={t('unsaved.discard', { name })} onClick={() => void discard()}>
        {t('draft.discard')}
      </button>
    </li>
  )
}
