import type { Facts } from '#features/settings/facts.ts'
import type { PageTexts } from '#i18n/site.ts'
import type { Translate } from '#i18n/translate.ts'
import { microdataItem, microdataProperty } from '#ui/site/microdata.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

const numbers = [1, 2, 3, 4, 5, 6] as const
/** Number of the question about installation, to which search results link. */
const INSTALLATION = 4

/** Help with the installation that the company offers, for the texts about it. */
export function helpWithSetup({ services, reasons, phones }: Facts): Parameters<PageTexts['solar.a4']>[0] {
  return { isGuided: services.includes('setup'), hasChat: phones.technical !== '', isInThree: reasons.includes('languages') }
}

function answerTo(number: (typeof numbers)[number], t: Translate<PageTexts>, facts: Facts): string {
  return number === INSTALLATION ? t('solar.a4', helpWithSetup(facts)) : t(`solar.a${number}`)
}

/** Questions and answers; the browser opens and closes them. */
export function Questions() {
  const t = usePageText()
  const facts = useFacts()
  const { isLow } = useVisit()
  const hasMicrodata = isLow
  return (
    <section className="band" aria-labelledby="questions" {...(hasMicrodata ? microdataItem('FAQPage') : null)}>
      <div className="wrap sec split split-l">
        <h2 id="questions">{t('solar.questions')}</h2>
        <div className="acc">
          {numbers.map((number) => (
            <details
              key={number}
              id={number === INSTALLATION ? 'installation' : undefined}
              open={number === 1}
              {...(hasMicrodata ? microdataItem('Question', 'mainEntity') : null)}
            >
              <summary {...(hasMicrodata ? microdataProperty('name') : null)}>{t(`solar.q${number}`)}</summary>
              <div className="acc-b" {...(hasMicrodata ? microdataItem('Answer', 'acceptedAnswer') : null)}>
                <p {...(hasMicrodata ? microdataProperty('text') : null)}>{answerTo(number, t, facts)}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The questions and answers as structured data of schema.org. */
export function questionsSchema(t: Translate<PageTexts>, url: string, facts: Facts) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    mainEntity: numbers.map((number) => ({
      '@type': 'Question',
      name: t(`solar.q${number}`),
      acceptedAnswer: { '@type': 'Answer', text: answerTo(number, t, facts) },
    })),
  }
}
