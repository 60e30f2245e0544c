import { ContactCard } from '#features/settings/contact-card.tsx'
import { ProblemScreen } from '#ui/site/problem-screen.tsx'
import { usePageText } from '#ui/visit.ts'
import type { Route } from './+types/connection.page'
import { head } from './head.ts'
import { useFacts } from './layout-data.ts'

export const meta = (args: Route.MetaArgs) =>
  head(args, (t) => ({ title: t('connection.title'), description: t('connection.text'), isUnlisted: true }))

/** Offline page: the service worker shows it in place of a page that is not stored; `early/connection.ts` lists the stored pages. */
export default function ConnectionPage() {
  const t = usePageText()
  const { phones } = useFacts()
  return (
    <ProblemScreen title={t('connection.title')} text={t('connection.text')}>
      <div className="row">
        <a className="btn btn-sun" id="again" href="/connection">
          {t('connection.again')}
        </a>
        <a className="btn" href="/">
          {t('missing.home')}
        </a>
        <a className="btn" id="catalogue" href="/guardar-catalogo" data-saved={t('saved.look')}>
          {t('saved.title')}
        </a>
      </div>
      <nav id="kept" aria-labelledby="kept-title" hidden>
        <h2 className="mb-4 text-xl" id="kept-title">
          {t('connection.kept')}
        </h2>
        <ul className="stack" />
      </nav>
      <ContactCard heading="h2" title={t('contact.sales')} phone={phones.sales} />
    </ProblemScreen>
  )
}
