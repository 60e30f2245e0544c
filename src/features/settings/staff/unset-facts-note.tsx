import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { HeldSetting } from '../setting.contract.ts'
import { isOwnerSetting } from '../setting-keys.ts'
import { unsetFacts } from '../unset-facts.ts'
import { settingsQuery } from './settings-data.ts'

type AskedKey = ReturnType<typeof unsetFacts>['own' | 'legal' | 'contact'][number]

type UnsetFactsNoteProps = {
  api: Api
  settings: HeldSetting[] | undefined
  /** Only owners enter legal facts. */
  isOwner: boolean
}

/** Asks for the facts about the company that nobody has entered yet, each with a link to its field; nothing once all are set. */
export function UnsetFactsNote({ api, settings: loaded, isOwner }: UnsetFactsNoteProps) {
  const t = useStaffText()
  const { data: settings } = useQuery({ ...settingsQuery(api), initialData: loaded })
  if (!settings) return null
  const { contact, ...unset } = unsetFacts(settings)
  const own = isOwner ? unset.own : unset.own.filter((key) => !isOwnerSetting(key))
  const legal = isOwner ? unset.legal : []
  const count = own.length + legal.length + contact.length
  if (count === 0) return null
  return (
    <div className="mt-4">
      <Note title={t('settings.missing', { count })}>
        <p>{t('settings.missingText')}</p>
        {isOwner && own.includes('company_brand') ? (
          <Link className="btn mt-2 self-start" to="/admin/welcome">
            {t('welcome.open')}
          </Link>
        ) : null}
        <FieldLinks title={t('settings.missingOwn')} keys={own} />
        <FieldLinks title={t('settings.missingLegal')} keys={legal} />
        <FieldLinks title={t('settings.missingContact')} keys={contact} />
      </Note>
    </div>
  )
}

function FieldLinks({ title, keys }: { title: string; keys: readonly AskedKey[] }) {
  const t = useStaffText()
  const id = useId()
  if (keys.length === 0) return null
  return (
    <>
      <p className="mt-2" id={id}>
        {title}
      </p>
      <ul className="row gap-x-5 gap-y-0" aria-labelledby={id}>
        {keys.map((key) => (
          <li key={key}>
            <Link
              className="inline-flex min-h-11 items-center text-sea underline"
              to={`/admin/${isOwnerSetting(key) ? 'company' : 'contact'}#${key}`}
            >
              {t(`settings.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
