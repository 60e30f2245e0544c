import type { Language } from '#i18n/language.ts'
import { english } from './synonyms-english.ts'
import { german } from './synonyms-german.ts'
import { spanish } from './synonyms-spanish.ts'

/**
 * Words and phrases that mean the same to our visitors, a group a line; what Cubans say stands beside what the catalogue
 * says. Plurals need no entry, nor small words between others. Accents and capitals do not matter. Behind a `=` stands what
 * is only said, and not looked for in texts: "máquina de hormigón" is the mixer, and no block of a category of machines.
 * The first phrase of a group is the name under which staff's corrections of it are kept: it stays the first.
 */
export const synonyms: Record<Language, readonly (readonly string[])[]> = { es: spanish, en: english, de: german }

/**
 * What stands inside of something that is sold whole, or works in it, and answers a search for it: breakers come in the
 * distribution box, and who wants to cut with a disc needs the grinder.
 */
export const parts: Record<Language, readonly (readonly [whole: string, parts: readonly string[]])[]> = {
  es: [
    [
      'caja de distribución',
      [
        'breaker',
        'interruptor',
        'pastilla',
        'fusible',
        'termomagnético',
        'magnetotérmico',
        'disyuntor',
        'interruptor automático',
        'llave térmica',
      ],
    ],
    ['amoladora', ['disco de corte', 'disco de desbaste', 'disco de cortar', 'disco abrasivo']],
  ],
  en: [
    ['distribution box', ['breaker', 'circuit breaker', 'fuse', 'mcb']],
    ['grinder', ['cutting disc', 'cutting disk', 'cutting wheel', 'grinding disc', 'grinding wheel']],
  ],
  de: [
    ['verteilerkasten', ['sicherung', 'sicherungsautomat', 'leitungsschutzschalter']],
    ['winkelschleifer', ['trennscheibe', 'schruppscheibe']],
  ],
}
