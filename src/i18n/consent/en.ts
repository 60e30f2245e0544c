import type { ConsentTexts } from './es.ts'

export const en: ConsentTexts = {
  title: 'Cookies on this site',
  text: 'Necessary ones keep your cart and language on your device.',
  optional: 'We also count visits, without cookies, until you reject this. No marketing today.',
  privacy: 'Privacy',
  reject: 'Reject all',
  accept: 'Accept all',
  settings: 'Settings',
  settingsTitle: 'Cookie settings',
  close: 'Close',
  save: 'Save selection',
  necessary: 'Necessary',
  necessaryText: 'They keep the cart, the language and what you type on your device. Always on.',
  analytics: 'Analytics',
  analyticsText:
    'We count which pages are visited, without cookies and without knowing who you are. Off, we count nothing; until you choose or close the notice, we count.',
  marketing: 'Marketing',
  marketingText: 'We do none today: the switch keeps your answer and changes nothing else.',
  notKept:
    'Your browser does not let this site keep anything. You can see it all, but language, cart and this selection are lost when you leave.',
}
