import type { Language } from '#i18n/language.ts'
import { type FirstHit, readList } from './first-hits.ts'

/**
 * Forty questions with prices, with figures that no product has, with phases and powers in everyday words, and in another
 * language than the page's. Same format as first-hits.ts; all of them were written before the search was tried with any. Results
 * of a question with a price are those that remain after its price filter, as visitors see them.
 */
const lists: Record<Language, string> = {
  es: `
* inversor por menos de 500 dolares > inversor-hibrido-3-kw inversor-autonomo-1-kw-onda-pura
* panel solar hasta 120 usd > panel-solar-400-w-monocristalino
* planta electrica bajo 400 > generador-de-gasolina-3-kva
* bateria entre 200 y 300 > bateria-de-litio-12-8-v-100-ah bateria-agm-12-v-200-ah
* baterías de litio de más de 2000 > bateria-de-litio-de-pie-15-36-kwh armario-de-baterias-20-48-kwh
* inversor hasta 5 kw > inversor-hibrido-5-kw inversor-hibrido-3-kw
* inversor 96v > inversor-hibrido-5-kw inversor-hibrido-10-kw
* panel de 700w > panel-solar-550-w-monocristalino
* inversor de 3 fases > inversor-trifasico-20-kw
* generador 3 fases petroleo > generador-diesel-12-kva-insonorizado
* planta de 10 kw > generador-diesel-12-kva-insonorizado
* wechselrichter 5kw > inversor-hibrido-5-kw
* solar panel 550w > panel-solar-550-w-monocristalino
* acumuladores de 12 voltios menos de 200$ > bateria-agm-12-v-100-ah
`,
  en: `
* inverter under $500 > inversor-hibrido-3-kw inversor-autonomo-1-kw-onda-pura
* solar panels less than 150 dollars > panel-solar-550-w-monocristalino panel-solar-450-w-totalmente-negro panel-solar-400-w-monocristalino
* generator between 400 and 700 usd > generador-inverter-2-kva-silencioso generador-de-gasolina-5-kva
* lithium batery under 300 > bateria-de-litio-12-8-v-100-ah
* complete system over $8000 > sistema-solar-completo-10-kw
* water filter up to 100 > filtro-general-de-vivienda-20
* 96v inverter > inversor-hibrido-5-kw inversor-hibrido-10-kw
* solar panel 800 watt > panel-solar-550-w-monocristalino
* three phase inverter 15kw > inversor-trifasico-20-kw
* generator 3 phase > generador-diesel-12-kva-insonorizado
* inverter for ac unit > inversor-hibrido-5-kw inversor-hibrido-10-kw
* placas solares 400w > panel-solar-400-w-monocristalino
* 8 kva generator > generador-de-gasolina-7-kva-con-arranque-electrico generador-diesel-12-kva-insonorizado
* 5 kw generator > generador-de-gasolina-5-kva generador-diesel-6-kva-silencioso
`,
  de: `
* Wechselrichter unter 500 Euro > inversor-hibrido-3-kw inversor-autonomo-1-kw-onda-pura
* Solarmodul bis 120 Dollar > panel-solar-400-w-monocristalino
* Stromerzeuger zwischen 300 und 400 > generador-de-gasolina-3-kva
* Batterie über 1000 usd > bateria-de-litio-de-pared-5-12-kwh bateria-de-litio-de-pie-10-24-kwh
* Komplettanlage ab 5000 > sistema-solar-completo-10-kw
* Batterie ab 200 Ah > bateria-agm-12-v-200-ah bateria-de-litio-de-pie-10-24-kwh
* Wechselrichter 96 V > inversor-hibrido-5-kw inversor-hibrido-10-kw
* Modul 700 Watt > panel-solar-550-w-monocristalino
* 3 Phasen Wechselrichter > inversor-trifasico-20-kw
* 3-phasiger Dieselgenerator > generador-diesel-12-kva-insonorizado
* inversor 5kw > inversor-hibrido-5-kw
* Generator 10 kW > generador-diesel-12-kva-insonorizado
`,
}

/** Reads the questions and the products that may come first. */
export const readLimitsAndTongues = (): FirstHit[] => readList(lists)
