/**
 * Who answers for the site, for the legal notice alone; placeholders until the owner names the real ones. `revised`: when
 * its texts were last read against what the shop does.
 */
export const legalHolder = {
  holder: 'Matanzas Solar',
  representative: 'N. N.',
  address: 'Matanzas, Cuba',
  register: '000000',
  taxId: '00000000000',
  revised: '2026-11-23T12:00:00Z',
} as const
