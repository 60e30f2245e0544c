import type { Solar } from './es.ts'

export const en = {
  'solar.title': 'Solar energy in Cuba',
  'solar.description': ({ ways }) => `How much sun Cuba gets, what a home needs and which system suits it.${ways}`,
  'solar.keywords': 'solar energy Cuba, irradiation, solar panels, complete solar system, blackouts, lithium battery',
  'solar.hero': 'Solar energy in Cuba: how much your home needs',
  'solar.heroText': ({ kwh, days }) =>
    `More than ${days} days of sun a year and, in a good month, ${kwh}\u00a0kWh per square metre a day: a small system covers the essentials.`,
  'solar.start': 'Start calculating',
  'solar.curve': ({ kwh }) => `The sun over one day of a good month: ${kwh} kWh/m²`,
  'solar.perDay': 'kWh/m², good month',

  'solar.gives': 'What the sun gives',
  'solar.givesText': ({ company, official, used, isHigher }) =>
    `${company && `${company}\u00a0kWh is our own figure, that of a good month. `}Official sources give about ${official}\u00a0kWh a day as the country’s average: we calculate with ${used === official ? 'that one' : used}${isHigher ? '' : ', so that a system does not fall short'}.`,
  'solar.days': 'Days of sun a year (company figure)',
  'solar.companyFigure': 'Per m² a day in a good month (company figure)',
  'solar.officialFigure': 'Per m² a day, official average',
  'solar.panelFigure': ({ watts }) => `A day from one ${watts}\u00a0W panel`,

  'solar.places': 'Irradiation by province',
  'solar.placesText': 'In kWh/m² a day on flat ground; panels tilted south get more in winter.',
  'solar.place': 'Place',
  'solar.figure': 'kWh/m² a day',
  'solar.source': 'Source',
  'solar.cuba': 'Cuba, average',
  'solar.camaguey': 'Camagüey, measured 1981 to 2016',
  'solar.range': ({ least, most }) => `${least} in December, ${most} in April`,
  'solar.others': 'The other provinces have no published figure: use the average, 4.9 to 5.',

  'solar.ask': 'Work it out with a technician',
  'solar.askMessage': 'Hello, I saw the page about solar energy. I would like to work out a system for my home. I have these appliances: ',

  'solar.steps': 'How to buy',
  'solar.step1': 'Note what you want to keep running, and for how many hours.',
  'solar.step2': ({ hasChat }) => `Choose a system${hasChat ? ', or ask us on WhatsApp to work it out' : ''}.`,
  'solar.step3': ({ hasChat }) =>
    `Put what is in stock in the cart and send the order${hasChat ? ' through WhatsApp' : ''}; ask us about the rest. No account needed.`,
  'solar.step4': 'Pick it up at the warehouse and check that it is complete.',
  'solar.step4Received': 'Receive your order and check that it is complete.',
  'solar.step5': ({ isGuided, hasChat }) =>
    `Follow the mounting guide; an electrician connects the electrical part.${isGuided && hasChat ? ' We help on WhatsApp.' : ''}`,
  'solar.pay': ({ list }) => `Pay in ${list}`,
  'solar.payText': 'Prices are in US dollars. The rate for another currency is confirmed with the order.',
  'solar.pickup': ({ isOnly }) => (isOnly ? 'Pickup only' : 'Pickup and delivery'),
  'solar.pickupText': ({ address, isOnly }) => `${address}. ${isOnly ? 'We do not deliver.' : 'We deliver, too.'}`,

  'solar.questions': 'Questions and answers',
  'solar.q1': 'Does it work when the power goes out?',
  'solar.a1':
    'Yes, if the system has a hybrid inverter and a battery. When the grid fails, the inverter draws on battery and panels and the lights stay on.',
  'solar.q2': 'Can I start small and add more?',
  'solar.a2':
    'Yes. Choose the inverter for what you will have later: panels and batteries can be added as long as the inverter takes them. Ask us how much the one you like can take.',
  'solar.q3': 'What about cloudy days?',
  'solar.a3':
    'The panels give less, but they still give something. In Camagüey, December gets 62% of April’s sun. So do not plan on a good month; on cloudy days you need the battery or a generator.',
  'solar.q4': 'Who installs it?',
  'solar.a4': ({ isGuided, hasChat, isInThree }) =>
    `You do, with an electrician you trust.${isGuided ? ` We give the step-by-step guide${hasChat ? `, and our technicians answer on WhatsApp${isInThree ? ' in Spanish, English or German' : ''}` : ''}.` : ''}`,
  'solar.q5': 'Lithium or AGM?',
  'solar.a5':
    'Lithium (LiFePO4) costs more, lets you use most of its charge and lasts thousands of cycles. An AGM battery should give only half; it suits short outages and tight budgets.',
  'solar.q6': 'Can it run an air conditioner?',
  'solar.a6':
    'A one-ton inverter split, yes, with a 5 kW system or larger. At night it uses a lot of battery: tell us how many hours you use it before you choose.',

  'solar.contact': 'Any questions left?',
  'solar.contactText': 'Tell us which appliances you have and how many hours the power is out. We’ll answer with a proposal.',
  'solar.call': 'Call',
} satisfies Solar
