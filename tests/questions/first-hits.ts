import type { Language } from '#i18n/language.ts'

/**
 * What customers and staff type, a line each: `question > addresses of the demonstration's products that may stand first`,
 * several where they are equally right. A `*` stands before what was written before the search was asked any of it.
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
`,
}

export type FirstHit = {
  language: Language
  words: string
  /** Addresses; any of them may come first. */
  right: string[]
  isBlind: boolean
}

export function readFirstHits(): FirstHit[] {
  return Object.entries(lists).flatMap(([language, list]) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const isBlind = line.startsWith('*')
        const [words = '', right = ''] = line.slice(isBlind ? 1 : 0).split('>')
        return { language: language as Language, words: words.trim(), right: right.trim().split(' '), isBlind }
      }),
  )
}
