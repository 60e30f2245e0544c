import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import type { SettingPicture } from '#features/settings/setting-picture.ts'
import { formatList } from '#i18n/format.ts'
import { Check } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** The company in a few lines and three figures. */
export function AboutBlock({ picture }: { picture: SettingPicture | null }) {
  const t = usePageText()
  const { language } = useVisit()
  const {
    currencies,
    statistics: { years, clients, support },
  } = useFacts()
  const list = formatList(currencies, language, 'disjunction')
  return (
    <section className="band" aria-labelledby="about">
      <div className="wrap sec split split-2 items-center">
        <div className="pic rounded-lg">
          <Picture url={picture?.url ?? null} alt={picture?.alt ?? ''} sizes={pictureSizes.half} ratio="3:2" />
        </div>
        <div className="stack">
          <h2 id="about">{t('home.about')}</h2>
          <p className="text">{t('home.aboutText', { years: Number.parseInt(years, 10) })}</p>
          <ul className="ticks">
            {[t('home.aboutOffices'), t('home.aboutWarehouse'), t('home.aboutPayment', { list })].map((text) => (
              <li key={text}>
                <Check />
                {text}
              </li>
            ))}
          </ul>
          <div className="plate [--n:3]">
            <div>
              <b>{years}</b>
              <span>{t('home.years')}</span>
            </div>
            <div>
              <b>{clients}</b>
              <span>{t('home.clients')}</span>
            </div>
            <div>
              <b>{support}</b>
              <span>{t('home.support')}</span>
            </div>
          </div>
          <a className="btn" href="/about">
            {t('home.aboutUs')}
          </a>
        </div>
      </div>
    </section>
  )
}
