import { Picture } from '#features/media/picture.tsx'
import { pictureSizes } from '#features/media/picture-sizes.ts'
import { officeTowns } from '#features/settings/places.ts'
import type { SettingPicture } from '#features/settings/setting-picture.ts'
import { formatList } from '#i18n/format.ts'
import { Check } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** Block about the company: a picture, a few lines and up to three figures; hidden if all facts besides the picture are unset. */
export function AboutBlock({ picture }: { picture: SettingPicture | null }) {
  const t = usePageText()
  const { language } = useVisit()
  const facts = useFacts()
  const {
    currencies,
    statistics: { years, clients, support },
    lines,
    sites,
  } = facts
  const list = formatList(currencies, language, 'disjunction')
  const towns = officeTowns(facts, t)
  const texts = [
    ...(towns.length > 0 ? [t('home.aboutOffices', { places: formatList(towns, language), count: towns.length })] : []),
    ...(sites.warehousePlace ? [t('home.aboutWarehouse', { place: sites.warehousePlace, isOnly: sites.handover === 'pickup' })] : []),
    ...(currencies.length > 0 ? [t('home.aboutPayment', { list })] : []),
  ]
  const figures = [
    [years, t('home.years', lines)],
    [clients, t('home.clients')],
    [support, t('home.support')],
  ].filter(([figure]) => figure)
  if (!lines.home && texts.length === 0 && figures.length === 0) return null
  return (
    <section className="band" aria-labelledby="about">
      <div className={picture ? 'wrap sec split split-2 items-center' : 'wrap sec'}>
        {picture ? (
          <div className="pic cover aspect-3/2 rounded-lg">
            <Picture {...picture} sizes={pictureSizes.half} ratio="3:2" />
          </div>
        ) : null}
        <div className="stack">
          <h2 id="about">{lines.headline || t('nav.about')}</h2>
          {lines.home ? <p className="text">{lines.home}</p> : null}
          <ul className="ticks">
            {texts.map((text) => (
              <li key={text}>
                <Check />
                {text}
              </li>
            ))}
          </ul>
          {figures.length > 0 ? (
            <div className="plate plate-3">
              {figures.map(([figure, label]) => (
                <div key={label}>
                  <b className="whitespace-nowrap">{figure}</b>
                  <span>{label}</span>
                </div>
              ))}
            </div>
          ) : null}
          <a className="btn" href="/about">
            {t('home.aboutUs')}
          </a>
        </div>
      </div>
    </section>
  )
}
