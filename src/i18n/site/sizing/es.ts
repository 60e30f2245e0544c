/**
 * Requirements that no kit meets: power, starting power and battery energy, kind of system, and the maximum number of batteries
 * in a bank.
 */
type Short = Record<'kw' | 'surge' | 'kwh', string> & Record<'isOffGrid' | 'isAgm', boolean> & { most: number }

/** Texts of the calculator: needs of a household, and kits for it. */
export const es = {
  'calc.title': '1. Sus equipos',
  'calc.hint': 'Ponga cuántos tiene. Puede cambiar la potencia (está en la placa del equipo) y las horas.',
  'calc.basic': 'Casa básica',
  'calc.comfort': 'Casa con aire',
  'calc.shop': 'Negocio con frío',
  'calc.start': 'Empezar con',
  /** Note that the entered household applies to all pages: cards show runtimes for it. */
  'calc.everywhere': 'Lo que ponga aquí vale en toda la tienda: baterías, sistemas y plantas dicen cuánto aguantan.',
  /** Notice after the entered household was replaced by another. name: "Mi casa, 9.54 kWh". */
  'calc.kept': ({ name }: { name: string }) => `Su casa de antes queda arriba: «${name}».`,
  'calc.count': 'Cantidad',
  'calc.watts': 'Potencia, W',
  'calc.dayHours': 'Horas de día',
  'calc.nightHours': 'Horas de noche',
  'calc.name': 'Nombre del equipo',
  'calc.ownName': 'Equipo propio',
  'calc.motor': ({ factor }: { factor: string }) => `Tiene motor (supuesto: arranca con ${factor} veces su potencia, como una bomba)`,
  'calc.row': ({ watts, day, night }: { watts: string; day: string; night: string }) =>
    `${watts}\u00a0W, ${day}\u00a0h de día, ${night}\u00a0h de noche`,
  /** Follows the figures of an own appliance. */
  'calc.starts': ({ factor }: { factor: string }) => `, arranca con × ${factor}`,
  'calc.turns': 'Nunca junto con otros así',
  'calc.less': ({ name }: { name: string }) => `Uno menos: ${name}`,
  'calc.more': ({ name }: { name: string }) => `Uno más: ${name}`,
  'calc.add': 'Agregar otro equipo',
  'calc.addNow': 'Agregar',
  'calc.outage': 'Horas sin corriente al día',
  'calc.when': '¿Cuándo falta?',
  'calc.night': 'De noche',
  'calc.day': 'De día',
  'calc.supply': 'Su casa',
  'calc.backup': 'Con red que falla',
  'calc.offGrid': 'Sin red eléctrica',
  'calc.sun': 'Sol para los paneles',
  /** The default depends on the supply: an average day with a grid, the weakest month without one. */
  'calc.sun.usual': 'Lo usual',
  'calc.sun.average': 'Promedio del año',
  'calc.sun.weakest': 'Mes con menos sol',
  'calc.battery': 'Batería',
  'calc.lifepo4': 'Litio',
  'calc.agm': 'AGM',
  'calc.site': 'Los paneles',
  'calc.site.roof': 'En el techo',
  'calc.site.ground': 'En el suelo',
  /** In metres; an empty field means the shop's default. */
  'calc.cable': 'Cable hasta el inversor (m)',
  'calc.growth': 'Margen para crecer',
  'calc.none': 'Ninguno',
  'calc.go': 'Calcular',
  'calc.see': 'Ver resultado',
  'calc.notForBattery': ({ names, kwh, isOffGrid }: { names: string; kwh: string; isOffGrid: boolean }) =>
    `${isOffGrid ? 'No va con batería y no se cuenta' : `Queda a la red (${kwh}\u00a0kWh más al día), no va con batería`}: ${names}.`,
  'calc.turnsNote': ({ names }: { names: string }) => `Supuesto: nunca a la vez ${names}; se cambia en cada equipo.`,

  'calc.fix.empty': ({ what, limit }: { what: string; limit: string }) => `${what}: quedó en blanco; se usa ${limit}.`,
  'calc.fix.notANumber': ({ what, limit }: { what: string; limit: string }) => `${what}: no era un número; se usa ${limit}.`,
  'calc.fix.notWhole': ({ what, limit }: { what: string; limit: string }) => `${what}: tiene que ser un número entero; se usa ${limit}.`,
  'calc.fix.tooSmall': ({ what, limit }: { what: string; limit: string }) => `${what}: no puede ser menos de ${limit}; se usa eso.`,
  'calc.fix.tooLarge': ({ what, limit }: { what: string; limit: string }) => `${what}: no puede ser más de ${limit}; se usa eso.`,
  /** Note beside a field with an invalid value, while the visitor types. */
  'calc.used': ({ value, least, most }: Record<'value' | 'least' | 'most', string>) => `Se usa ${value} (de ${least} a ${most})`,
  'calc.fix.rows': ({ most }: { most: number }) => `Se cuentan los primeros ${most} equipos.`,
  'calc.fix.unknown': 'Un equipo del enlace no se conoce y quedó fuera.',
  'calc.fix.link': 'El enlace no se pudo leer: está dañado o es de otra versión. Lo que ve es la casa básica, no ese cálculo.',
  'calc.fix.cut': 'El enlace está cortado: le falta una parte. Compare lo que ve con lo que se había puesto.',
  'calc.fix.choice': ({ what, used }: Record<'what' | 'used', string>) => `${what}: lo que dice el enlace no se conoce; se usa: ${used}.`,

  'calc.needs': '2. Lo que necesita',
  'calc.perDay': 'kWh al día',
  'calc.panels': 'Paneles',
  'calc.bank': ({ ah, volts }: { ah: string; volts: string }) => `Batería: ${ah}\u00a0Ah si es de ${volts}\u00a0V`,
  'calc.continuous': 'Inversor, continuo',
  'calc.surge': 'Inversor, al arrancar',
  'calc.generator': 'O una planta',
  'calc.inOutage': ({ hours }: { hours: string }) => `En ${hours}\u00a0h sin corriente`,
  'calc.inDays': ({ days }: { days: string }) => (days === '1' ? 'En un día sin sol' : `En ${days} días sin sol`),
  'calc.nothing': 'Con cero equipos no hay nada que calcular: ponga al menos uno.',

  'calc.noUse': 'Lo que puso no consume nada que se cuente: ponga la potencia y las horas de al menos un equipo.',
  'calc.noOutage': 'Sin horas sin corriente no hace falta una batería. Póngalas para ver lo que hay.',
  'calc.idleNight':
    'De noche no se usa nada de lo que puso: para eso no hace falta una batería. Si la corriente falta de día, elija «De día»; si un equipo trabaja de noche, póngale horas de noche.',
  'calc.idleDay':
    'De día no se usa nada de lo que puso: para eso no hace falta una batería. Si la corriente falta de noche, elija «De noche»; si un equipo trabaja de día, póngale horas de día.',
  'calc.kits': '3. Lo que hay para eso',
  'calc.class.enough': 'Justo',
  'calc.class.comfortable': 'Cómodo',
  'calc.class.reserve': 'Con reserva',
  'calc.classes': ({ comfortable, reserve }: Record<'comfortable' | 'reserve', number>) =>
    `Justo: lo que necesita. Cómodo: un ${comfortable}\u00a0% más. Con reserva: un ${reserve}\u00a0% más.`,
  /** Note if one kit serves all classes. Kits contain only inverters with a solar input, which may cost more than two devices. */
  'calc.allClasses': 'Con inversor y controlador por separado puede salir más barato: pregunte.',
  'calc.missing.inverter': ({ classes }: { classes: string }) =>
    `${classes}: ningún inversor de la tienda da, él solo, tanta potencia para una casa.`,
  'calc.missing.battery': ({ classes, most }: { classes: string; most: number }) =>
    `${classes}: con las baterías disponibles no se llega a tanto (se juntan hasta ${most}, si el fabricante lo admite).`,
  'calc.missing.panel': ({ classes }: { classes: string }) =>
    `${classes}: los paneles disponibles no alcanzan para tanto o no van con el inversor.`,
  'calc.missing.together': ({ classes }: { classes: string }) => `${classes}: lo que hay no combina entre sí para tanto.`,
  'calc.carries': ({ hours }: { hours: string }) => `Aguanta ${hours}`,
  'calc.hours': ({ hours }: { hours: string }) => `${hours}\u00a0h`,
  /** Advantages of a kit over the cheaper one above it with the same runtime. */
  'calc.more.power': ({ now, before }: Record<'now' | 'before', string>) => `Más potencia: ${now}\u00a0kW a la vez en vez de ${before}.`,
  'calc.more.battery': ({ now, before }: Record<'now' | 'before', string>) => `Más batería: ${now}\u00a0kWh en vez de ${before}.`,
  'calc.more.sun': ({ now, before }: Record<'now' | 'before', string>) =>
    `Más paneles: para lo que gasta en un día bastan ${now}\u00a0h de sol en vez de ${before}.`,
  /** Line of an off-grid kit; without `days` the panels never fill the battery. */
  'calc.offGridYield': ({ average, weakest, uses, days }: Record<'average' | 'weakest' | 'uses' | 'days', string>) =>
    `Los paneles dan ${average}\u00a0kWh en un día medio y ${weakest} en el mes con menos sol; se gastan ${uses}. ${days ? `Vacía, la batería se llena en ${days} días de sol medio.` : 'Vacía, la batería no se llena mientras se gaste tanto.'}`,
  /** Note about the charging current of a kit, worded as in the cart. */
  'calc.limit': ({ givesA, takesA }: Record<'givesA' | 'takesA', number>) =>
    `El inversor puede cargar con ${givesA}\u00a0A; estas baterías admiten ${takesA}\u00a0A: hay que limitar la carga, y un técnico confirma cómo.`,
  'calc.manyHours': '3 días o más',
  'calc.total': 'Total',
  'calc.ask': 'Precio a consultar',
  'calc.ordered': 'Bajo pedido',
  'calc.askFirst': 'Una parte no está para llevar ya: pregunte antes de pedirla.',
  'calc.addKit': 'Agregar al carrito',
  'calc.check': 'Revisarlo con un técnico',
  /** parts: installation parts missing in the catalogue; metres: cable from the panels. */
  'calc.leavesOut': ({ metres, parts }: { metres: number; parts: readonly string[] }) =>
    `La tensión y los paneles son los que pide el inversor; el cable, para ${metres}\u00a0m de los paneles al inversor. No incluye ${[...parts, 'cable de batería, puesta a tierra'].join(', ')} ni la instalación.`,
  'calc.part.mounting': 'estructura',
  'calc.part.cable': 'cable solar',
  'calc.part.connectors': 'conectores',
  'calc.part.dcProtection': 'protección DC',
  'calc.part.acProtection': 'protección AC',
  'calc.systemLeavesOut': 'Es un sistema completo: mire en su página qué trae. No incluye la instalación.',
  'calc.system': 'O completo, en un solo pedido',
  /** A cheaper system with batteries of the other chemistry. isAgm: its own batteries are AGM. */
  'calc.otherSystem': ({ isAgm }: { isAgm: boolean }) => `O completo, con batería ${isAgm ? 'AGM' : 'de litio'}`,
  'calc.otherSaves': ({ isAgm, saved }: { isAgm: boolean; saved: string }) =>
    `${saved}\u00a0USD menos que el ${isAgm ? 'de litio' : 'de AGM'}.`,
  /** Replaces the text above if no complete system of the chosen chemistry is large enough. */
  'calc.otherOnly': ({ isAgm }: { isAgm: boolean }) =>
    `Ningún sistema completo ${isAgm ? 'de litio' : 'AGM'} de la tienda alcanza; este sí.`,
  /** list: some of the three texts below. */
  'calc.otherLess': ({ list }: { list: string }) => `A cambio: ${list}.`,
  'calc.less.hours': ({ now, before }: Record<'now' | 'before', string>) => `aguanta ${now} en vez de ${before}`,
  'calc.less.power': ({ now, before }: Record<'now' | 'before', string>) => `da ${now}\u00a0kW en vez de ${before}`,
  'calc.less.panels': ({ now, before }: Record<'now' | 'before', string>) => `trae ${now}\u00a0kWp de paneles en vez de ${before}`,
  'calc.less.cycles': 'La AGM dura menos ciclos.',
  'calc.generatorWay': ({ name, kva }: { name: string; kva: string }) => `O con planta, desde ${kva}\u00a0kVA: ${name}`,
  'calc.noGenerator': ({ kva }: { kva: string }) => `Ninguna planta de la tienda da ${kva}\u00a0kVA para una casa.`,
  'calc.noKit.inverter': ({ kw, surge }: Short) =>
    `Ningún inversor de la tienda da, él solo, ${kw}\u00a0kW${surge === kw ? '' : ` y ${surge}\u00a0kW al arrancar`} para una casa. Escríbanos: un técnico ve si pueden ir varios juntos, o busca otra forma.`,
  'calc.noKit.battery': ({ kwh, kw, surge, isOffGrid, isAgm, most }: Short) =>
    `Con las baterías ${isAgm ? 'AGM' : 'de litio'} disponibles no se llega a lo que necesita: ${kwh}\u00a0kWh y un inversor de ${kw}\u00a0kW${surge === kw ? '' : ` (${surge}\u00a0kW al arrancar)`}. Se juntan hasta ${most}, si el fabricante lo admite. Pruebe con menos ${isOffGrid ? 'equipos' : 'horas'}${isAgm ? ' o con litio' : ''}, o escríbanos.`,
  'calc.noKit.panel':
    'Los paneles disponibles no alcanzan para eso o no van con el inversor que hace falta. Escríbanos y buscamos otra forma.',
  'calc.noKit.together': 'Lo que hay no combina entre sí para ese consumo. Escríbanos y buscamos otra forma.',
  'calc.stale': 'Los sistemas y sus mensajes son los del cálculo anterior; se actualizan cuando vuelva la conexión.',
  'calc.link': 'Compartir este cálculo',
  'calc.estimate': ({ date }: { date: string }) => `Estimación; un técnico confirma. Calculado el ${date}.`,

  'calc.how': 'Cómo lo calculamos',
  'calc.howDaily': ({ daily, growth }: Record<'daily' | 'growth', string>) =>
    `Consumo: potencia × horas de cada equipo${growth} = ${daily}\u00a0kWh al día.`,
  'calc.howGrowth': ({ factor }: { factor: string }) => ` × ${factor} (margen para crecer)`,
  /** For appliances that run only part of the time, such as a fridge's compressor. */
  'calc.howPart': ({ list }: { list: string }) => `No todo trabaja todo el tiempo, y se cuenta solo la parte que sí: ${list}.`,
  'calc.howPanels': ({
    daily,
    own,
    sun,
    sunSource,
    ratio,
    ratioSource,
    panels,
  }: Record<'daily' | 'own' | 'sun' | 'sunSource' | 'ratio' | 'ratioSource' | 'panels', string>) =>
    `Paneles: (${daily} kWh + ${own} kWh del inversor) ÷ (${sun} h de sol × ${ratio}) = ${panels} kWp. Sol: ${sun} kWh/m² al día (${sunSource}). De lo que podrían dar los paneles llega × ${ratio} (${ratioSource}).`,
  'calc.howBattery': ({
    backup,
    idle,
    idleSource,
    drawn,
    depth,
    depthSource,
    trip,
    tripSource,
    battery,
  }: Record<'backup' | 'idle' | 'idleSource' | 'drawn' | 'depth' | 'depthSource' | 'trip' | 'tripSource' | 'battery', string>) =>
    `Batería: ${backup} kWh, ${idle} W del inversor incluidos (${idleSource}), ÷ ${depth} de descarga como máximo (${depthSource}) ÷ ${trip} de eficiencia (${tripSource})${drawn ? ` ÷ ${drawn} por descarga rápida (Peukert)` : ''} = ${battery} kWh.`,
  'calc.howInverter': ({
    turns,
    running,
    margin,
    source,
    continuous,
  }: Record<'turns' | 'running' | 'margin' | 'source' | 'continuous', string>) =>
    `Inversor: todo a la vez${turns ? `, de ${turns} uno` : ''}, ${running} kW × ${margin} (${source}) = ${continuous} kW.`,
  'calc.howStart': ({
    name,
    factor,
    source,
    others,
    watts,
    growth,
    surge,
  }: Record<'name' | 'factor' | 'source' | 'others' | 'watts' | 'growth' | 'surge', string>) =>
    `Al arrancar el motor que más pide (${name}, × ${factor}; ${source}): (${others} kW + ${watts} kW × ${factor})${growth} = ${surge} kW.`,
  'calc.howNoStart': 'Nada de eso pide más al arrancar: vale lo continuo.',
  'calc.howLess': 'Lo continuo es más: vale para las dos cifras.',
  'calc.asPump': ({ source }: { source: string }) => `como una bomba de agua; ${source}`,
  'calc.howGenerator': ({
    surge,
    running,
    factor,
    factorSource,
    load,
    loadSource,
    kva,
  }: Record<'surge' | 'running' | 'factor' | 'factorSource' | 'load' | 'loadSource' | 'kva', string>) =>
    `Planta: arranque, ${surge} kW ÷ ${factor} (${factorSource}), o consumo, ${running} kW ÷ ${factor} ÷ ${load} (${loadSource}) para que no trabaje forzada; lo mayor: ${kva} kVA.`,
  /** Explanations around the sources of default figures. */
  'calc.official': ({ source }: { source: string }) => `cifra oficial de Cuba; ${source}`,
  'calc.howWeakest': ({ source }: { source: string }) => `mes con menos sol; ${source}`,
  'calc.losses': 'pérdidas de PVWatts 14 %, inversor 0.96, calor 0.9',
  'calc.own': 'estimación propia',
  'calc.howDate': ({ date }: { date: string }) => `Supuestos del ${date}. Casa de una fase, 110 o 220 V.`,
  /** Chat message to a technician; in `calc.message` the lines of the kit follow. */
  'calc.message': ({ daily, hours, battery }: { daily: string; hours: string; battery: string }) =>
    `Hola, calculé mi consumo en su página: ${daily} kWh al día, ${hours}, batería de ${battery}. Me interesa:`,
  'calc.messageNoKit': ({ daily, hours, battery }: { daily: string; hours: string; battery: string }) =>
    `Hola, calculé mi consumo en su página: ${daily} kWh al día, ${hours}, batería de ${battery}. ¿Qué me recomiendan?`,
  /** Label before the entered appliances, in the message to a technician. */
  'calc.entered': 'Equipos',
  'calc.messageOutage': ({ hours, when }: { hours: string; when: string }) => `${hours} h sin corriente ${when}`,
  'calc.messageNight': 'de noche',
  'calc.messageDay': 'de día',
  'calc.messageNameless': 'Este enlace va sin los nombres de mis equipos:',
  'calc.messageOffGrid': 'sin red eléctrica',

  /** Sheet for an installer. */
  'sheet.title': 'Hoja para el instalador',
  'sheet.description': 'El cálculo solar de una casa en una hoja: consumo, fórmulas, conjunto y conexión.',
  'sheet.intro': ({ date }: { date: string }) =>
    `Estimación del ${date} con los datos de abajo; quien instala la confirma en el lugar. Imprímala o guárdela con el menú del navegador.`,
  'sheet.back': 'Cambiar el cálculo',
  'sheet.house': '1. La casa',
  'sheet.conditions': ({
    isOnGround,
    grid,
    battery,
    growth,
    metres,
  }: { isOnGround: boolean } & Record<'grid' | 'battery' | 'growth' | 'metres', string>) =>
    `Casa ${grid}, batería: ${battery}, margen para crecer: ${growth}\u00a0%; los paneles, en el ${isOnGround ? 'suelo' : 'techo'}, a ${metres}\u00a0m de cable del inversor.`,
  'sheet.formulas': 'Fórmulas',
  'sheet.kit': ({ classes }: { classes: string }) => `3. Conjunto «${classes}»`,
  'sheet.system': '3. Sistema completo',
  'sheet.wiring': '4. Conexión',
  'sheet.panels': ({ strings, coldV, maxV }: Record<'strings' | 'coldV' | 'maxV', string>) =>
    `Paneles: ${strings}. Con frío dan ${coldV}\u00a0V; la entrada admite ${maxV}\u00a0V.`,
  'sheet.string': ({ count, inSeries }: Record<'count' | 'inSeries', number>) =>
    count === 1 ? `una serie de ${inSeries}` : `${count} series de ${inSeries}`,
  'sheet.bank': ({ inSeries, rows, volts }: { inSeries: number; rows: number; volts: string }) =>
    `Baterías: ${inSeries} en serie × ${rows} en paralelo = ${volts}\u00a0V.`,
  'sheet.dc': ({ volts, amperes, hasFuses }: { volts: string; amperes: string; hasFuses: boolean }) =>
    `Protección DC: seccionador para al menos ${volts}\u00a0V y ${amperes}\u00a0A por serie (1.25 × Isc)${hasFuses ? ', con un fusible en cada serie (NEC 690.9)' : ''}.`,
  'sheet.cable': ({ mm2, metres, amperes, drop, percent }: Record<'mm2' | 'metres' | 'amperes' | 'drop' | 'percent', string>) =>
    `Cable solar de ${mm2}\u00a0mm²: 2 × ${metres} m × ${amperes} A × 0.0206 ÷ ${mm2} mm² = ${drop} V, ${percent}\u00a0% de pérdida.`,
  'sheet.battery': ({ kw, volts, amperes, fuse, mm2 }: Record<'kw' | 'volts' | 'amperes' | 'fuse' | 'mm2', string>) =>
    `Entre batería e inversor: ${kw} kW ÷ ${volts} V = ${amperes} A; fusible y cable para ${fuse} A (× 1.25): ${mm2} mm² hasta 2 m (5 A por mm²).`,
  'sheet.output': ({ kw, volts, fuse }: Record<'kw' | 'volts' | 'fuse', string>) =>
    `Protección AC: ${kw} kW ÷ ${volts} V × 1.25 = ${fuse} A.`,
  'sheet.earth': 'Puesta a tierra de marcos, estructura e inversor, y descargadores de sobretensión según el lugar.',

  /** Conditions of a runtime, on the product's page. */
  'carries.battery': 'Una sola batería, cargada, con un inversor que alcance.',
  'carries.system': 'Con la batería cargada y sin sol.',
  'carries.generator': 'Con el tanque lleno y hasta media carga; con más carga, menos.',
  'carries.estimate': ({ date }: { date: string }) => `Estimación; un técnico confirma. Supuestos del ${date}.`,
  /** Chip of the household that the visitor entered into the calculator. */
  'carries.own': 'Mi casa',
  /** Label before the choice of households. */
  'carries.for': 'Horas para:',
  'carries.calculate': 'Calcularlo con mis equipos',
}
export type SizingTexts = typeof es
