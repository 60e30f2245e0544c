import { Link } from 'react-router'
import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { company } from '#features/settings/company.ts'
import { Check } from '#ui/site/icons.tsx'
import { usePageText } from '#ui/visit.ts'

/** Who the company is, in a few lines and three figures. */
export function AboutBlock({ picture }: { picture: string | null }) {
  const t = usePageText()
  const [one, two, three] = company.currencies
  const { years, clients, support } = company.statistics
  return (
    <section className="band" aria-labelledby="about">
      <div className="wrap sec split split-2 items-center">
        <div className="pic rounded-lg">
          <Picture url={picture} alt="" sizes={pictureSizes.half} ratio="3:2" />
        </div>
        <div className="stack">
          <h2 id="about">{t('home.about')}</h2>
          <p className="text">{t('home.aboutText', { years: Number.parseInt(years, 10) })}</p>
          <ul className="ticks">
            {[t('home.aboutOffices'), t('home.aboutWarehouse'), t('home.aboutPayment', { one, two, three })].map((text) => (
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
          <Link className="btn" to="/about">
            {t('home.aboutUs')}
          </Link>
        </div>
      </div>
    </section>
  )
}
