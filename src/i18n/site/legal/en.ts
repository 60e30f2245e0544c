import type { Legal } from './es.ts'

export const en = {
  'legal.title': 'Legal notice and privacy',
  'legal.description': ({ isWhole }) =>
    isWhole
      ? 'Who answers for this site, how buying and pickup work, and which warranty there is.'
      : 'Who answers for this site, and how buying works.',
  'legal.privacyDescription': 'Which data this site keeps, where, for how long, and which rights you have.',
  'legal.tabs': 'Sections',

  // Imprint.
  'legal.holder': 'Responsible',
  'legal.representative': ({ name }) => `Represented by: ${name}`,
  'legal.register': ({ number }) => `Commercial register: ${number}`,
  'legal.taxId': ({ number }) => `Tax number (NIT): ${number}`,
  'legal.phone': 'Phone',
  'legal.mail': 'E-mail',
  'legal.activity': 'Activity and further information',
  'legal.prices': 'Prices and availability',
  'legal.pricesText': ({ list, hasChat }) =>
    `Prices are in US dollars (USD). ${list && `We accept ${list}. `}The cart is not a purchase: an order is confirmed${hasChat ? ' on WhatsApp,' : ''} with the price and availability of that day.`,
  'legal.pickup': ({ isOnly }) => (isOnly ? 'Pickup' : 'Pickup and delivery'),
  'legal.pickupText': ({ hours, isOnly, place }) =>
    `Products are picked up${{ warehouse: ' at the warehouse', here: ' here', '': '' }[place]}. ${hours && `Hours: ${hours}. `}${isOnly ? 'There is no delivery.' : 'There is delivery, too.'}`,
  'legal.warranty': 'Warranty',
  'legal.warrantyText': 'Each product’s page says which warranties it has. Keep the invoice and, if there is one, the serial number.',
  'legal.content': 'Content and links',
  'legal.contentText':
    'If you find a mistake in the data of a product, please write to us. The owners of the sites that our links lead to answer for them.',
  'legal.iconsText': 'The icons are by Lucide (ISC licence).',

  // Privacy.
  'privacy.title': 'Privacy',
  'privacy.short': 'In a few words',
  'privacy.shortText':
    'You need no account. There is no advertising. We count visits without knowing who you are, and you can prevent it. Everything you see comes from our own server: no page loads anything from another site. On the server we keep only what you write to us and, briefly and to prevent abuse, which network address it came from.',
  'privacy.who': 'Who is responsible',
  'privacy.whoText': ({ holder, hasContact, hasPhone }) =>
    `${holder}.${hasContact ? ` For anything about your data, write to us${hasPhone ? ' or call us' : ''}:` : ''}`,
  'privacy.device': 'What stays on your phone or computer',
  'privacy.deviceText':
    'These data are in your browser’s storage. Except for what waits for a connection, they are not sent by themselves; you delete them with “Clear site data” in the browser’s settings. If your browser forbids storage, the site works all the same and forgets.',
  'privacy.language': 'the language you chose.',
  'privacy.catalogue':
    'the catalogue, if you have saved it: products, prices, the program that shows them and, if you chose them, small photos. It stays until you delete it or the browser needs the space.',
  'privacy.pages':
    'the pages you opened, with their pictures and the programs they need, so that you can read them without a connection: at most 60 pages and 5 MB of pictures; the oldest are deleted by themselves.',
  'privacy.cart': ({ hasCalculator }) =>
    `the products in the cart, with the quantities, prices and stock you saw, and the order’s code. Until you empty the cart. When you open it, the browser asks the server for today’s prices of those products and, if there are two or more, whether they fit together${hasCalculator ? ', and fit what you entered into the calculator' : ''}; the server keeps no note of whose they are.`,
  'privacy.calculated':
    'the figures behind a system that you put into the cart from the calculator, so that the order states them. Until you empty or replace the cart.',
  'privacy.opened': 'which parts of a long order you have opened in WhatsApp already. Deleted when you close the tab.',
  'privacy.waiting':
    'an inquiry while it is being sent, and one that could not leave for lack of a connection, until it is sent or you discard it; then its code, until you close the notice.',
  'privacy.cartSent': 'which cart went with your last inquiry, with its code and date, so that you do not send it twice by mistake.',
  'privacy.person': 'the name and phone of your last inquiry, so that you need not type them again.',
  'privacy.draft':
    'what you have typed into the inquiry and not sent yet, and when you began. Deleted when you send it or close the tab; if you edit an inquiry that waits, only when you send it.',
  'privacy.consent': 'what you chose in the cookie notice.',
  'privacy.compare':
    'the products that you chose to compare, four at most, until you take them out of the comparison. The browser asks the server which are still for sale, and stores when it did until you close the tab; the server does not note it down.',
  'privacy.home':
    'the appliances and hours you entered into the calculator, with up to three homes from before, and the home used to show how long products last, so that you need not enter them again. Until you clear the browser’s data.',
  'privacy.searches': 'what you searched the catalogue for, the last six times, to suggest it. Until you delete it below the search box.',
  'privacy.orderNotes': 'which parts of the order do not fit, so that the message says it. Deleted when you close the tab.',
  'privacy.visit': 'how much data you used and saved today, to show it in the footer and on “Data use”. Starts anew each day.',
  'privacy.lateVisits':
    'what would have been counted of your visit and could not leave for lack of a connection, each with a random number so that it counts once. It is sent with the next connection; deleted after three days, or when you reject “Analytics”.',
  'privacy.photos':
    'only for our staff: photos still being uploaded, until the server has them, for 30 days which address each was given and if its description is missing, and which ones failed, until somebody has read it (IndexedDB).',
  'privacy.drafts':
    'for our staff only: what they have typed into forms of the admin area and not saved yet, until they save or discard it.',
  'privacy.cookies': 'Cookies',
  'privacy.cookiesText':
    'Cookies travel with each request to the server. We use necessary ones only. There are none for analytics or marketing; if there ever are, then only with your permission. In “Cookie settings”, “Analytics” decides whether we count your visits, which we do without cookies; “Marketing” only keeps your answer, for we do nothing of the kind.',
  'privacy.cookieLanguage': 'the language you chose, for a year, so that the server answers in it.',
  'privacy.cookieMoney': 'the currency in which you also wanted to see prices, for one year.',
  'privacy.cookieStaff': 'for our staff only, when they sign in; at most 12 hours.',
  'privacy.cookieDevice':
    'for our staff only: that this browser has signed in before, for 400 days, so that others’ failed attempts do not slow it down.',
  'privacy.cookieStaffLanguage': 'for our staff only: the language of the admin area, for a year; also in the browser’s storage.',
  'privacy.cookieHuman':
    'only if we asked you to show that you are a person: that you have, signed by the server, for a week. They do not say who you are.',
  'privacy.server': 'What the server sees when you visit',
  'privacy.serverText1':
    'To answer you, the server receives your device’s network (IP) address, your browser’s language and whether it saves data. It writes them into no log. The country is looked up in a list on our own server, to suggest a language, to count visits by country and to decide whether we ask you to show that you are a person.',
  'privacy.serverText2':
    'To prevent abuse we count the inquiries that come from one network address, and failed attempts to sign in. That count is deleted with the first inquiry or attempt, by anyone, that arrives more than a day later. An address that asks hundreds of times within a minute is counted there too.',
  'privacy.visits': 'How we count visits',
  'privacy.visitsText1': ({ hasPhone }) =>
    `Your browser tells the server which page or product you open, which products you compare, what you put into the cart and what is in it when you open it${hasPhone ? ' or take it to WhatsApp, whether you open WhatsApp, the phone or e-mail' : ', whether you open e-mail'}, whether you send an inquiry, what you search for and which site you come from. With it we store the day and minute, country, language, kind of device and connection, and whether you look like a program. No cookie, no network address, no name.`,
  'privacy.visitsText2':
    'So that you do not count twice, the server makes a mark for that day from your network address, what your browser says of itself and a random key. The key is deleted after midnight in Havana; from then on nobody can tell whose mark it was, unless with a backup of that day. After 90 days we delete everything but the totals of each day, such as how often a page was opened or something was searched for.',
  'privacy.visitsText3':
    'If you do not want that, reject “Analytics” in “Cookie settings” at the foot of the page, or turn on “Do Not Track” or “Global Privacy Control” in your browser: then nothing is sent. As long as you have not chosen, we count your visit; if you close the cookie notice without choosing, we do not, until you close the tab.',
  'privacy.human': 'Showing that you are a person',
  'privacy.humanText1':
    'Visitors from some countries, or from a network address that sends too many inquiries, are asked to show that they are not a program. When a page opens, your browser asks whether that is needed, and remembers the answer for five minutes. If you leave without doing it, nothing happens; you just cannot send inquiries from here.',
  'privacy.humanText2':
    'If it is needed, your browser sends once: size and colours of the screen, time zone, language, platform, the browser’s name and plug-ins, whether it takes cookies, asks not to be tracked and is operated by touch, memory and processor cores, how long you took, and the last 50 movements of the mouse or the result of a calculation. The server decides by it and does not keep it; no other service takes part. It keeps only the number of the check, so that it cannot be used twice, until the first one by anyone after ten minutes, and counts the attempts from one network address, as it does inquiries.',
  'privacy.inquiry': 'When you send us an inquiry',
  'privacy.inquiryText1':
    'On the server we keep your name, phone and message, the kind of system if you chose one, the product and quantity or the cart if they went with it, the language, the page you wrote from, the date, a code, and a key that keeps us from receiving it twice; besides, what our staff note while they look after you, and who did. If a program seems to have sent it, we also keep why we think so.',
  'privacy.inquiryText2':
    'Only the people in our company who look after clients read it, and only to answer you; it may reach them by e-mail too. We keep it for as long as we need it to answer you and to look after your purchase. What we delete lies in a bin for 30 or 31 days in case that was a mistake; if you ask us to delete it, we remove it at once, with everything noted, from the files of the database too: only its code stays, and who looked after it. An e-mail that announced it we delete by hand, and it leaves the backups when these are deleted. If you write in another language, we may have the message, without your name and phone, translated by a translation service.',
  'privacy.chat': ({ hasPhone }) => (hasPhone ? 'WhatsApp, phone and e-mail' : 'E-mail'),
  'privacy.chatText': ({ hasPhone }) =>
    `${hasPhone ? 'You send an order through WhatsApp from your own app; the text of the order and its code do not pass through our server. WhatsApp, your phone company and your mail provider have their' : 'Your mail provider has its'} own rules. Of the message we keep what your order needs.`,
  'privacy.backup': 'Backups',
  'privacy.backupText':
    'We copy the database so that nothing is lost if the server fails. Copies may hold your inquiry and the key of that day, even if we have deleted them since. When a new copy is made, those older than 30 days are deleted. Only the keeper of the server handles them.',
  'privacy.share': 'Whom we give your data to',
  'privacy.shareText':
    'Nobody; only the text of a message that we have translated goes to the translation service, and an e-mail with your inquiry passes through the mail server we use. We do not sell or rent them. Only an order of the competent authority would oblige us to hand them over.',
  'privacy.rights': 'Your rights',
  'privacy.rightsText1':
    'You may ask us which of your data we have, have them corrected, receive a copy, object to their use and have them deleted. Write to us with the code of your inquiry or the phone you sent it with. We answer free of charge.',
  'privacy.rightsText2': ({ isInCuba }) =>
    isInCuba
      ? 'In Cuba, Law 149 of 2022 on the protection of personal data applies. If you live in another country, you may also complain to the data protection authority there.'
      : 'You may also complain to the data protection authority of your country.',
  'privacy.revised': ({ date }) => `Last revised: ${date}`,
} satisfies Legal
