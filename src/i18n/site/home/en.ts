import type { Home } from './es.ts'

export const en = {
  'home.title': ({ trade, country }) => `${trade}${country && ` in ${country}`}`,
  'home.description': ({ range, place, hasChat }) =>
    [range, place ? `Pickup in ${place}${hasChat ? ', help on WhatsApp' : ''}` : hasChat ? 'Help on WhatsApp' : '']
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
  'hero.role': 'carousel',
  'hero.name': 'Introduction',
  'hero.title1': 'Light at home, even when the power goes out',
  'hero.title2': ({ days }) => `More than ${days} days of sun a year for your roof`,
  'hero.title3': ({ place }) => `Pickup at our warehouse in ${place}`,
  'hero.products': 'See products',
  'hero.previous': 'Previous',
  'hero.next': 'Next',
  'hero.pause': 'Pause',
  'hero.play': 'Play',
  'hero.slide': ({ number, count }) => `${number} of ${count}`,
  'home.need': 'What do you need?',
  'home.allProducts': 'All products',
  'home.featured': 'Featured',
  'home.sun': ({ days }) => `More than ${days} days of sun a year`,
  'home.calculate': 'Calculate what my home needs',
  'home.sunText': ({ kwh }) =>
    `Every square metre of roof receives ${kwh}\u00a0kWh a day in a good month. A well-sized system runs the house by day and stores for the night.`,
  'home.panels': 'Panels',
  'home.cycles': 'Cycles per battery',
  'home.sunCurve': ({ kwh }) => `The sun over one day of a good month: ${kwh} kWh/m²`,
  'home.perDay': 'kWh/m², good month',
  'home.aboutOffices': ({ places, count }) => `${count === 1 ? 'Office' : 'Offices'} in ${places}`,
  'home.aboutWarehouse': ({ place, isOnly }) => `Warehouse in ${place}${isOnly ? ', pickup only' : ''}`,
  'home.aboutPayment': ({ list }) => `Pay in ${list}`,
  'home.aboutUs': 'Get to know us',
  'home.years': ({ partner }) => `Years${partner && `, ${partner}`}`,
  'home.clients': 'Clients',
  'home.support': 'Support on WhatsApp',
  'home.services': ({ count }) => (count === 5 ? 'Five services, one contact' : 'Services'),
  'home.servicesText': ({ isInThree }) => `Write to us on WhatsApp${isInThree ? ' in Spanish, English or German' : ''}.`,
  'home.systems': 'Complete solar systems',
  'home.systemsText': ({ from, to }) =>
    from && to
      ? `From ${from} to ${to}\u00a0kW, with inverter, panels and battery that fit together.`
      : 'With inverter, panels and battery that fit together.',
  'home.advice': 'Advice and sizing',
  'home.adviceText': 'Tell us what you run and we tell you which system you need.',
  'home.import': 'Import to order',
  'home.importText': ({ partner }) => `We bring what is not in the warehouse${partner && `, together with our ${partner}`}.`,
  'home.setup': 'Installation guide',
  'home.setupText': ({ hasChat }) => `Step by step, with our technicians${hasChat ? ' on WhatsApp' : ''}. Your electrician installs it.`,
  'home.care': ({ hours, hasChat }) => `Support${hasChat ? ' on WhatsApp' : ''}${hours && ` ${hours}`}`,
  'home.careText': 'Before and after you buy.',
} satisfies Home
