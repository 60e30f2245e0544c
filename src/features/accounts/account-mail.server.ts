import type { Role } from '#api/role.ts'
import type { Database } from '#database/schema.ts'
import { staffText } from '#i18n/staff.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { TRASH_DAYS } from '#kit/trash-days.ts'
import { toPrintableName } from './account.contract.ts'
import { listOwnerEmails } from './administrator.store.server.ts'

type Notice = { subject: string; text: string; to: string[] }
type Fields = Record<string, unknown>
type Dependencies = { db: Database; publicUrl: string; formerAddress?: string }

const t = staffText('de')

/**
 * Mail to owners about a change of an account, written from the change's entry in the history. In German, as every mail to staff.
 * It goes only to addresses that owners have set with their password, since employees can change all other addresses.
 *
 * @param formerAddress address that this change replaced or cleared; the mail then goes only there. Otherwise an attacker in an
 * owner's session could redirect all later warnings unnoticed
 * @returns undefined if no owner has set an address, or the history entry is gone
 */
export async function accountMail(editId: number, { db, publicUrl, formerAddress }: Dependencies): Promise<Notice | undefined> {
  const edit = await db.selectFrom('edit').selectAll().where('id', '=', editId).where('kind', '=', 'account').executeTakeFirst()
  const to = formerAddress ? [formerAddress] : await listOwnerEmails(db)
  if (!edit || to.length === 0) return undefined
  const name = `„${toPrintableName(edit.title)}“`
  const sentence = whatHappened(edit.action, name, JSON.parse(edit.after) as Fields)
  const facts = [
    `Konto: ${toPrintableName(edit.title)}`,
    `Geändert von: ${toPrintableName(edit.administrator) || 'unbekannt'}`,
    `Zeitpunkt: ${formatCubanMoment(edit.at, 'de')} (${t('inquiries.clock')})`,
  ]
  const parts = [
    sentence,
    facts.join('\n'),
    formerAddress ? 'An diese Adresse gehen für dieses Konto keine weiteren Hinweise.' : '',
    edit.action === 'deleted' ? `Das Konto lässt sich ${TRASH_DAYS} Tage lang wiederherstellen.` : '',
    `Haben Sie das nicht veranlasst? Dann prüfen Sie bitte gleich die Konten und ändern Sie Ihr Passwort:\n${publicUrl}/admin/account`,
  ]
  return { subject: sentence.replace(/\.$/, ''), text: `${parts.filter(Boolean).join('\n\n')}\n`, to }
}

function whatHappened(action: string, name: string, after: Fields): string {
  if (action === 'created') return `Das Konto ${name} wurde angelegt.`
  if (action === 'deleted') return `Das Konto ${name} wurde entfernt.`
  if (action === 'restored') return `Das Konto ${name} wurde wiederhergestellt.`
  if ('password' in after) return `Das Passwort des Kontos ${name} wurde geändert.`
  if ('email' in after) return `Die E-Mail-Adresse des Kontos ${name} wurde geändert.`
  if ('role' in after) return `Das Konto ${name} hat jetzt die Rolle ${t(`accounts.role.${after.role as Role}`)}.`
  return `Das Konto ${name} wurde geändert.`
}
