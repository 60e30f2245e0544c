import type { Language } from '#i18n/language.ts'

/**
 * Questions of customers and staff, one per line: `question > slugs of products that may come first`. A `*` marks a question that
 * was written before the search was tried with any of this list. A `+` marks one that was written after rules had been improved
 * with this list, but not tried before it was added.
 */
const lists: Record<Language, string> = {
  es: `
* placas de 400 > panel-solar-400-w-monocristalino
* placa solar 550 watts > panel-solar-550-w-monocristalino
* panel negro > panel-solar-450-w-totalmente-negro
* invrsor 3kw > inversor-hibrido-3-kw
* inversor de 24 volts > inversor-hibrido-3-kw
* inversor 12v pequeño > inversor-autonomo-1-kw-onda-pura
* trifasico 20kw > inversor-trifasico-20-kw sistema-solar-completo-20-kw
* INV05H > inversor-hibrido-5-kw
* bateria de litio 48v 100 amp > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19
* bateria 200 amperes > bateria-agm-12-v-200-ah bateria-de-litio-de-pie-10-24-kwh
* baterias 12v baratas > bateria-agm-12-v-100-ah
* planta chiquita para el refrigerador > generador-inverter-2-kva-silencioso generador-de-gasolina-3-kva
* planta de gasolina de 3000 w > generador-de-gasolina-3-kva
* grupo electrogeno silencioso > generador-diesel-6-kva-silencioso generador-diesel-12-kva-insonorizado generador-inverter-2-kva-silencioso
* planta trifasica > generador-diesel-12-kva-insonorizado
* kit solar para mi casa 3kw > sistema-solar-completo-3-kw
* sistema para restaurante > sistema-solar-completo-20-kw
* cajita para los brakers > caja-de-distribucion-ac-dc-9-modulos
* cable 6mm rojo > cable-solar-6-mm-rollo-100-m
* conector para paneles > conectores-mc4-par
* regulador de 60 amperes > controlador-de-carga-mppt-60-a
* semento gris > cemento-portland-42-5-kg-paleta
* cabillas de media > barras-corrugadas-12-mm-atado
* pulidora de cortar hierro > amoladora-angular-125-mm
* filtro debajo del fregadero > filtro-triple-bajo-fregadero
placas > panel-solar-550-w-monocristalino panel-solar-400-w-monocristalino panel-solar-450-w-totalmente-negro
inversor 48v para 2 aires > inversor-hibrido-10-kw
inversor para split > inversor-hibrido-5-kw inversor-hibrido-10-kw
planta para turbina de agua > generador-de-gasolina-3-kva
kit solar con aire acondicionado > sistema-solar-completo-5-kw sistema-solar-completo-10-kw
bateria de 5 kwh > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19
batería de gel 100ah > bateria-agm-12-v-100-ah
inversor solar de 10 kilowats > inversor-hibrido-10-kw
planta 5kva gasolina > generador-de-gasolina-5-kva
planta petroleo 6kva > generador-diesel-6-kva-silencioso
planta de 7 kva con llave > generador-de-gasolina-7-kva-con-arranque-electrico
pael solar 300w > panel-solar-300-w-monocristalino
desconectador dc > seccionador-dc-32-a
rieles de aluminio para paneles > kit-de-montaje-en-techo-para-4-paneles
Conectores MC-4 > conectores-mc4-par
cables fotovoltaicos > cable-solar-6-mm-rollo-100-m
osmosis inversa > equipo-de-osmosis-inversa-5-etapas
cartuchos de repuesto > juego-de-cartuchos-10
filtro para toda la casa > filtro-general-de-vivienda-20
mescladora de concreto > hormigonera-180-l
bloques de 20 > bloques-de-hormigon-40-20-20-cm-paleta
martillo para romper piso > martillo-demoledor-1700-w
saco de cemento > cemento-portland-42-5-kg-paleta
sys-10l > sistema-solar-completo-10-kw
+ panel 450 > panel-solar-450-w-totalmente-negro
+ paneles mas potentes de 550wp > panel-solar-550-w-monocristalino
+ inversor 5kva hibrido > inversor-hibrido-5-kw
+ invesor 24v para refrigerador > inversor-hibrido-3-kw
+ bateria 15 kwh > bateria-de-litio-de-pie-10-24-kwh armario-de-baterias-20-48-kwh
+ bateria para el bote > bateria-de-litio-12-8-v-100-ah
+ acumulador 12v 200ah > bateria-agm-12-v-200-ah
+ planta insonorizada para hostal > generador-diesel-12-kva-insonorizado
+ motor de luz 2 kva > generador-inverter-2-kva-silencioso
+ sistema solar para 3 aires > sistema-solar-completo-10-kw
+ cable de 6 para placas > cable-solar-6-mm-rollo-100-m
+ membrana de osmosis > equipo-de-osmosis-inversa-5-etapas juego-de-cartuchos-10
+ disco de pulidora > amoladora-angular-125-mm
+ ladrillos de hormigon > bloques-de-hormigon-40-20-20-cm-paleta
`,
  en: `
* 400 watt solar panels > panel-solar-400-w-monocristalino
* all black panel > panel-solar-450-w-totalmente-negro
* bl4810w > bateria-de-litio-de-pared-5-12-kwh
* inverter for 2 ac units > inversor-hibrido-10-kw
* inverter 24 volt for fridge > inversor-hibrido-3-kw
* inverter 10000w > inversor-hibrido-10-kw
* 3 phase hybrid 20 kw > inversor-trifasico-20-kw
* small inverter for tv and lights > inversor-autonomo-1-kw-onda-pura inversor-hibrido-3-kw
* litium wall batery > bateria-de-litio-de-pared-5-12-kwh
* 10kwh battery > bateria-de-litio-de-pie-10-24-kwh
* server rack battery > bateria-de-rack-5-12-kwh-19
* 200ah battery > bateria-agm-12-v-200-ah bateria-de-litio-de-pie-10-24-kwh
* lead acid battery > bateria-agm-12-v-100-ah bateria-agm-12-v-200-ah
* battery for boat > bateria-de-litio-12-8-v-100-ah
* push button start generator > generador-de-gasolina-7-kva-con-arranque-electrico
* quiet generator for balcony > generador-inverter-2-kva-silencioso
* 6kva diesel > generador-diesel-6-kva-silencioso
* generator for building site > generador-de-gasolina-5-kva
* solar kit for small house > sistema-solar-completo-3-kw
* 10kw off grid solar system complete > sistema-solar-completo-10-kw
* breaker panel for the house > caja-de-distribucion-ac-dc-9-modulos
* mc4 plugs > conectores-mc4-par
* pallet of cement > cemento-portland-42-5-kg-paleta
* hammer to break concrete floor > martillo-demoledor-1700-w
* ro water filter replacement cartridges > juego-de-cartuchos-10
batteries for solar > bateria-de-litio-de-pared-5-12-kwh bateria-de-litio-de-pie-10-24-kwh bateria-de-rack-5-12-kwh-19
550w solar pannels > panel-solar-550-w-monocristalino
5kw inverter 48v > inversor-hibrido-5-kw
hybrid inverter 3000 watts > inversor-hibrido-3-kw
off grid inverter 12v > inversor-autonomo-1-kw-onda-pura
lithium battery 5 kwh > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19
battery cabinet for business > armario-de-baterias-20-48-kwh
AGM 100 amp hours > bateria-agm-12-v-100-ah
12 volt lithium > bateria-de-litio-12-8-v-100-ah
petrol generators 3 kva > generador-de-gasolina-3-kva
portable generater > generador-inverter-2-kva-silencioso
diesel generator three phase > generador-diesel-12-kva-insonorizado
20kva genset > generador-diesel-20-kva-insonorizado
complete solar system 5kw with batteries > sistema-solar-completo-5-kw
solar system for a hotel > sistema-solar-completo-30-kw
mppt 60a > controlador-de-carga-mppt-60-a
roof brackets for 4 panels > kit-de-montaje-en-techo-para-4-paneles
dc isolator > seccionador-dc-32-a
reverse osmosis > equipo-de-osmosis-inversa-5-etapas
filter for whole house > filtro-general-de-vivienda-20
cement mixer 180 litres > hormigonera-180-l
steel bars 12mm > barras-corrugadas-12-mm-atado
4.5 inch grinder > amoladora-angular-125-mm
sys 05 l > sistema-solar-completo-5-kw
+ solar panel 60 cells > panel-solar-300-w-monocristalino
+ hybrid invertr 10 kw > inversor-hibrido-10-kw
+ inverter for bakery > inversor-trifasico-20-kw
+ battery for alarm system > bateria-agm-12-v-100-ah bateria-de-litio-12-8-v-100-ah
+ 20 kwh battery > armario-de-baterias-20-48-kwh
+ floor standing battery > bateria-de-litio-de-pie-10-24-kwh
+ generator for 2 air conditioners > generador-de-gasolina-7-kva-con-arranque-electrico
+ 12kva generator silent > generador-diesel-12-kva-insonorizado
+ gasoline generator 5000 watts > generador-de-gasolina-5-kva
+ solar system for my guesthouse > sistema-solar-completo-10-kw
+ mc4 connecters > conectores-mc4-par
+ water filter for well > equipo-de-osmosis-inversa-5-etapas
+ portland cemment > cemento-portland-42-5-kg-paleta
+ 12 mm rebars > barras-corrugadas-12-mm-atado
`,
  de: `
* solarpanel 400w > panel-solar-400-w-monocristalino
* schwarze module > panel-solar-450-w-totalmente-negro
* Modul 550 Wp > panel-solar-550-w-monocristalino
* photovoltaik komplettset 3kw > sistema-solar-completo-3-kw
* Anlage für ein Restaurant > sistema-solar-completo-20-kw
* Wechselrichter 24 V > inversor-hibrido-3-kw
* hybrid wechselrichter 10kw > inversor-hibrido-10-kw
* drehstrom wechselrichter > inversor-trifasico-20-kw
* 12v wechselrichter > inversor-autonomo-1-kw-onda-pura
* lithium akku 100ah > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19 bateria-de-litio-12-8-v-100-ah
* Akku fürs Wohnmobil > bateria-de-litio-12-8-v-100-ah
* agm batterie 200 ah > bateria-agm-12-v-200-ah
* Speicher 10 kwh > bateria-de-litio-de-pie-10-24-kwh
* Baterieschrank > armario-de-baterias-20-48-kwh
* notstrom diesel 12kva > generador-diesel-12-kva-insonorizado
* benzin generator mit elektrostart > generador-de-gasolina-7-kva-con-arranque-electrico
* kleiner stromerzeuger fuer camping > generador-inverter-2-kva-silencioso
* laderegler mppt > controlador-de-carga-mppt-60-a
* solarkabel 6mm2 > cable-solar-6-mm-rollo-100-m
* Stecker für Solarmodule > conectores-mc4-par
* Sicherungen > caja-de-distribucion-ac-dc-9-modulos
* dc trenner > seccionador-dc-32-a
* Winkelschleifer 125er > amoladora-angular-125-mm
* Hohlblocksteine > bloques-de-hormigon-40-20-20-cm-paleta
* Wasserfilter für Küche > filtro-triple-bajo-fregadero
Wechselrichter 5 kw > inversor-hibrido-5-kw
zement > cemento-portland-42-5-kg-paleta
Stromerzeuger diesel leise > generador-diesel-6-kva-silencioso generador-diesel-12-kva-insonorizado
Solarplatten 550 watt > panel-solar-550-w-monocristalino
PV Anlage 10kW > sistema-solar-completo-10-kw
Komplettanlage 5kw mit Speicher > sistema-solar-completo-5-kw
Wechselrichter für Klimaanlage > inversor-hibrido-5-kw inversor-hibrido-10-kw
Batterie 12V 100Ah > bateria-agm-12-v-100-ah bateria-de-litio-12-8-v-100-ah
Lithiumspeicher für die Wand > bateria-de-litio-de-pared-5-12-kwh
Rackspeicher 19 zoll > bateria-de-rack-5-12-kwh-19
Bleibatterie > bateria-agm-12-v-100-ah bateria-agm-12-v-200-ah
benzingenerator 5kva > generador-de-gasolina-5-kva
Notstromagregat 3 kva > generador-de-gasolina-3-kva
Dieselgenerator dreiphasig > generador-diesel-12-kva-insonorizado
betonmischer > hormigonera-180-l
Abbruchhämmer > martillo-demoledor-1700-w
Bewehrungsstahl 12mm > barras-corrugadas-12-mm-atado
Umkehrosmose > equipo-de-osmosis-inversa-5-etapas
Ersatzfilter > juego-de-cartuchos-10
Filter fürs ganze Haus > filtro-general-de-vivienda-20
Halterung für 4 Module > kit-de-montaje-en-techo-para-4-paneles
Verteilerkästen > caja-de-distribucion-ac-dc-9-modulos
Laderegler 60A > controlador-de-carga-mppt-60-a
GEN D12S > generador-diesel-12-kva-insonorizado
+ Solarmodul 450W schwarz > panel-solar-450-w-totalmente-negro
+ großes Modul > panel-solar-550-w-monocristalino
+ Wechselrichter für 2 Klimageräte > inversor-hibrido-10-kw
+ Sinus Wechselrichter > inversor-autonomo-1-kw-onda-pura
+ Batterie fürs Boot > bateria-de-litio-12-8-v-100-ah
+ Batterie 5 Kilowattstunden > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19
+ Standspeicher > bateria-de-litio-de-pie-10-24-kwh
+ leiser Generator für den Balkon > generador-inverter-2-kva-silencioso
+ Generator für die Baustelle > generador-de-gasolina-5-kva
+ 20 kva Diesel > generador-diesel-20-kva-insonorizado
+ Solaranlage für ein Hotel > sistema-solar-completo-30-kw
+ Regler 60 A > controlador-de-carga-mppt-60-a
+ Mischer für Beton > hormigonera-180-l
+ Filter für Brunnenwasser > equipo-de-osmosis-inversa-5-etapas
`,
}

export type FirstHit = {
  language: Language
  words: string
  /** Slugs; any of them may come first. */
  right: string[]
  /** When the question was written: `before` and `unasked` are the marks `*` and `+`; `looking` had the results in view. */
  written: 'before' | 'unasked' | 'looking'
}

/** Reads the questions and the products that may come first. */
export const readFirstHits = (): FirstHit[] => readList(lists)

/** Reads lists of questions in the format above, by language. */
export function readList(lists: Record<Language, string>): FirstHit[] {
  return Object.entries(lists).flatMap(([language, list]) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [, mark = '', words = '', right = ''] = /^([*+]?)\s*(.+?) > (.+)$/.exec(line) ?? []
        const written = mark === '*' ? 'before' : mark === '+' ? 'unasked' : 'looking'
        return { language: language as Language, words, right: right.split(' '), written }
      }),
  )
}
