import { tidied } from './limit-phrases.ts'

const startOfWord = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'
/** What says that a thing is there, in whichever of our languages. */
const there = [
  '(?:(?:que\\s+)?(?:est[eé]n?|est[aá]n?|sean?|hayan?|hay|tengan?|tienen?|queden?)\\s+)?(?:en\\s+(?:existencias?|stock|almac[eé]n|inventario)|disponibles?)(?:\\s+(?:ya|ahora(?:\\s+mismo)?|hoy|de\\s+inmediato))?',
  '(?:con|hay|haya|tengan?|tienen?)\\s+(?:existencias?|stock)(?:\\s+de)?',
  '(?:(?:con|de|para)\\s+)?entrega\\s+inmediata',
  '(?:(?:that\\s+|which\\s+)?(?:is|are)\\s+)?(?:currently\\s+)?(?:in\\s+stock|available|on\\s+hand)(?:\\s+(?:right\\s+now|now|today|immediately))?',
  '(?:(?:ist|sind)\\s+)?(?:(?:sofort|jetzt|aktuell)\\s+)?(?:(?:auf|am|ab)\\s+lager|vorr(?:ä|a|ae)tig(?:e[nrsm]?)?|lieferbar(?:e[nrsm]?)?|verf(?:ü|u|ue)gbar(?:e[nrsm]?)?)',
]
const pattern = new RegExp(`${startOfWord}(?:${there.join('|')})${wordEnd}`, 'giu')
/** What else is said to be available, where people tell what they have. */
const others =
  'presupuesto|dinero|espacio|techo|[aá]rea|voltaje|corriente|potencia|budget|money|space|area|roof|power|voltage|platz|geld|fl(?:ä|a|ae)che'
/** Behind these it is not there, is asked for when it will be, or is none of the goods. */
const otherwise = new RegExp(
  `${startOfWord}(?:no(?:\\s+longer)?|sin|ni|(?:not|nicht)(?:\\s+\\S+)?|keine?|out\\s+of|(?:cu[aá]ndo|when|wann)(?:\\s+\\S+){0,5}|${others})\\s+$`,
  'iu',
)
const ofOther = new RegExp(`^\\s+(?:${others})${wordEnd}`, 'iu')

export type StockReading = {
  /** The question without what it says of stock. */
  rest: string
  /** Whether only what is available is asked for. */
  isAvailable: boolean
}

/** Reads whether a question asks for what is there: "paneles disponibles", "inverters in stock", "Module auf Lager". */
export function readStockWords(question: string): StockReading {
  let isAvailable = false
  const plain = question.normalize('NFC')
  const rest = plain.replace(pattern, (whole: string, at: number) => {
    if (otherwise.test(plain.slice(0, at)) || ofOther.test(plain.slice(at + whole.length))) return whole
    isAvailable = true
    return ' '
  })
  return isAvailable ? { rest: tidied(rest), isAvailable } : { rest: question, isAvailable }
}

/** Behind "cuándo" it is asked when it comes. */
const isAskedWhen = new RegExp(`${startOfWord}(?:cu[aá]ndo|when|wann)(?:\\s+\\S+){0,5}\\s+$`, 'iu')
const being = '(?:(?:que|q)\\s+)?(?:(?:ya\\s+)?(?:est[aá]n?|est[eé]n?|sean?|son)\\s+)?'
const absent = {
  out_of_stock: [
    `${being}(?:agotad[oa]s?|por\\s+(?:llegar|entrar|venir)|en\\s+camino)`,
    '(?:(?:que|q)\\s+)?(?:lleg(?:an?|uen?)|vienen?|vengan?|entran?)\\s+(?:pronto|en\\s+el\\s+pr[oó]ximo\\s+contenedor)|(?:(?:en|del)\\s+)?(?:el\\s+)?pr[oó]ximo\\s+contenedor',
    '(?:sin|fuera\\s+de)\\s+(?:existencias?|stock)|(?:(?:que|q)\\s+)?no\\s+(?:(?:hay|haya|est[aá]n?|est[eé]n?|tienen?|tengan?)\\s+)?(?:(?:en\\s+)?(?:existencias?|stock)|disponibles?)(?:\\s+de(?=\\s))?',
    '(?:(?:that|which)\\s+)?(?:(?:is|are)\\s+)?(?:sold\\s+out|out\\s+of\\s+stock|not\\s+(?:in\\s+stock|available)|no\\s+longer\\s+(?:in\\s+stock|available)|unavailable|on\\s+the\\s+way|coming\\s+soon|arriving(?:\\s+soon)?)|(?:(?:in|on)\\s+)?(?:the\\s+)?next\\s+container',
    'ausverkauft(?:e[nrsm]?)?|vergriffen(?:e[nrsm]?)?|nicht\\s+(?:mehr\\s+)?(?:auf\\s+lager|lieferbar|vorr(?:ä|ae?)tig|verf(?:ü|ue?)gbar)|(?:im\\s+)?n(?:ä|ae?)chste[nr]?\\s+container',
  ],
  limited: [
    '(?:(?:con|de\\s+las|las|que|q)\\s+)?(?:quedan?\\s+|tengan?\\s+|tienen?\\s+)?(?:poc|[uú]ltim)[oa]s?\\s+(?:unidades|unidad|piezas|existencias?)(?:\\s+de(?=\\s))?|(?:que|q)\\s+quedan?\\s+poc[oa]s?',
    '(?:the\\s+)?last\\s+(?:units?|pieces?|ones)(?:\\s+of(?=\\s))?|(?:with\\s+)?(?:few|low|limited)\\s+(?:left|stock|units)|almost\\s+(?:gone|sold\\s+out)',
    '(?:die\\s+)?letzten?\\s+(?:st(?:ü|ue?)cke?|exemplare?)|(?:nur\\s+noch\\s+)?wenige\\s+(?:st(?:ü|ue?)cke?|vorr(?:ä|ae?)tig)',
  ],
}
const absences = (['limited', 'out_of_stock'] as const).map((stock) => ({
  stock,
  pattern: new RegExp(`${startOfWord}(?:${absent[stock].join('|')})${wordEnd}`, 'iu'),
}))

/** What is not there, or hardly, under the name that its filter has in addresses. */
export type Scarce = 'limited' | 'out_of_stock'

/** Reads whether a question asks for what is gone, on the way or nearly gone: "paneles por llegar", "últimas unidades". */
export function readScarceWords(question: string): { rest: string; scarce?: Scarce } {
  const plain = question.normalize('NFC')
  for (const { stock, pattern } of absences) {
    const found = pattern.exec(plain)
    if (!found || isAskedWhen.test(plain.slice(0, found.index))) continue
    return { rest: tidied(`${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`), scarce: stock }
  }
  return { rest: question }
}
