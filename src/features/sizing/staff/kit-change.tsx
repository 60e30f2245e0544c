import { formatList, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { keepUnitsTogether } from '#kit/text/units-together.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { KitChange as Change } from '../settings/kit-preview.contract.ts'

/** Shows the kit of a household now, and with the typed figures. */
export function KitChange({ before, after }: Pick<Change, 'before' | 'after'>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const words = (kit: Change['before']) => {
    if (!kit) return t('sizing.noKit')
    const goods = formatList(
      kit.lines.map((line) => `${line.quantity}\u00a0× ${keepUnitsTogether(nameOf(line, 'name', language))}`),
      language,
    )
    const price = kit.cents === null ? t('sizing.kitOnRequest') : formatPrice(formatCents(kit.cents), language)
    return t('sizing.kit', { goods, price })
  }
  const [was, is] = [words(before), words(after)]
  if (was === is) return <p className="sm muted mt-2">{t('sizing.kitStays', { kit: is })}</p>
  return (
    <div className="sm mt-2 stack [--gap:.25rem]">
      <p className="muted">{t('sizing.kitBefore', { kit: was })}</p>
      <p className="font-[600]">{t('sizing.kitAfter', { kit: is })}</p>
    </div>
  )
}
