/**
 * Facts without a setting, on every page and sent to every visitor. Facts that staff may change (contacts, hours,
 * currencies, statistics) are in `facts.ts`. The brand and the phone number are placeholders until the owner names
 * the real ones.
 */
export const company = {
  brand: 'Matanzas Solar',
  places: 'Matanzas · Habana del Este',
  country: 'CU',
  region: 'Matanzas',
  /** The technical one while staff have set none, and on the page that stands in where no setting could be read. */
  phone: '+53 5000 0001',
  certifications: ['CE', 'IEC', 'RoHS', 'ISO 9001'],
  claims: { sunDays: 330, irradiation: 5.5, panelsFrom: 300, panelsTo: 550, batteryCycles: 6000, systemsFromKw: 3, systemsToKw: 30 },
} as const
