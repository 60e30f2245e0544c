import type { StaffText } from '#i18n/staff.ts'
import type { MailProblem } from '../problems.ts'

/** Why a mail did not leave, and what the mail server said of it. */
export function mailProblemText(t: StaffText, problem: MailProblem, answer: string): string {
  return [t(`mail.problem.${problem}`), answer ? t('mail.answer', { answer }) : ''].filter(Boolean).join(' ')
}
