import type { ConsentTexts } from './es.ts'

export const en: ConsentTexts = {
  title: 'Cookies on this site',
  text: 'Necessary ones keep your cart and language.',
  optional: 'Analytics and marketing stay off unless you allow them.',
  privacy: 'Privacy',
  reject: 'Reject all',
  accept: 'Accept all',
  settings: 'Settings',
  settingsTitle: 'Cookie settings',
  close: 'Close',
  save: 'Save selection',
  necessary: 'Necessary',
  necessaryText: 'They keep the cart and the language. Always on.',
  analytics: 'Analytics',
  analyticsText: 'They tell us which pages are visited, without identifying you. Until you choose, we count visits without cookies.',
  marketing: 'Marketing',
  marketingText: 'They measure which advertisement a visit comes from.',
  notKept:
    'Your browser does not let this site keep anything. You can see it all, but language, cart and this selection are lost when you leave.',
}
