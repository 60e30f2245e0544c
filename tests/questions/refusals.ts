import type { Language } from '#i18n/language.ts'
import { skusOf } from './read-questions.ts'

export type RefusalQuestion = {
  language: Language
  words: string
  /** SKUs that must be found. */
  must: string[]
  /** SKUs that must not be found. */
  never: string[]
  /** True if the answer must say that something could not be left out. */
  isTold: boolean
}

/**
 * Questions that exclude something ("no trifasico"), one per line: `question > products to be found | excluded products`. A `!`
 * marks a question whose answer must say that something could not be left out. The search's rules were written with these
 * questions, so they protect against regressions only.
 */
const lists: Record<Language, string> = {
  es: `
inversor 48v sin ser trifasico > INV-05H INV-10H | INV-20T
inversor no trifasico > INV-03H INV-01G | INV-20T
inversor sin trifasico > INV-03H INV-01G | INV-20T
generador no trifasico > GEN-P02I GEN-D06S | GEN-D12S GEN-D20S
generador q no sea diesel ni trifasico > PET | DIE
quiero un generador pero que no sea trifasico ni de gasolina > GEN-D06S | PET GEN-D12S GEN-D20S
generador ni gasolina ni diesel > | GEN
no quiero gasolina > DIE | PET
nada de gasolina generador > DIE | PET
no quiero generador de gasolina > DIE | PET
no quiero generador > SYS-03A INV-05H | GEN
paneles menos el de 300 > PV-550M PV-400M | PV-300M
panel no de 300 > PV-550M PV-400M | PV-300M
panel que no sea negro > PV-550M PV-300M | PV-450B
filtro sin osmosis > WF-10T WF-20B | WF-RO5
filtro de agua que no sea de osmosis inversa > WF-10T WF-20B | WF-RO5
filtro que no sea de osmosis > WF-10T WF-20B | WF-RO5
bateria de litio pero no de pared > BL-4820F BL-4810R | BL-4810W AGM
! bateria que no sea de rack > BL-4810W AGM | BL-4810R
bateria que no sea de 12v > BL-4810W BL-4820F | BL-1210B AGM
! inversor no hibrido > INV-01G | INV-03H INV-05H INV-10H
! inversor sin ser hibrido > INV-01G | INV-03H INV-05H INV-10H
generador en vez de inversor > GEN | HYB INV-01G
generador que no sea inverter > GEN-P03M DIE | GEN-P02I
todo menos paneles y baterias > SYS-03A INV-05H | PAN BAT
baterias menos agm > LI | AGM
bateria que no sea de gel > LI | AGM
generadores menos diesel > PET | DIE
paneles menos 300w > PV-550M PV-400M PV-450B | PV-300M
paneles sin oferta > PV-400M PV-450B | PV-550M PV-300M
paneles que no esten en oferta > PV-400M PV-450B | PV-550M PV-300M
! inversor sin wifi > HYB INV-01G |
! inversor no growatt > HYB INV-01G |
! generador que no pite > GEN |
! inversor que no necesite bateria > HYB INV-01G |
! inversor sin bateria > HYB INV-01G |
! bateria que no sea china > BAT |
generador sin ruido > GEN |
generador que no sea muy caro > GEN |
`,
  en: `
inverter not three phase > INV-03H INV-01G | INV-20T
no three phase inverter > INV-03H INV-01G | INV-20T
generator neither petrol nor diesel > | GEN
neither petrol nor diesel > SYS-03A | GEN
not the 300 panel > PV-550M PV-400M | PV-300M
anything but lithium battery > AGM | LI
battery not wall > BL-4820F AGM | BL-4810W
generator instead of inverter > GEN | HYB INV-01G
filter without osmosis > WF-10T WF-20B | WF-RO5
batteries minus agm > LI | AGM
battery not gel > LI | AGM
water filter no reverse osmosis > WF-10T WF-20B | WF-RO5
panels not on sale > PV-400M PV-450B | PV-550M PV-300M
! inverter with no battery > HYB INV-01G |
! inverter that doesn't beep > HYB INV-01G |
! non hybrid inverter > INV-01G | INV-03H INV-05H INV-10H
i don't want a generator > SYS-03A INV-05H | GEN
generator not too expensive > GEN |
`,
  de: `
Wechselrichter nicht dreiphasig > INV-03H INV-01G | INV-20T
kein dreiphasiger Wechselrichter > INV-03H INV-01G | INV-20T
Generator weder Benzin noch Diesel > | GEN
Batterien bis auf AGM > LI | AGM
Wasserfilter ohne Umkehrosmose > WF-10T WF-20B | WF-RO5
Module nicht im Angebot > PV-400M PV-450B | PV-550M PV-300M
! Wechselrichter ohne WLAN > HYB INV-01G |
weder Benzin noch Diesel > SYS-03A | GEN
nicht das 300er Modul > PV-550M PV-400M | PV-300M
Batterie ohne Wand > BL-4820F AGM | BL-4810W
! Wechselrichter, kein Hybrid > INV-01G | INV-03H INV-05H INV-10H
keine Generatoren > SYS-03A INV-05H | GEN
Batterie statt Generator > BAT | GEN
Generator nicht zu teuer > GEN |
`,
}

/** Reads the questions with the products that must and must not be found. */
export const readExclusionQuestions = (): RefusalQuestion[] =>
  Object.entries(lists).flatMap(([language, list]) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const isTold = line.startsWith('! ')
        const [words = '', expected = ''] = (isTold ? line.slice(2) : line).split(' > ')
        const [must = [], never = []] = expected.split('|').map(skusOf)
        return { language: language as Language, words, must, never, isTold }
      }),
  )
