import type { Language } from '#i18n/language.ts'
import { type FirstHit, readList } from './first-hits.ts'

/**
 * Questions as customers in Cuba type them: several products at once, alternative figures ("12 o 24 V"), slang ("planta",
 * "kilos", "pa"), sizes of air conditioners, typing errors. Same format as first-hits.ts. The search's rules were improved with
 * these questions, so they protect against regressions but do not predict results for new questions.
 */
const lists: Record<Language, string> = {
  es: `
paneles e inversores > panel-solar-550-w-monocristalino
inversor y batería > inversor-hibrido-3-kw
2 baterías de litio y 4 paneles de 550w > bateria-de-litio-de-pared-5-12-kwh
Batterien und Wechselrichter > bateria-agm-12-v-100-ah bateria-de-litio-de-pared-5-12-kwh
kit de paneles y baterías > sistema-solar-completo-3-kw
cables y conectores para paneles > cable-solar-6-mm-rollo-100-m
4 paneles > panel-solar-550-w-monocristalino
1 panel > panel-solar-550-w-monocristalino
1 inversor > inversor-hibrido-3-kw
1 inversor hibrido > inversor-hibrido-3-kw
1 inversor 5kw > inversor-hibrido-5-kw
1 bateria > bateria-de-litio-de-pared-5-12-kwh
2 x panel 550w y 1 x inversor > panel-solar-550-w-monocristalino
batería de 12 o 24 voltios > bateria-agm-12-v-100-ah bateria-de-litio-12-8-v-100-ah
batería de litio o gel > bateria-de-litio-de-pared-5-12-kwh
inversor de 3 o 5 kw > inversor-hibrido-3-kw
batería para inversor de 24 voltios > bateria-agm-12-v-200-ah
batería de 24 voltios > bateria-agm-12-v-200-ah
inverter smaller than 5kW > inversor-hibrido-3-kw
inversor de 5 kilos > inversor-hibrido-5-kw
cuanto vale un sistema de 3 kilos > sistema-solar-completo-3-kw
planta de 2 kilos > generador-inverter-2-kva-silencioso
inversor hibrido 5k > inversor-hibrido-5-kw
bateria 5kw > bateria-de-litio-de-pared-5-12-kwh bateria-de-rack-5-12-kwh-19
inversor para split de 1 tonelada > inversor-hibrido-5-kw inversor-hibrido-10-kw
inversor pa un aire de 12000 btu > inversor-hibrido-5-kw inversor-hibrido-10-kw
baterias pa inversor > bateria-de-rack-5-12-kwh-19 bateria-de-litio-de-pared-5-12-kwh bateria-de-litio-de-pie-10-24-kwh
cable pa paneles 6mm > cable-solar-6-mm-rollo-100-m
filtro pa el agua de tomar > filtro-triple-bajo-fregadero
ups para computadora > generador-de-gasolina-3-kva sistema-solar-completo-20-kw generador-diesel-6-kva-silencioso
planta 220 > generador-de-gasolina-3-kva generador-de-gasolina-5-kva
inversor para 220 > inversor-hibrido-3-kw inversor-hibrido-5-kw
placa solar 550 > panel-solar-550-w-monocristalino
cargador de baterias 12v > controlador-de-carga-mppt-60-a
cemento y arena > cemento-portland-42-5-kg-paleta
inversor y paneles para nevera y 2 aires > inversor-hibrido-10-kw
mezcladora y bloques > hormigonera-180-l
imbersor 5 kilowats > inversor-hibrido-5-kw
regulador 60a > controlador-de-carga-mppt-60-a
brequer > seccionador-dc-32-a caja-de-distribucion-ac-dc-9-modulos
bateria de gel 100 amp > bateria-agm-12-v-100-ah
inversor mppt 3.2kw 24v > inversor-hibrido-3-kw
inversor de 5kw bateria de litio 5kwh 6 paneles de 550w > inversor-hibrido-5-kw
panel inversor bateria > panel-solar-550-w-monocristalino
panel 550w inversor 5kw > panel-solar-550-w-monocristalino
inversor de 3kw con bateria de 100 ah > inversor-hibrido-3-kw
inversor con 2 baterias 48v > inversor-hibrido-3-kw inversor-hibrido-5-kw
inversor 5kw. bateria > inversor-hibrido-5-kw
kit 4 paneles > kit-de-montaje-en-techo-para-4-paneles
paneles de 500 o mas > panel-solar-550-w-monocristalino
paneles hasta 450 > panel-solar-400-w-monocristalino
panel 400 o mas watts > panel-solar-550-w-monocristalino
panel 400+ > panel-solar-550-w-monocristalino
inversor 5000 o mas > inversor-hibrido-5-kw
inversor 5 kw o superior > inversor-hibrido-5-kw
inversor menos de 500 > inversor-hibrido-3-kw
inversor por debajo de los quinientos > inversor-hibrido-3-kw
corriente trifasica 380 > inversor-trifasico-20-kw
corriente 380 > inversor-trifasico-20-kw
necesito corriente trifásica > inversor-trifasico-20-kw
senemto > cemento-portland-42-5-kg-paleta
sement > cemento-portland-42-5-kg-paleta
plaka > panel-solar-550-w-monocristalino
generador que dure 12 horas > generador-de-gasolina-3-kva
generador que trabaje 24 horas > generador-diesel-20-kva-insonorizado
bateria que aguante 20 horas > bateria-de-litio-de-pared-5-12-kwh
aguantar 12 horas > bateria-de-litio-de-pared-5-12-kwh
que aguante toda la noche > bateria-de-litio-de-pared-5-12-kwh
algo pa aguantar el apagon de 12 horas > bateria-de-litio-de-pared-5-12-kwh
planta para soldar > generador-inverter-2-kva-silencioso
inversor para 2 ac > inversor-hibrido-10-kw
sin bulla > generador-inverter-2-kva-silencioso
inversor 24 horas > inversor-hibrido-3-kw inversor-hibrido-5-kw
pla > panel-solar-550-w-monocristalino
plant > generador-inverter-2-kva-silencioso
cabil > barras-corrugadas-12-mm-atado
pulid > amoladora-angular-125-mm
acum > bateria-de-litio-de-pared-5-12-kwh
ba > bateria-agm-12-v-100-ah bateria-de-litio-de-pared-5-12-kwh
pa > panel-solar-550-w-monocristalino
`,
  en: `
2 hybrid inverters > inversor-hibrido-3-kw
1 solar panel > panel-solar-550-w-monocristalino
three-phase power 380 > inversor-trifasico-20-kw
panels and inverters > panel-solar-550-w-monocristalino
12v or 24v battery > bateria-agm-12-v-100-ah bateria-de-litio-12-8-v-100-ah
battery for 24v inverter > bateria-agm-12-v-200-ah
solar panel kit w/ batteries 5kw > sistema-solar-completo-5-kw
5k inverter > inversor-hibrido-5-kw
gas generator 5000 watts > generador-de-gasolina-5-kva
100ah lifepo4 12v > bateria-de-litio-12-8-v-100-ah
inverter 48v 5kw hybrid w/ mppt > inversor-hibrido-5-kw
inverter for 1 ton mini split > inversor-hibrido-5-kw inversor-hibrido-10-kw
inverter 5kw battery 48v > inversor-hibrido-5-kw
5kw inverter 48v battery > inversor-hibrido-5-kw
cement and rebar > cemento-portland-42-5-kg-paleta
inverter for 2 AC > inversor-hibrido-10-kw
inverter for 2 acs > inversor-hibrido-10-kw
generator for 2 ACs > generador-de-gasolina-5-kva
what's on sale in batteries > bateria-de-litio-de-pared-5-12-kwh
whats on sale > sistema-solar-completo-3-kw
something that lasts all night > bateria-de-litio-de-pared-5-12-kwh
240v generator > generador-de-gasolina-3-kva generador-de-gasolina-5-kva
`,
  de: `
2 Wechselrichter > inversor-hibrido-3-kw
12-V- oder 24-V-Batterie > bateria-agm-12-v-100-ah bateria-de-litio-12-8-v-100-ah
Batterien und Wechselrichter > bateria-agm-12-v-100-ah bateria-de-litio-de-pared-5-12-kwh
Wechselrichter 3 oder 5 kW > inversor-hibrido-3-kw
Stromaggregat Diesel 12kVA leise > generador-diesel-12-kva-insonorizado
Speicher 10 kWh > bateria-de-litio-de-pie-10-24-kwh
Stromgenerator leise > generador-diesel-6-kva-silencioso generador-inverter-2-kva-silencioso
etwas, das die ganze Nacht durchhält > bateria-agm-12-v-100-ah bateria-de-litio-de-pared-5-12-kwh
Strom 380 V > inversor-trifasico-20-kw
Panel und Wechselrichter > panel-solar-550-w-monocristalino
Laderegler 60A > controlador-de-carga-mppt-60-a
Wechselrichter 5 kW Batterie 48 V > inversor-hibrido-5-kw
Spei > bateria-de-litio-de-pared-5-12-kwh
`,
}

/** Reads the questions and the products that may come first. */
export const readAsCustomersType = (): FirstHit[] => readList(lists)
