type ProductPair = { one: string; other: string }
const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} filas de ${inSeries} en serie dan`
    : inSeries > 1
      ? `${inSeries} en serie dan`
      : rows > 1
        ? `${rows} en paralelo dan`
        : 'da'

/** Describes the strings at the trackers of an input: "7 en serie en un MPPT y 6 en el otro". */
type AtTracker = { trackers: number; parallel: number; inSeries: number }
function atTrackers(at: readonly AtTracker[]): string {
  const isPair = at.reduce((sum, { trackers }) => sum + trackers, 0) === 2
  const texts = at.map(({ trackers, parallel, inSeries }, place) => {
    const isSaid = place > 0 && at[0]?.parallel === 1
    const what = parallel > 1 ? `${parallel} series de ${inSeries}` : isSaid || inSeries === 1 ? `${inSeries}` : `${inSeries} en serie`
    const other = isPair ? 'en el otro' : 'en otro'
    return `${what} ${trackers > 1 ? `en cada uno de ${trackers} MPPT` : place > 0 ? other : 'en un MPPT'}`
  })
  return texts.join(' y ')
}

/** A source: `count` pieces of `one` give `gives` together; `asks` is needed. */
type Source = { one: string; gives: string; asks: string; count: number }
/** `isMany`: there are several pieces of `other`. */
type Pair = ProductPair & { gives: string; asks: string; isMany: boolean }
const give = (count: number) => (count > 1 ? 'dan' : 'da')
const OTHERWISE = ' Caben otros repartos: un técnico lo confirma.'

/** Compatibility findings, one sentence each. Names of products include their quantity. */
export const es = {
  /** Headline above all findings of a cart. */
  'headline.misfits': ({ count }: { count: number }) => (count > 1 ? `Hay ${count} cosas que no encajan` : 'Hay algo que no encaja'),
  'headline.fits': 'Todo lo que se pudo revisar encaja',
  'headline.fitsOpen': ({ count }: { count: number }) =>
    `Encaja lo que se pudo revisar; hay ${count > 1 ? `${count} cosas` : 'algo'} que tener en cuenta`,
  /** Headline for panels with other devices, but no battery. `others`: number of further findings. */
  'headline.noBattery': ({ others }: { others: number }) =>
    `Aquí no hay batería${others > 0 ? `, y hay ${others > 1 ? `otras ${others} cosas` : 'algo más'} que tener en cuenta` : ''}`,
  'headline.open': ({ count }: { count: number }) => `Hay ${count > 1 ? `${count} cosas` : 'algo'} que tener en cuenta`,
  'string.fits': ({
    one,
    other,
    inSeries,
    strings,
    at,
    cold,
    most,
  }: ProductPair & { inSeries: number; strings: number; at: readonly AtTracker[]; cold: string; most: string }) =>
    at.length > 0
      ? `${one}: ${atTrackers(at)}, hasta ${cold}\u00a0V en frío; ${other} admite ${most}\u00a0V.`
      : `${one}: ${strings > 1 ? `${strings} series de ${inSeries} dan` : inSeries > 1 ? `${inSeries} en una serie dan` : 'uno solo da'} ${cold}\u00a0V en frío; ${other} admite ${most}\u00a0V.`,
  'string.never': ({
    one,
    other,
    count,
    min,
    max,
    isEqual,
    better,
  }: ProductPair & { count: number; min: number; max: number; isEqual: boolean; better: string }) =>
    `${one}: ${other} los pide en series${isEqual ? ' iguales' : ''} (conectados uno tras otro) de ${min === max ? min : `${min} a ${max}`}, y con ${count} no salen${better ? `; ponga ${better}` : ''}.`,
  'string.none': ({ one, other, most }: ProductPair & { most: string }) =>
    `${one} no va con ${other}: ningún número de ellos queda dentro de lo que pide su entrada solar, que admite ${most}\u00a0V.`,
  /** For the comparison page, where products have no quantity. */
  'string.range': ({ one, other, min, max }: ProductPair & { min: number; max: number }) =>
    `${one} con ${other}: ${min === max ? min : `de ${min} a ${max}`} en cada serie${max > 1 ? ' (conectados uno tras otro)' : ''}.`,
  /** `strings`: strings in parallel at one tracker; `takes`: maximum current of the tracker. */
  'trackerCurrent.fits': ({ one, other, strings, gives, takes }: ProductPair & { strings: number; gives: string; takes: string }) =>
    `${one}: ${strings} series en paralelo dan ${gives}\u00a0A; ${other} admite ${takes}\u00a0A por MPPT.`,
  'trackerCurrent.never': ({
    one,
    other,
    strings,
    gives,
    takes,
    better,
  }: ProductPair & { strings: number; gives: string; takes: string; better: string }) =>
    `${one}: ${strings > 1 ? `${strings} series en paralelo dan` : 'una serie da'} ${gives}\u00a0A; ${other} admite ${takes}\u00a0A por MPPT${better ? `; ponga ${better}` : ': no van juntos'}.`,
  'solarInput.never': ({ one, other }: ProductPair) =>
    `${one}: ${other} no tiene entrada solar; hace falta un controlador de carga aparte.`,
  'panelPower.fits': ({ one, other, panels, most }: ProductPair & { panels: string; most: string }) =>
    `${one}: ${panels}\u00a0W en paneles; ${other} admite ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }: ProductPair & { panels: string; most: string; better: number }) =>
    `${one}: ${panels}\u00a0W en paneles; ${other} admite ${most}\u00a0W${better > 0 ? `; ponga ${better} como mucho` : ': no van juntos'}.`,
  'panelPower.range': ({ one, other, most, count }: ProductPair & { most: string; count: number }) =>
    `${other} admite ${most}\u00a0W en paneles: en series, hasta ${count} × ${one} en total.`,
  /** Part of a sentence: a charge controller with batteries of this nominal voltage. */
  atBank: ({ other, volts }: { other: string; volts: string }) => `${other} (baterías de ${volts}\u00a0V)`,
  /** Part of a sentence: a three-phase source with a single-phase device. */
  atPhase: ({ other }: { other: string }) => `${other} (en una fase)`,
  /** The panels suit a controller at some battery voltages only. */
  atBanks: ({ one, other, fits, fails }: ProductPair & { fits: string; fails: string }) =>
    `${one} con ${other}: solo con baterías de ${fits}\u00a0V, no con ${fails}\u00a0V.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }: ProductPair & { inSeries: number; rows: number; bankV: string; deviceV: string }) =>
    `${one}: ${bank(how)} ${bankV}\u00a0V; va con ${other} (${deviceV}\u00a0V).`,
  'bank.needs': ({
    one,
    other,
    inSeries,
    rows,
    bankV,
    deviceV,
  }: ProductPair & { inSeries: number; rows: number; bankV: string; deviceV: string }) =>
    `${one}: para ${other} (${deviceV}\u00a0V) se necesitan ${rows === 1 ? `${inSeries} en serie` : inSeries === 1 ? `${rows} en paralelo, por su potencia` : `${inSeries * rows}, por su potencia: ${rows} filas de ${inSeries} en serie`} (${bankV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV, series }: ProductPair & { batteryV: string; deviceV: string; series: number }) =>
    `${one} ${series > 1 ? `(${series} en serie) ` : ''}da ${batteryV}\u00a0V; ${other} pide ${deviceV}\u00a0V: no van juntos.`,
  'bank.uneven': ({ one, other, count, inSeries, better }: ProductPair & { count: number; inSeries: number; better: string }) =>
    `${one}: ${other} las pide en filas de ${inSeries} (conectadas una tras otra), y con ${count} no salen filas completas; ponga ${better}.`,
  'bank.rows': ({ one, rows, most }: { one: string; rows: number; most: number }) =>
    `${one}: serían ${rows} filas en paralelo y admite ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks, isMany }: Pair) =>
    `${one}: hasta ${gives}\u00a0kW; ${other} ${isMany ? 'piden' : 'pide'} ${asks}\u00a0kW como mucho.`,
  'bankPower.never': ({ one, other, gives, asks, isMany, better }: Pair & { better: number }) =>
    `${one}: hasta ${gives}\u00a0kW; ${other} ${isMany ? 'pueden' : 'puede'} pedir ${asks}\u00a0kW${better > 0 ? `; ponga ${better}` : ': no alcanza'}.`,
  /** A charger can give more current than the batteries accept. */
  charging: ({ one, other, gives, takes, isMany, count }: ProductPair & { gives: string; takes: string; isMany: boolean; count: number }) =>
    `${other} ${isMany ? 'pueden' : 'puede'} cargar con ${gives}\u00a0A; ${one} ${count > 1 ? 'admiten' : 'admite'} ${takes}\u00a0A: hay que limitar la carga, y un técnico confirma cómo.`,
  'chemistry.fits': ({ one, other, is }: ProductPair & { is: string }) => `${other} admite baterías ${is}, como ${one}.`,
  'chemistry.never': ({ one, other, is, takes }: ProductPair & { is: string; takes: string }) =>
    `${one} es ${is}; ${other} admite ${takes}: no van juntos.`,
  /** Subject of sentences about the household that the visitor entered into the calculator (`who`). */
  own: 'Lo que puso en la calculadora',
  /** Check of a generator's power against the household. */
  'generatorHome.fits': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} pide una planta de ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA.`,
  'generatorHome.told': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} pide una planta de ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA: funciona al límite, no agregue nada más a la vez.`,
  'generatorHome.never': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} pide una planta de ${asks}\u00a0kVA; ${one} ${give(count)} ${gives}\u00a0kVA: no alcanza.`,
  'surge.fits': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} pide hasta ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'surge.never': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} pide hasta ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW: no alcanza.`,
  'motor.fits': ({ one, other, gives, asks, count }: Source & { other: string }) =>
    `${other} pide ${asks}\u00a0kW al arrancar; ${one} ${give(count)} ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks, count }: Source & { other: string }) =>
    `${other} pide ${asks}\u00a0kW al arrancar; ${one} ${give(count)} ${gives}\u00a0kW: no alcanza para arrancarlo.`,
  'running.never': ({ one, other, gives, asks, count }: Source & { other: string }) =>
    `${other} trabaja con ${asks}\u00a0kW; ${one} ${give(count)} ${gives}\u00a0kW: no alcanza.`,
  'running.home': ({ who, one, gives, asks, count }: Source & { who: string }) =>
    `${who} usa ${asks}\u00a0kW a la vez; ${one} ${give(count)} ${gives}\u00a0kW: no alcanza.`,
  /** The household uses nearly the full power of a source. */
  'atLimit.home': ({ who, one, gives, asks }: { who: string; one: string; gives: string; asks: string }) =>
    `${who} usa ${asks} de los ${gives}\u00a0kW de ${one}: funciona al límite, no agregue nada más a la vez.`,
  'atLimit.motor': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${other} usa ${asks} de los ${gives}\u00a0kW de ${one}: funciona al límite, no use nada más a la vez.`,
  /** The source is too weak for starting `other` while all other motors run. */
  motorsTogether: ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${one} da ${gives}\u00a0kW; con los demás motores en marcha, arrancar ${other} pide ${asks}\u00a0kW: no los use todos a la vez.`,
  'supply.fits': ({ one, other, gives, asks, count, isMany }: Pair & { count: number }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; ${other} ${isMany ? 'pueden' : 'puede'} pedir ${asks}\u00a0kW.`,
  'supply.told': ({ one, other, gives, asks, count, isMany }: Pair & { count: number }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; ${other} ${isMany ? 'pueden' : 'puede'} pedir ${asks}\u00a0kW: mientras trabaje la planta no use más de ${gives}\u00a0kW a la vez, contando la carga.`,
  'charger.fits': ({ one, other, gives, asks, count, isMany }: Pair & { count: number }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; para cargar, ${other} ${isMany ? 'piden' : 'pide'} hasta ${asks}\u00a0kW.`,
  'charger.never': ({ one, other, gives, asks, count, isMany }: Pair & { count: number }) =>
    `${one} ${give(count)} ${gives}\u00a0kW; para cargar, ${other} ${isMany ? 'piden' : 'pide'} hasta ${asks}\u00a0kW: no alcanza.`,
  'mains.fits': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${one} da ${gives}; ${other} trabaja con ${asks}.`,
  /** `missing`: voltages that a device needs and the supply lacks; `isAll`: the supply has none of the needed voltages. */
  'mains.never': ({ one, other, gives, missing, isAll }: ProductPair & { gives: string; missing: string; isAll: boolean }) =>
    `${one} da ${gives}; ${other} necesita ${isAll ? '' : 'también '}${missing}\u00a0V: no van juntos.`,
  /** Additional batteries and panels for a complete system. */
  'ownParts.chemistry': ({ one, other, is, own }: ProductPair & { is: string; own: string }) =>
    `${one} es ${is}; la batería de ${other} es ${own}: no se conectan juntas, porque cada una se carga de otra manera.`,
  'ownParts.extends': ({ one, other }: ProductPair) => `${one}: un técnico confirma si se puede sumar a ${other}.`,
  'phases.fits': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `Fases: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `Fases: ${one}, ${gives}; ${other}, ${asks}: no van juntos.`,
  /** Parts between panels and inverter, and filters. */
  'part.fits': ({ one, other }: ProductPair) => `${one} va con ${other}.`,
  'frame.never': ({ one, other }: ProductPair) => `${one} no sirve para ${other}: el marco o el ancho queda fuera de lo que admite.`,
  /** Mounting kits. `need`: number of kits that hold `all` panels; 0 for several kinds of kits. */
  'mounted.fits': ({ one, holds, count }: { one: string; holds: number; count: number }) =>
    `${one}: para ${holds} ${holds > 1 ? 'paneles' : 'panel'}; hay ${count}.`,
  'mounted.never': ({
    one,
    holds,
    count,
    missing,
    need,
    all,
  }: { one: string } & Record<'holds' | 'count' | 'missing' | 'need' | 'all', number>) =>
    `${one}: para ${holds} ${holds > 1 ? 'paneles' : 'panel'}, y hay ${count}: falta montaje para ${missing}${need > 0 ? `; ponga ${need}, que alcanzan para ${all}` : ''}.`,
  'partCurrent.never': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${one} admite ${gives}\u00a0A; con ${other} debe aguantar ${asks}\u00a0A: no alcanza.`,
  'acCurrent.never': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${one} admite ${gives}\u00a0A de corriente alterna; para ${other} hacen falta ${asks}\u00a0A.`,
  'partVoltage.never': ({ one, other, gives, asks }: ProductPair & { gives: string; asks: string }) =>
    `${one} admite ${gives}\u00a0V; con ${other} debe aguantar ${asks}\u00a0V: no alcanza.`,
  /** Combiner boxes and isolators for `most` strings each; `need`: number of boxes for all strings. */
  'partStrings.never': ({ one, most, strings, need }: { one: string; most: number; strings: number; need: number }) =>
    `${one}: ${most > 1 ? `${most} series` : 'una serie'} de paneles como máximo, y hay ${strings}; ponga ${need}.`,
  'stringFuses.fits': ({ one, other, strings }: ProductPair & { strings: number }) =>
    `${one}: ${strings} series en paralelo llevan un fusible en cada una; ${other} los trae.`,
  'stringFuses.never': ({ one, other, strings }: ProductPair & { strings: number }) =>
    `${one}: ${strings} series en paralelo necesitan un fusible en cada una, y ${other} no los trae; agregue una caja con fusibles de serie.`,
  /** The cart has no combiner box: the customer may already own the fuses. */
  'stringFuses.told': ({ one, strings }: { one: string; strings: number }) =>
    `${one}: ${strings} series en paralelo llevan un fusible en cada una; si no los tiene ya, agregue una caja con fusibles de serie.`,
  'section.never': ({ one, other, is, from, to }: ProductPair & { is: string; from: string; to: string }) =>
    `${one} es de ${is}\u00a0mm²; ${other} pide cable de ${from} a ${to}\u00a0mm²: no van juntos.`,
  'cartridge.never': ({ one, other, is, takes }: ProductPair & { is: string; takes: string }) =>
    `${other} es de ${is}; ${one} lleva cartuchos de ${takes}: no van juntos.`,
  /** End of a list that was cut after its first entries. */
  others: ({ count }: { count: number }) => `${count} más`,
  /** Assignment of a product to one of several devices. `place`: number of the device, 0 if it has none. */
  pair: ({ one, other, place, isEach }: ProductPair & { place: number; isEach: boolean }) =>
    `${one} con ${isEach ? 'cada ' : ''}${other}${place > 0 ? ` (${place}.º)` : ''}`,
  'shared.battery': ({ pairs, isOpen }: { pairs: string; isOpen: boolean }) => `Las baterías van así: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.panel': ({ pairs, isOpen }: { pairs: string; isOpen: boolean }) => `Los paneles van así: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  'shared.controller': ({ pairs, isOpen }: { pairs: string; isOpen: boolean }) =>
    `El controlador va así: ${pairs}.${isOpen ? OTHERWISE : ''}`,
  sharing: ({ one, others }: { one: string; others: string }) => `${one}: un técnico confirma cómo se reparte entre ${others}.`,
  shortOfBatteries: ({ one, need, count, missing, pairs }: { one: string; need: number; count: number; missing: number; pairs: string }) =>
    `${one}: para toda la potencia hacen falta ${need} (${pairs}) y hay ${count}: ${missing > 1 ? 'faltan' : 'falta'} ${missing}.`,
  unevenPanels: ({ one, count, others, better }: { one: string; count: number; others: string; better: string }) =>
    `${one}: se conectan uno tras otro en series, y con ${count} no salen para ${others}${better ? `; ponga ${better}` : ''}.`,
  tooManyPanels: ({ one, count, others, free, better }: { one: string; count: number; others: string; free: string; better: number }) =>
    `${one}: ${count} son demasiados; en ${others} quedan ${free}\u00a0W libres para paneles${better > 0 ? `; ponga ${better} como mucho` : ''}.`,
  panelsTogether: ({ other, panels, most, over }: Record<'other' | 'panels' | 'most' | 'over', string>) =>
    `Todos los paneles juntos suman ${panels}\u00a0W; ${other} admite ${most}\u00a0W: sobran ${over}\u00a0W.`,
  'mixed.battery': ({ others, one }: { others: string; one: string }) =>
    `${others}: un técnico confirma si baterías distintas pueden ir juntas en ${one}.`,
  'mixed.chemistry': ({ others, one }: { others: string; one: string }) =>
    `${others}: baterías de química distinta no se conectan juntas, porque cada una se carga de otra manera; deje una sola clase para ${one}.`,
  'mixed.panel': ({ others, one }: { others: string; one: string }) =>
    `${others}: un técnico confirma si ${one} admite paneles distintos juntos.`,
  /** The cart lacks the counterpart of these products, which the customer may already own. */
  'mixed.lone': ({ all }: { all: string }) => `${all}: un técnico confirma si baterías distintas pueden conectarse juntas.`,
  loneChemistry: ({ all }: { all: string }) =>
    `${all}: baterías de química distinta no se conectan juntas, porque cada una se carga de otra manera.`,
  loneVoltage: ({ all }: { all: string }) => `${all}: baterías de tensión distinta no se conectan juntas, porque se dañan.`,
  systemBanks: ({ all }: { all: string }) =>
    `${all}: sus baterías no se conectan entre sí, porque son de química o tensión distinta; cada sistema trabaja con la suya.`,
  'noBattery.inverter': ({ one }: { one: string }) =>
    `${one}: aquí no hay batería, y sin ella puede quedarse sin luz cuando falle la red; si no la tiene ya, un técnico confirma si trabaja así.`,
  'noBattery.controller': ({ one }: { one: string }) => `${one} carga una batería, y aquí no hay ninguna: hace falta si no la tiene ya.`,
  noDevice: ({ all }: { all: string }) =>
    `${all}: paneles y baterías no se conectan directamente; hace falta un inversor o un controlador de carga si no lo tiene ya.`,
  several: ({ one }: { one: string }) => `${one}: su potencia se suma solo si admiten trabajar en paralelo; un técnico lo confirma.`,
  suppliesAll: ({ one, others, gives, asks }: Record<'one' | 'others' | 'gives' | 'asks', string>) =>
    `${one} da ${gives}\u00a0kW; ${others} pueden pedir juntos ${asks}\u00a0kW: mientras trabaje la planta no use más de ${gives}\u00a0kW a la vez, contando la carga.`,
  chargesAll: ({ one, others, gives, asks }: Record<'one' | 'others' | 'gives' | 'asks', string>) =>
    `${one} da ${gives}\u00a0kW; los cargadores de ${others} piden juntos hasta ${asks}\u00a0kW: no alcanza para todos a la vez.`,
  /** Several pieces of a source, because a single one is too weak. */
  parallel: ({ one, gives, asks, count }: { one: string; gives: string; asks: string; count: number }) =>
    `${one}: hacen falta ${asks} y cada uno da ${gives}; con ${count} basta solo si admiten ir en paralelo: un técnico lo confirma.`,
  onePhase: ({ one, other, third }: ProductPair & { third: string }) =>
    `${one} es trifásico; ${other} trabaja con una fase, que da un tercio, ${third}\u00a0kVA: un técnico confirma la conexión.`,
  'onePhase.home': ({ who, one, asks, third }: Record<'who' | 'one' | 'asks' | 'third', string>) =>
    `${who} pide una planta de ${asks}\u00a0kVA; ${one} es trifásico y en una fase da un tercio, ${third}\u00a0kVA: un técnico confirma la conexión.`,
  'onePhase.surge': ({ who, one, asks, third }: Record<'who' | 'one' | 'asks' | 'third', string>) =>
    `${who} pide hasta ${asks}\u00a0kW; ${one} es trifásico y en una fase da un tercio, ${third}\u00a0kW: un técnico confirma la conexión.`,
  noSolarInput: ({ one, other }: ProductPair) =>
    `La ficha de ${other} no indica entrada solar; si no la tiene, ${one} necesita un controlador de carga: un técnico lo confirma.`,
  /** `figures`: names of missing figures, in quotes. */
  lacks: ({ one, figures, count }: { one: string; figures: string; count: number }) =>
    `${count > 1 ? 'Faltan los datos' : 'Falta el dato'} ${figures} de ${one}: un técnico lo confirma.`,
  undecided: ({ one, other }: ProductPair) => `No se puede decir si van juntos ${one}, ${other}: un técnico lo confirma.`,
  quoted: ({ text }: { text: string }) => `«${text}»`,
}
export type FindingTexts = typeof es
