import type { Language } from '#i18n/language.ts'

/**
 * Words and phrases that mean the same to our visitors, a group a line; what Cubans say stands beside what the catalogue
 * says. Plurals need no entry. Accents and capitals do not matter.
 */
export const synonyms: Record<Language, readonly (readonly string[])[]> = {
  es: [
    ['panel', 'placa', 'panel solar', 'placa solar', 'módulo solar', 'módulo fotovoltaico', 'panel fotovoltaico', 'celda solar'],
    ['solar', 'fotovoltaico', 'fotovoltaica'],
    [
      'generador',
      'planta',
      'planta eléctrica',
      'planta de corriente',
      'planta de luz',
      'grupo electrógeno',
      'electrógeno',
      'motor generador',
      'generador eléctrico',
    ],
    ['inversor', 'convertidor', 'inverter'],
    ['batería', 'acumulador', 'pila'],
    ['batería de pared', 'powerwall', 'batería mural', 'batería colgante'],
    ['litio', 'lifepo4', 'lfp'],
    ['diésel', 'petróleo', 'gasoil', 'gasóleo'],
    ['gasolina', 'nafta'],
    ['refrigerador', 'nevera', 'frigorífico', 'frío', 'freezer', 'congelador'],
    ['aire acondicionado', 'split', 'climatizador'],
    ['corriente', 'electricidad', 'luz', 'energía'],
    ['apagón', 'respaldo', 'ups', 'corte de corriente', 'corte de luz', 'corte eléctrico'],
    ['sistema', 'kit', 'equipo completo', 'combo'],
    ['controlador', 'regulador'],
    ['seccionador', 'interruptor', 'breaker', 'cuchilla', 'desconectador', 'pastilla', 'fusible', 'termomagnético'],
    [
      'caja de distribución',
      'pizarra',
      'pizarra eléctrica',
      'tablero',
      'tablero eléctrico',
      'cuadro eléctrico',
      'cuadro de distribución',
      'panel eléctrico',
      'panel de breakers',
      'caja de breakers',
      'caja eléctrica',
      'centro de carga',
    ],
    ['cable', 'alambre'],
    ['conector', 'enchufe', 'terminal'],
    ['techo', 'tejado', 'azotea'],
    ['cabilla', 'barra corrugada', 'varilla', 'barra'],
    [
      'hormigonera',
      'concretera',
      'mezcladora',
      'revolvedora',
      'trompo',
      'mezcladora de cemento',
      'mezcladora de concreto',
      'batidora de concreto',
      'batidora de hormigón',
      'máquina de mezclar',
    ],
    ['hormigón', 'concreto'],
    ['amoladora', 'pulidora', 'esmeriladora', 'esmeril'],
    ['demoledor', 'rompedor', 'rompedora', 'taladro', 'martillo eléctrico', 'martillo neumático'],
    ['carretilla', 'vagón'],
    ['ósmosis', 'purificador', 'potabilizadora'],
    ['cartucho', 'repuesto'],
    ['silencioso', 'insonorizado', 'callado', 'silenciosa'],
    ['trifásico', 'trifásica', 'tres fases'],
    ['monofásico', 'monofásica'],
    ['bomba', 'turbina'],
    ['montaje', 'soporte', 'estructura', 'riel'],
    ['agm', 'gel', 'plomo', 'plomo ácido'],
  ],
  en: [
    ['panel', 'solar panel', 'solar module', 'pv', 'pv panel', 'pv module', 'photovoltaic panel', 'photovoltaic module', 'solar cell'],
    ['solar', 'photovoltaic', 'photovoltaics'],
    ['generator', 'genset', 'power plant', 'gen set', 'power generator', 'electric generator'],
    ['inverter', 'converter'],
    ['battery', 'accumulator', 'storage', 'battery storage'],
    ['wall battery', 'powerwall', 'wall mounted battery', 'wall mount battery', 'wall hung battery'],
    ['lithium', 'lifepo4', 'lfp'],
    ['petrol', 'gasoline', 'gas'],
    ['refrigerator', 'fridge', 'freezer'],
    ['air conditioner', 'air conditioning', 'air con', 'aircon', 'split'],
    ['outage', 'blackout', 'backup', 'ups', 'power cut', 'power failure', 'power outage'],
    ['system', 'kit'],
    ['controller', 'regulator'],
    ['isolator', 'switch', 'breaker', 'disconnect', 'circuit breaker', 'fuse'],
    [
      'distribution box',
      'distribution board',
      'distribution panel',
      'switchboard',
      'breaker box',
      'breaker panel',
      'fuse box',
      'fuse board',
      'electrical panel',
      'electrical box',
      'consumer unit',
      'load center',
      'panelboard',
    ],
    ['cable', 'wire'],
    ['connector', 'plug'],
    ['rebar', 'reinforcing bar', 'steel bar', 'reinforcing steel', 'reinforcement steel', 'steel rod'],
    ['mixer', 'concrete mixer', 'cement mixer', 'mortar mixer', 'mixing machine'],
    ['block', 'cinder block', 'concrete block'],
    ['purifier', 'osmosis'],
    ['grinder', 'angle grinder'],
    ['hammer', 'breaker hammer', 'jackhammer', 'drill'],
    ['silent', 'quiet', 'soundproof'],
    ['cartridge', 'refill'],
    ['mounting', 'mount', 'bracket', 'frame'],
    ['agm', 'gel', 'lead', 'lead acid'],
  ],
  de: [
    ['solarmodul', 'modul', 'panel', 'solarpanel', 'photovoltaikmodul', 'solarplatte', 'solarzelle'],
    ['solar', 'photovoltaik', 'pv'],
    ['generator', 'stromerzeuger', 'aggregat', 'notstromaggregat'],
    ['wechselrichter', 'inverter', 'umrichter'],
    ['batterie', 'akku', 'speicher', 'stromspeicher'],
    ['lithium', 'lifepo4', 'lfp'],
    ['benzin', 'petrol'],
    ['kühlschrank', 'gefrierschrank'],
    ['klimaanlage', 'klimagerät', 'split'],
    ['stromausfall', 'notstrom', 'usv'],
    ['system', 'anlage', 'komplettanlage', 'set'],
    ['laderegler', 'regler', 'controller'],
    ['trennschalter', 'schalter', 'freischalter'],
    ['kabel', 'leitung', 'draht'],
    ['stecker', 'steckverbinder', 'verbinder'],
    ['betonstahl', 'bewehrungsstahl', 'moniereisen'],
    ['verteilerkasten', 'verteilerbox', 'verteiler', 'unterverteilung', 'sicherungskasten', 'schaltschrank', 'schaltkasten'],
    ['betonmischer', 'mischer', 'mischmaschine', 'zementmischer'],
    ['winkelschleifer', 'flex'],
    ['abbruchhammer', 'bohrhammer'],
    ['schubkarre', 'karre'],
    ['leise', 'schallgedämmt', 'geräuscharm'],
    ['agm', 'gel', 'blei', 'bleigel', 'bleiakku', 'bleibatterie'],
  ],
}

/**
 * What our customers run on their equipment, and other goods of every shop but ours. Texts mention them ("for a fridge and
 * a television"), which makes none of our products one: on their own they find only what is about them, and what says
 * that it carries them is near. A phrase is one where a word of its group is.
 */
export const appliances: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    celular movil telefono smartphone iphone tableta tablet televisor television tele tv radio bocina audifono camara
    laptop computadora ordenador pc impresora monitor router wifi consola
    refrigerador nevera frigorifico freezer congelador frio lavadora secadora lavavajilla plancha
    split climatizador aire
    cocina fogon hornilla horno microondas olla arrocera licuadora batidora cafetera tostadora freidora
    ventilador calentador ducha bomba turbina lampara bombillo bombilla foco luminaria linterna
    carro auto coche camion moto motorina motocicleta bicicleta bici triciclo patineta goma neumatico llanta
    ropa zapato mueble cama mesa silla juguete comida aceite jabon detergente arroz pollo leche cafe azucar cerveza`),
  en: wordSet(`
    phone cellphone mobile smartphone iphone tablet television tv telly radio speaker headphone camera
    laptop computer pc printer monitor router wifi console
    refrigerator fridge freezer washing washer dryer dishwasher
    split aircon
    cooker stove oven microwave kettle toaster blender fryer
    fan heater shower pump lamp bulb flashlight torch
    car truck motorcycle motorbike moped scooter bicycle bike tricycle tyre tire
    clothes shoe furniture bed table chair toy food oil soap detergent rice chicken milk coffee sugar beer`),
  de: wordSet(`
    handy telefon smartphone iphone tablet fernseher tv radio lautsprecher kopfhorer kamera
    laptop computer rechner drucker monitor router wlan konsole
    kuhlschrank gefrierschrank waschmaschine trockner geschirrspuler bugeleisen
    klimaanlage klimagerat split
    herd ofen mikrowelle wasserkocher toaster mixer kaffeemaschine
    ventilator heizung dusche pumpe lampe birne taschenlampe
    auto wagen lkw motorrad moped roller fahrrad rad reifen
    kleidung schuh mobel bett tisch stuhl spielzeug essen seife waschmittel reis milch kaffee zucker bier`),
}

/** What stands inside of something that is sold whole, and answers a search for it: breakers come in the distribution box. */
export const parts: Record<Language, readonly (readonly [whole: string, parts: readonly string[]])[]> = {
  es: [['caja de distribución', ['breaker', 'interruptor', 'pastilla', 'fusible', 'termomagnético']]],
  en: [['distribution box', ['breaker', 'circuit breaker', 'fuse']]],
  de: [['verteilerkasten', ['sicherung', 'sicherungsautomat', 'leitungsschutzschalter']]],
}

/** Words that say nothing of what is sought. They count only when there is nothing else. */
export const fillers: Record<Language, ReadonlySet<string>> = {
  es: wordSet(`
    a al con cual cuales de del el en es esta este hay la las lo los me mi mis nos o para por precio precios que quiero quisiera
    se sin su sus un una unos unas y busco buscar comprar compra vender venden vende venta ventas hoy tienen tiene
    tienes necesito necesita cuanto cuantos cuesta cuestan vale valen barato barata baratos baratas economico economica bueno
    buena buenos buenas mejor nuevo nueva nuevos nuevas tipo tipos marca marcas modelo modelos disponible disponibles favor
    hola ustedes cuba habana algun alguna como donde y e u ni si no ya muy mas menos le les te nos yo tu usted
    este estos estas ese esa eso esos esas aquel aquella otro otra otros otras todo toda todos todas cada poco mucho mucha
    son era ser estan estoy hacia hasta desde sobre entre cuando quien porque hago hace hacer hacen haya
    puedo puede pueden podria podrian quieren querer deseo gustaria interesa saber sirve sirven tendran tendria habra
    llevar lleva llevan trae traen incluye incluyen usar poner instalar conectar ver dar dan da
    buenas buenos dias tardes noches saludos gracias amigo info informacion
    producto productos articulo articulos mercancia mercancias cosa cosas algo especial especiales`),
  en: wordSet(`
    a an and any are at best brand brands buy by cheap cost do for from good have how i in is it looking me model models much
    my need new of on or please price prices sale search today sell some the to want we what where which with you your cuba havana
    am be been was were being does did can could would will should may might must there here this that these those it its
    he she they them their our us who whom when why as if but not no yes than then so very more most less few each all both any
    get got give make makes made put use used using like looking come comes included includes include left stock available
    hello hi hey thanks thank something anything thing things product products item items article articles goods special`),
  de: wordSet(`
    am an auf aus bei brauche das dem den der des die ein eine einen einer fur gibt gut gunstig haben ich im in ist kaufen
    bin bist sind sein war waren hat hast habt habe hatte kann konnen konnte wird werden mochte wollen soll muss
    er sie es wir ihr uns euch dies diese dieser dieses jene alle alles jeder etwas nicht kein keine so wie wo wer wann warum
    wenn dass aber auch noch nur schon sehr mehr bitte danke hallo guten tag brauchen suchen
    produkt produkte artikel ware waren sache sachen
    marke mein mit modell nach neu oder preis preise suche und verkaufen von was will zu zum zur`),
}

/** What is on offer, as `kit/price.ts` has it. */
export const offers: Record<Language, ReadonlySet<string>> = {
  es: wordSet('oferta rebaja rebajado rebajada descuento promocion promociones promo liquidacion'),
  en: wordSet('offer sale discount discounted deal promotion promo reduced clearance'),
  de: wordSet('angebot sonderangebot rabatt rabattiert reduziert aktion'),
}

/** Behind these stands what a thing is of, what it is for, and what it merely has. */
export const relations: Record<Language, Record<'of' | 'for' | 'with', ReadonlySet<string>>> = {
  es: { of: wordSet('de del'), for: wordSet('para por en a al sin'), with: wordSet('con y') },
  en: { of: wordSet('of from'), for: wordSet('for in on to by'), with: wordSet('with and') },
  de: { of: wordSet('von aus'), for: wordSet('fur im in auf zu zum zur'), with: wordSet('mit und') },
}

/** Where things are used. Such a word tells one product from another only where one is made for that place. */
export const uses: Record<Language, ReadonlySet<string>> = {
  es: wordSet(
    'casa hogar vivienda apartamento negocio empresa finca campo oficina tienda taller restaurante paladar hostal cafeteria familia',
  ),
  en: wordSet('home house household apartment business company farm office shop workshop restaurant guesthouse family'),
  de: wordSet('haus zuhause heim wohnung geschaft firma hof buro laden werkstatt restaurant pension familie'),
}

/** First words of names that tell how something comes, and not what it is: "Juego de cartuchos". */
export const vessels: Record<Language, ReadonlySet<string>> = {
  es: wordSet('caja juego equipo kit par paleta rollo saco maquina'),
  en: wordSet('box set kit unit pair pallet roll reel bag machine equipment'),
  de: wordSet('kasten satz gerat paar palette rolle sack maschine'),
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
