import type { DemoProduct } from './types.ts'

export const batteries: readonly DemoProduct[] = [
  {
    slug: 'lithium-wall-battery-5kwh',
    sku: 'BL-4810W',
    category: 'batteries',
    subcategory: 'lithium-home-batteries',
    name: {
      de: 'Lithium-Wandbatterie 5,12 kWh',
      es: 'Batería de litio de pared 5.12 kWh',
      en: 'Lithium wall battery 5.12 kWh',
    },
    shortDescription: {
      de: 'Speichert den Tagesertrag für die Nacht und hängt an der Wand, ohne Stellfläche zu brauchen. Versorgt Kühlschrank, zwei Ventilatoren, Fernseher und Licht rund 20 Stunden ohne Netz.',
      es: 'Guarda la energía del día para la noche y se cuelga de la pared, sin ocupar piso. Mantiene un refrigerador, dos ventiladores, televisor y bombillos durante unas 20 horas sin corriente.',
      en: 'Stores the energy of the day for the night and hangs on the wall, taking no floor space. Keeps a fridge, two fans, a television and lights going for about 20 hours without the grid.',
    },
    description: {
      de: `Die LiFePO4-Zellen gasen nicht und brauchen keine Wartung, die Leuchtleiste zeigt den Ladestand auf einen Blick. Das BMS schützt jede Zelle und spricht über ein Datenkabel mit dem Hybrid-Wechselrichter.

Für mehr Stunden schalten Sie bis zu 15 gleiche Batterien parallel.

- Energie: 5,12 kWh (51,2 V, 100 Ah); etwa 4,1 kWh nutzbar
- Lebensdauer: mehr als 6000 Zyklen
- Lade- und Entladestrom: bis 100 A
- Kommunikation über CAN und RS485
- Schutz gegen Überladung, Tiefentladung, Kurzschluss und Temperatur
- Wandhalter und Kabel enthalten; 46 kg, 10 Jahre Garantie`,
      es: `Sus celdas LiFePO4 no sueltan gases ni piden mantenimiento, y la barra luminosa muestra la carga de un vistazo. El BMS protege cada celda y conversa con el inversor híbrido por cable de datos.

Si necesita más horas, conecte hasta 15 baterías iguales en paralelo.

- Energía: 5.12 kWh (51.2 V, 100 Ah); unos 4.1 kWh útiles
- Vida: más de 6000 ciclos
- Corriente de carga y descarga: hasta 100 A
- Comunicación CAN y RS485
- Protección contra sobrecarga, descarga profunda, cortocircuito y temperatura
- Incluye soporte de pared y cables; 46 kg, garantía de 10 años`,
      en: `Its LiFePO4 cells give off no gas and need no upkeep, and the light bar shows the charge at a glance. The BMS protects each cell and talks to the hybrid inverter over a data cable.

If you need more hours, connect up to 15 identical batteries in parallel.

- Energy: 5.12 kWh (51.2 V, 100 Ah); about 4.1 kWh usable
- Life: more than 6000 cycles
- Charge and discharge current: up to 100 A
- CAN and RS485 communication
- Protected against overcharge, deep discharge, short circuit and temperature
- Wall bracket and cables included; 46 kg, 10-year warranty`,
    },
    oldPrice: '1250.00',
    newPrice: '1090.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 5.12,
      capacityAh: 100,
      voltageV: 51.2,
      chemistry: 'lifepo4',
      chargeA: 100,
      dischargeA: 100,
      seriesMax: 1,
      parallelMax: 15,
      cycles: 6000,
      depthPercent: 90,
      weightKg: 46,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/lithium-wall-battery-5kwh.jpg',
        alt: {
          de: 'Weiße LiFePO4-Wandbatterie mit schwarzem Streifen und grüner Leuchtleiste',
          es: 'Batería LiFePO4 blanca de pared con franja negra y barra luminosa verde',
          en: 'White LiFePO4 wall battery with black strip and green light bar',
        },
      },
      {
        file: 'products/lithium-wall-battery-5kwh-2.jpg',
        alt: {
          de: 'Weiße LiFePO4-Wandbatterie mit schwarzem Streifen und grüner Leuchtleiste, zweite Ansicht',
          es: 'Batería LiFePO4 blanca de pared con franja negra y barra luminosa verde, segunda vista',
          en: 'White LiFePO4 wall battery with black strip and green light bar, second view',
        },
      },
      {
        file: 'products/lithium-wall-battery-5kwh-3.jpg',
        alt: {
          de: 'Weiße LiFePO4-Wandbatterie mit schwarzem Streifen und grüner Leuchtleiste, Detail',
          es: 'Batería LiFePO4 blanca de pared con franja negra y barra luminosa verde, detalle',
          en: 'White LiFePO4 wall battery with black strip and green light bar, detail',
        },
      },
    ],
  },
  {
    slug: 'lithium-floor-battery-10kwh',
    sku: 'BL-4820F',
    category: 'batteries',
    subcategory: 'lithium-home-batteries',
    name: {
      de: 'Lithium-Standbatterie 10,24 kWh',
      es: 'Batería de litio de pie 10.24 kWh',
      en: 'Lithium floor battery 10.24 kWh',
    },
    shortDescription: {
      de: 'Für ein Haus mit Klimagerät in der Nacht: Etwa 8,2 kWh nutzbare Energie tragen ein Inverter-Gerät mit 3,5 kW Kälteleistung und den Kühlschrank bis zum Morgen. Steht auf Rollen, ohne Bohren.',
      es: 'Para una casa con aire acondicionado nocturno: unos 8.2 kWh útiles sostienen un equipo inverter de una tonelada y el refrigerador toda la noche. Va sobre ruedas, sin perforar la pared.',
      en: 'For a home with air conditioning at night: about 8.2 kWh usable carry a one-ton inverter unit and the fridge until morning. Stands on castors, with no drilling into the wall.',
    },
    description: {
      de: `Sie kommt fertig montiert: an den Wechselrichter rollen, Rollen feststellen, zwei Kabel anschließen. Das kleine Display zeigt Ladestand, Spannung und Strom.

Diese Batterie steckt in unserer 10-kW-Anlage, dort arbeiten zwei davon parallel. Stellen Sie sie in einen Innenraum ohne direkte Sonne.

- Energie: 10,24 kWh (51,2 V, 200 Ah)
- Lebensdauer: mehr als 6000 Zyklen, LiFePO4-Zellen
- Entladestrom dauernd: bis 200 A, für Wechselrichter bis 10 kW
- Kommunikation über CAN und RS485; bis zu 15 Geräte parallel
- Hauptschalter und Schutz gegen Kurzschluss
- Leistungs- und Datenkabel enthalten; 92 kg, 10 Jahre Garantie`,
      es: `Viene armada: se rueda hasta el inversor, se frenan las ruedas y se conectan dos cables. La pequeña pantalla indica carga, tensión y corriente.

Es la batería de nuestro sistema de 10 kW, que lleva dos en paralelo. Úsela bajo techo y lejos del sol directo.

- Energía: 10.24 kWh (51.2 V, 200 Ah)
- Vida: más de 6000 ciclos, celdas LiFePO4
- Descarga continua: hasta 200 A, apta para inversores de hasta 10 kW
- Comunicación CAN y RS485; hasta 15 unidades en paralelo
- Interruptor general y protección contra cortocircuito
- Incluye cables de potencia y de datos; 92 kg, garantía de 10 años`,
      en: `It comes assembled: roll it to the inverter, lock the castors and connect two cables. The small display shows charge, voltage and current.

This is the battery of our 10 kW system, which uses two in parallel. Keep it indoors and out of direct sun.

- Energy: 10.24 kWh (51.2 V, 200 Ah)
- Life: more than 6000 cycles, LiFePO4 cells
- Continuous discharge: up to 200 A, for inverters up to 10 kW
- CAN and RS485 communication; up to 15 units in parallel
- Main switch and short-circuit protection
- Power and data cables included; 92 kg, 10-year warranty`,
    },
    oldPrice: '1990.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 10.24,
      capacityAh: 200,
      voltageV: 51.2,
      chemistry: 'lifepo4',
      chargeA: 200,
      dischargeA: 200,
      seriesMax: 1,
      parallelMax: 15,
      cycles: 6000,
      depthPercent: 90,
      weightKg: 92,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/lithium-floor-battery-10kwh.jpg',
        alt: {
          de: 'Weiße Standbatterie auf Rollen mit kleinem Display',
          es: 'Batería blanca de pie con ruedas y pequeña pantalla',
          en: 'White floor battery on castors with small display',
        },
      },
    ],
  },
  {
    slug: 'lithium-floor-battery-15kwh',
    sku: 'BL-4830F',
    category: 'batteries',
    subcategory: 'lithium-home-batteries',
    name: {
      de: 'Lithium-Standbatterie 15,36 kWh',
      es: 'Batería de litio de pie 15.36 kWh',
      en: 'Lithium floor battery 15.36 kWh',
    },
    shortDescription: {
      de: 'Reserve für lange Stromausfälle: etwa 12,3 kWh nutzbare Energie in einem dunkelgrauen Gehäuse auf Rollen. Spart Kabel und Platz gegenüber drei Wandbatterien.',
      es: 'Reserva para apagones largos: unos 12.3 kWh útiles en un solo mueble gris oscuro con ruedas. Ahorra cables y espacio frente a tres baterías de pared.',
      en: 'Reserve for long outages: about 12.3 kWh usable in one dark-grey cabinet on castors. Saves cables and space compared with three wall batteries.',
    },
    description: {
      de: `Passend für Pensionen und Häuser mit hohem Verbrauch in der Nacht oder für alle, die einen trüben Tag ohne Generator überbrücken wollen. Mit 4 kW Modulen ist sie an einem Sonnentag voll.

Sie wiegt 132 kg: Sorgen Sie für einen festen, ebenen Boden und bringen Sie zum Verladen Hilfe mit.

- Energie: 15,36 kWh (51,2 V, 300 Ah)
- Lebensdauer: mehr als 6000 Zyklen, LiFePO4-Zellen
- Entladestrom dauernd: bis 200 A (etwa 10 kW)
- Kommunikation über CAN und RS485; bis zu 10 Geräte parallel
- Statusanzeige, Hauptschalter und interne Sicherung
- Leistungs- und Datenkabel enthalten; 10 Jahre Garantie`,
      es: `Conviene a hostales y casas con consumo nocturno alto, o a quien quiera pasar un día nublado sin encender la planta. Con 4 kW de paneles se llena en una jornada de sol.

Pesa 132 kg: prepare un piso firme y nivelado y traiga ayuda para subirla al vehículo.

- Energía: 15.36 kWh (51.2 V, 300 Ah)
- Vida: más de 6000 ciclos, celdas LiFePO4
- Descarga continua: hasta 200 A (unos 10 kW)
- Comunicación CAN y RS485; hasta 10 unidades en paralelo
- Pantalla de estado, interruptor general y fusible interno
- Incluye cables de potencia y de datos; garantía de 10 años`,
      en: `It suits guesthouses and homes with high use at night, or anyone who wants to get through a cloudy day without starting the generator. With 4 kW of panels it fills up in one sunny day.

It weighs 132 kg: prepare a firm, level floor and bring help to load it.

- Energy: 15.36 kWh (51.2 V, 300 Ah)
- Life: more than 6000 cycles, LiFePO4 cells
- Continuous discharge: up to 200 A (about 10 kW)
- CAN and RS485 communication; up to 10 units in parallel
- Status display, main switch and internal fuse
- Power and data cables included; 10-year warranty`,
    },
    oldPrice: '2790.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Auf See, Ankunft in etwa 4 Wochen',
      es: 'En el mar, llegada en unas 4 semanas',
      en: 'At sea, arriving in about 4 weeks',
    },
    isFeatured: false,
    isActive: false,
    wattPeak: null,
    specs: {
      capacityKwh: 15.36,
      capacityAh: 300,
      voltageV: 51.2,
      chemistry: 'lifepo4',
      chargeA: 200,
      dischargeA: 200,
      seriesMax: 1,
      parallelMax: 10,
      cycles: 6000,
      depthPercent: 90,
      weightKg: 132,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/lithium-floor-battery-15kwh.jpg',
        alt: {
          de: 'Dunkelgraue Standbatterie auf Rollen',
          es: 'Batería gris oscuro de pie con ruedas',
          en: 'Dark-grey floor battery on castors',
        },
      },
    ],
  },
  {
    slug: 'rack-battery-5kwh',
    sku: 'BL-4810R',
    category: 'batteries',
    subcategory: 'lithium-rack-batteries',
    name: {
      de: 'Rackbatterie 5,12 kWh 19 Zoll',
      es: 'Batería de rack 5.12 kWh 19"',
      en: 'Rack battery 5.12 kWh 19-inch',
    },
    shortDescription: {
      de: 'Lithiummodul für das 19-Zoll-Rack, zum schrittweisen Ausbau: Beginnen Sie mit einem und ergänzen Sie weitere bei Bedarf. Auch für Server und Telekommunikation geeignet.',
      es: 'Módulo de litio para rack de 19 pulgadas, pensado para crecer por pasos: empiece con uno y agregue otros cuando haga falta. Útil también para servidores y telecomunicaciones.',
      en: 'Lithium module for a 19-inch rack, made to grow in steps: start with one and add more when needed. Also useful for servers and telecoms.',
    },
    description: {
      de: `Es belegt drei Höheneinheiten und passt in jeden üblichen Schrank mit 600 mm Tiefe. Alle Anschlüsse liegen vorn, sodass ein Modul geprüft oder getauscht werden kann, ohne die anderen zu bewegen.

Die Adresse wird mit den Schaltern an der Front eingestellt; das erste Modul spricht als Master mit dem Wechselrichter.

- Energie: 5,12 kWh (51,2 V, 100 Ah)
- Format: 19 Zoll, Höhe 3U
- Lebensdauer: mehr als 6000 Zyklen, LiFePO4-Zellen
- Entladestrom dauernd: bis 100 A; bis zu 15 Module parallel
- Kommunikation über CAN und RS485, LEDs für Ladung und Alarm
- Verbindungskabel und Schrauben enthalten; 42 kg, 10 Jahre Garantie`,
      es: `Ocupa tres unidades de altura y entra en cualquier armario estándar de 600 mm de fondo. Todas las conexiones quedan al frente, a mano para revisar o cambiar un módulo sin mover los demás.

Cada módulo recibe su dirección con los interruptores frontales; el primero hace de maestro ante el inversor.

- Energía: 5.12 kWh (51.2 V, 100 Ah)
- Formato: 19", altura 3U
- Vida: más de 6000 ciclos, celdas LiFePO4
- Descarga continua: hasta 100 A; hasta 15 módulos en paralelo
- Comunicación CAN y RS485, LED de carga y de alarma
- Incluye cable de enlace y tornillería; 42 kg, garantía de 10 años`,
      en: `It takes three height units and fits any standard cabinet 600 mm deep. All connections are at the front, so a module can be checked or swapped without moving the others.

Each module gets its address from the front switches; the first one acts as master towards the inverter.

- Energy: 5.12 kWh (51.2 V, 100 Ah)
- Format: 19-inch, 3U high
- Life: more than 6000 cycles, LiFePO4 cells
- Continuous discharge: up to 100 A; up to 15 modules in parallel
- CAN and RS485 communication, charge and alarm LEDs
- Link cable and screws included; 42 kg, 10-year warranty`,
    },
    oldPrice: '990.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 5.12,
      capacityAh: 100,
      voltageV: 51.2,
      chemistry: 'lifepo4',
      chargeA: 100,
      dischargeA: 100,
      seriesMax: 1,
      parallelMax: 15,
      cycles: 6000,
      depthPercent: 90,
      weightKg: 42,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/rack-battery-5kwh.jpg',
        alt: {
          de: 'Schwarzes 19-Zoll-Batteriemodul mit Griffen und Status-LEDs',
          es: 'Módulo de batería negro de 19 pulgadas con asas y LED',
          en: 'Black 19-inch battery module with handles and status LEDs',
        },
      },
    ],
  },
  {
    slug: 'rack-battery-cabinet-20kwh',
    sku: 'BL-4840C',
    category: 'batteries',
    subcategory: 'lithium-rack-batteries',
    name: {
      de: 'Batterieschrank 20,48 kWh',
      es: 'Armario de baterías 20.48 kWh',
      en: 'Battery cabinet 20.48 kWh',
    },
    shortDescription: {
      de: 'Vier Lithiummodule in einem offenen Schrank auf Rollen, fertig verkabelt. Für große Häuser und Betriebe mit Wechselrichtern ab 10 kW, die Klima und Kühlung über Nacht brauchen.',
      es: 'Cuatro módulos de litio en un armario abierto con ruedas, ya cableados. Para casas grandes y negocios con inversores de 10 kW en adelante que necesitan pasar la noche con aire y refrigeración.',
      en: 'Four lithium modules in an open cabinet on castors, already wired. For large homes and businesses with inverters from 10 kW up that need cooling and refrigeration through the night.',
    },
    description: {
      de: `Die Module arbeiten parallel: Wird eines zur Wartung getrennt, liefern die anderen drei weiter Strom. Das offene Gestell lässt die Luft zirkulieren und erleichtert die Kontrolle.

Stellen Sie den Schrank in einen trockenen Raum, mit 30 cm Abstand nach vorn und außer Reichweite von Kindern.

- Energie: 20,48 kWh (51,2 V, 400 Ah), 4 × 5,12 kWh
- Lebensdauer: mehr als 6000 Zyklen, LiFePO4-Zellen
- Entladestrom dauernd: bis 400 A (etwa 20 kW)
- Kommunikation über CAN und RS485, ein BMS je Modul
- Enthalten: Schrank mit Rollen, orange Leistungskabel, Datenkabel
- Gewicht: 205 kg; 10 Jahre Garantie`,
      es: `Los módulos trabajan en paralelo: si uno se desconecta para servicio, los otros tres siguen dando corriente. El bastidor abierto deja circular el aire y facilita la revisión.

Colóquelo en un local seco, con 30 cm libres al frente y fuera del alcance de los niños.

- Energía: 20.48 kWh (51.2 V, 400 Ah), 4 × 5.12 kWh
- Vida: más de 6000 ciclos, celdas LiFePO4
- Descarga continua: hasta 400 A (unos 20 kW)
- Comunicación CAN y RS485, un BMS por módulo
- Incluye armario con ruedas, cables naranja de potencia y cables de datos
- Peso: 205 kg; garantía de 10 años`,
      en: `The modules work in parallel: if one is disconnected for service, the other three go on supplying power. The open frame lets air move and makes inspection simple.

Place it in a dry room with 30 cm free in front, out of the reach of children.

- Energy: 20.48 kWh (51.2 V, 400 Ah), 4 × 5.12 kWh
- Life: more than 6000 cycles, LiFePO4 cells
- Continuous discharge: up to 400 A (about 20 kW)
- CAN and RS485 communication, one BMS per module
- Included: cabinet with castors, orange power cables, data cables
- Weight: 205 kg; 10-year warranty`,
    },
    oldPrice: '4790.00',
    newPrice: '4290.00',
    priceOnRequest: false,
    stockStatus: 'limited',
    availabilityText: {
      de: 'Nur noch wenige Stück',
      es: 'Últimas unidades',
      en: 'Last units',
    },
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 20.48,
      capacityAh: 400,
      voltageV: 51.2,
      chemistry: 'lifepo4',
      chargeA: 400,
      dischargeA: 400,
      seriesMax: 1,
      cycles: 6000,
      depthPercent: 90,
      weightKg: 205,
      warrantyYears: 10,
    },
    pictures: [
      {
        file: 'products/rack-battery-cabinet-20kwh.jpg',
        alt: {
          de: 'Batterieschrank mit vier schwarzen Rackmodulen und orangen Kabeln',
          es: 'Armario con cuatro módulos negros y cables naranjas',
          en: 'Cabinet with four black rack modules and orange cables',
        },
      },
      {
        file: 'products/rack-battery-cabinet-20kwh-2.jpg',
        alt: {
          de: 'Batterieschrank mit vier schwarzen Rackmodulen und orangen Kabeln, zweite Ansicht',
          es: 'Armario con cuatro módulos negros y cables naranjas, segunda vista',
          en: 'Cabinet with four black rack modules and orange cables, second view',
        },
      },
      {
        file: 'products/rack-battery-cabinet-20kwh-3.jpg',
        alt: {
          de: 'Batterieschrank mit vier schwarzen Rackmodulen und orangen Kabeln, Detail',
          es: 'Armario con cuatro módulos negros y cables naranjas, detalle',
          en: 'Cabinet with four black rack modules and orange cables, detail',
        },
      },
    ],
  },
  {
    slug: 'lithium-battery-12v-100ah',
    sku: 'BL-1210B',
    category: 'batteries',
    subcategory: 'batteries-12v',
    name: {
      de: 'Lithiumbatterie 12,8 V 100 Ah',
      es: 'Batería de litio 12.8 V 100 Ah',
      en: 'Lithium battery 12.8 V 100 Ah',
    },
    shortDescription: {
      de: 'Ersetzt eine 12-V-Bleibatterie bei gut einem Drittel des Gewichts und fast doppelter nutzbarer Energie. Für Boote, Wohnmobile, Alarmanlagen und kleine Solaranlagen.',
      es: 'Sustituye a una batería de plomo de 12 V con poco más de la tercera parte del peso y casi el doble de energía útil. Para botes, casas rodantes, alarmas y sistemas solares pequeños.',
      en: 'Replaces a 12 V lead battery at little more than a third of the weight and with nearly twice the usable energy. For boats, campers, alarms and small solar systems.',
    },
    description: {
      de: `Maße und Pole entsprechen einer AGM mit 100 Ah, sie passt also in dasselbe Fach. Prüfen Sie, ob Ladegerät oder Laderegler ein Lithiumprofil (14,4 V) haben.

Mit dem Insel-Wechselrichter 1 kW versorgt sie einen Ventilator, den Fernseher und vier Lampen rund 5 Stunden lang.

- Energie: 1,28 kWh (12,8 V, 100 Ah)
- Lebensdauer: mehr als 4000 Zyklen, LiFePO4-Zellen
- Entladestrom dauernd: bis 100 A, mit eingebautem BMS
- Bis zu 4 in Reihe (51,2 V) und 4 parallel
- Gast nicht: auch liegend einsetzbar
- Pole M8, Schrauben enthalten; 11 kg, 5 Jahre Garantie`,
      es: `Tiene las mismas medidas y bornes que una AGM de 100 Ah, así que entra en el mismo hueco. Verifique que el cargador o controlador tenga perfil para litio (14.4 V).

Con el inversor autónomo de 1 kW mantiene un ventilador, el televisor y cuatro bombillos durante unas 5 horas.

- Energía: 1.28 kWh (12.8 V, 100 Ah)
- Vida: más de 4000 ciclos, celdas LiFePO4
- Descarga continua: hasta 100 A, con BMS interno
- Hasta 4 en serie (51.2 V) y 4 en paralelo
- Sin gases: puede instalarse acostada
- Bornes M8 con tornillos incluidos; 11 kg, garantía de 5 años`,
      en: `Size and terminals match a 100 Ah AGM, so it fits the same space. Check that your charger or controller has a lithium profile (14.4 V).

With the 1 kW off-grid inverter it runs a fan, the television and four lights for about 5 hours.

- Energy: 1.28 kWh (12.8 V, 100 Ah)
- Life: more than 4000 cycles, LiFePO4 cells
- Continuous discharge: up to 100 A, with internal BMS
- Up to 4 in series (51.2 V) and 4 in parallel
- No gas: may be installed on its side
- M8 terminals, bolts included; 11 kg, 5-year warranty`,
    },
    oldPrice: '279.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 1.28,
      capacityAh: 100,
      voltageV: 12.8,
      chemistry: 'lifepo4',
      chargeA: 50,
      dischargeA: 100,
      seriesMax: 4,
      parallelMax: 4,
      cycles: 4000,
      depthPercent: 80,
      weightKg: 11,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/lithium-battery-12v-100ah.jpg',
        alt: {
          de: 'Dunkelblauer Batterieblock mit roter und schwarzer Klemme',
          es: 'Bloque de batería azul oscuro con bornes rojo y negro',
          en: 'Dark-blue battery block with red and black terminals',
        },
      },
    ],
  },
  {
    slug: 'agm-battery-100ah',
    sku: 'BA-1210A',
    category: 'batteries',
    subcategory: 'batteries-12v',
    name: {
      de: 'AGM-Batterie 12 V 100 Ah',
      es: 'Batería AGM 12 V 100 Ah',
      en: 'AGM battery 12 V 100 Ah',
    },
    shortDescription: {
      de: 'Verschlossene 12-V-Batterie für den günstigen Einstieg: Licht, Ventilator, Alarmanlage, Router oder eine kleine Pumpe. Kein Nachfüllen von Wasser, keine auslaufende Säure.',
      es: 'Batería sellada de 12 V para empezar con poco gasto: luces, ventilador, alarma, router o una bomba pequeña. No lleva agua ni suelta ácido.',
      en: 'Sealed 12 V battery for a low-cost start: lights, fan, alarm, router or a small pump. No water to top up and no acid to spill.',
    },
    description: {
      de: `Sie arbeitet mit jedem Laderegler oder Ladegerät für Bleibatterien, ohne besondere Einstellung. Laden Sie sie am Tag der Nutzung wieder auf; entladen stehen zu bleiben verkürzt ihre Lebensdauer.

Nutzen Sie nur die halbe Ladung, etwa 0,6 kWh, erreicht sie rund 600 Zyklen.

- Kapazität: 100 Ah bei 12 V (1,2 kWh)
- Typ: AGM, verschlossen, wartungsfrei
- Zyklen: etwa 600 bei 50 % Entladung
- Ladung mit 14,4 V, Erhaltung mit 13,6 V; Ladestrom höchstens 25 A
- Pole M8 und Tragegriffe
- Gewicht: 28,5 kg; 2 Jahre Garantie`,
      es: `Funciona con cualquier controlador o cargador para plomo, sin ajustes especiales. Recárguela el mismo día de usarla; dejarla descargada acorta su vida.

Si se usa solo la mitad de la carga, unos 0.6 kWh, rinde cerca de 600 ciclos.

- Capacidad: 100 Ah a 12 V (1.2 kWh)
- Tipo: AGM, sellada, sin mantenimiento
- Ciclos: unos 600 al 50 % de descarga
- Carga a 14.4 V, flotación a 13.6 V; corriente máxima de carga 25 A
- Bornes M8 y asas para cargarla
- Peso: 28.5 kg; garantía de 2 años`,
      en: `It works with any controller or charger for lead batteries, without special settings. Recharge it the same day you use it; leaving it flat shortens its life.

Using only half the charge, about 0.6 kWh, it reaches around 600 cycles.

- Capacity: 100 Ah at 12 V (1.2 kWh)
- Type: AGM, sealed, maintenance-free
- Cycles: about 600 at 50 % discharge
- Charge at 14.4 V, float at 13.6 V; charging current 25 A at most
- M8 terminals and carrying handles
- Weight: 28.5 kg; 2-year warranty`,
    },
    oldPrice: '169.00',
    newPrice: '149.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 1.2,
      capacityAh: 100,
      voltageV: 12,
      chemistry: 'agm',
      chargeA: 25,
      dischargeA: 100,
      seriesMax: 4,
      parallelMax: 4,
      cycles: 600,
      depthPercent: 50,
      weightKg: 28.5,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/agm-battery-100ah.jpg',
        alt: {
          de: 'Dunkelgraue AGM-Batterie mit Tragegriffen',
          es: 'Batería AGM gris oscuro con asas',
          en: 'Dark-grey AGM battery with carrying handles',
        },
      },
    ],
  },
  {
    slug: 'agm-battery-200ah',
    sku: 'BA-1220A',
    category: 'batteries',
    subcategory: 'batteries-12v',
    name: {
      de: 'AGM-Batterie 12 V 200 Ah',
      es: 'Batería AGM 12 V 200 Ah',
      en: 'AGM battery 12 V 200 Ah',
    },
    shortDescription: {
      de: 'Der Baustein unserer 3-kW-Anlage: Zwei in Reihe ergeben 24 V, vier zusammen 9,6 kWh. Verschlossen, wartungsfrei und passend zu fast jedem Wechselrichter für Bleibatterien.',
      es: 'El bloque de nuestro sistema de 3 kW: dos en serie hacen 24 V y cuatro dan 9.6 kWh. Sellada, sin mantenimiento y compatible con casi cualquier inversor que use plomo.',
      en: 'The building block of our 3 kW system: two in series make 24 V and four hold 9.6 kWh. Sealed, maintenance-free and suited to almost any inverter that takes lead batteries.',
    },
    description: {
      de: `Verwenden Sie in einer Batteriebank Batterien gleichen Alters und gleich lange Kabel, damit alle gleichmäßig laden. Lassen Sie zwischen ihnen einige Zentimeter Abstand.

Sie wiegt 58 kg, zum Bewegen braucht es zwei Personen.

- Kapazität: 200 Ah bei 12 V (2,4 kWh; 1,2 kWh nutzbar bei 50 %)
- Typ: AGM, verschlossen, wartungsfrei
- Zyklen: etwa 600 bei 50 % Entladung
- Ladung mit 14,4 V, Erhaltung mit 13,6 V; Ladestrom höchstens 50 A
- Pole M8 mit roter und schwarzer Abdeckung
- 2 Jahre Garantie`,
      es: `Al armar un banco, use baterías de la misma edad y cables de igual largo, para que todas se carguen parejo. Déjeles un par de centímetros entre una y otra.

Pesa 58 kg: hacen falta dos personas para moverla.

- Capacidad: 200 Ah a 12 V (2.4 kWh; 1.2 kWh útiles al 50 %)
- Tipo: AGM, sellada, sin mantenimiento
- Ciclos: unos 600 al 50 % de descarga
- Carga a 14.4 V, flotación a 13.6 V; corriente máxima de carga 50 A
- Bornes M8 con tapas roja y negra
- Garantía de 2 años`,
      en: `When building a bank, use batteries of the same age and cables of equal length so that all of them charge evenly. Leave a few centimetres between them.

It weighs 58 kg, so moving it takes two people.

- Capacity: 200 Ah at 12 V (2.4 kWh; 1.2 kWh usable at 50 %)
- Type: AGM, sealed, maintenance-free
- Cycles: about 600 at 50 % discharge
- Charge at 14.4 V, float at 13.6 V; charging current 50 A at most
- M8 terminals with red and black covers
- 2-year warranty`,
    },
    oldPrice: '269.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'limited',
    availabilityText: {
      de: 'Nur noch wenige Stück',
      es: 'Últimas unidades',
      en: 'Last units',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      capacityKwh: 2.4,
      capacityAh: 200,
      voltageV: 12,
      chemistry: 'agm',
      chargeA: 50,
      dischargeA: 200,
      seriesMax: 4,
      parallelMax: 4,
      cycles: 600,
      depthPercent: 50,
      weightKg: 58,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/agm-battery-200ah.jpg',
        alt: {
          de: 'Große graue AGM-Batterie mit roter und schwarzer Klemme',
          es: 'Batería AGM gris grande con bornes rojo y negro',
          en: 'Large grey AGM battery with red and black terminals',
        },
      },
    ],
  },
]
