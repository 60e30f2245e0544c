import { reasonWords } from '#features/settings/company/statement-words.ts'
import type { Reason } from '#features/settings/setting-keys.ts'
import { Boxes, MessagesSquare, ShieldCheck, Ship } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from './layout-data.ts'

const icons: Record<Reason, typeof Ship> = { import: Ship, stock: Boxes, warranty: ShieldCheck, languages: MessagesSquare }

/** The company's reasons to buy here; hidden until staff have chosen a reason. */
export function WhyChooseUs() {
  const t = usePageText()
  const { language } = useVisit()
  const facts = useFacts()
  if (facts.reasons.length === 0) return null
  return (
    <section className="band" aria-labelledby="why">
      <div className="wrap sec">
        <div className="head">
          <h2 id="why">{t('about.why')}</h2>
        </div>
        <ul className="split split-2 gap-y-6">
          {facts.reasons.map((reason) => {
            const Icon = icons[reason]
            const { title, text } = reasonWords(reason, { t, language, facts })
            return (
              <li key={reason} className="row nowrap min-w-0 items-start gap-4">
                <span className="flex-none text-sea">
                  <Icon className="ic-lg" />
                </span>
                <div className="min-w-0">
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
