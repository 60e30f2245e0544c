import type { DemoProduct } from './types.ts'

export const inverters: readonly DemoProduct[] = [
  {
    slug: 'hybrid-inverter-3kw',
    sku: 'INV-03H',
    category: 'hybrid-inverters',
    subcategory: 'single-phase-inverters',
    name: {
      de: 'Hybrid-Wechselrichter 3 kW',
      es: 'Inversor híbrido 3 kW',
      en: 'Hybrid inverter 3 kW',
    },
    shortDescription: {
      de: 'Verbindet Module, 24-V-Batterie und Netz in einem Gerät. Reicht für Kühlschrank, Ventilatoren, Fernseher und Licht und schaltet bei Stromausfall in etwa 10 ms auf Batterie um.',
      es: 'Une paneles, batería de 24 V y red en un solo equipo. Alcanza para refrigerador, ventiladores, televisor y bombillos, y cambia a batería en unos 10 ms cuando se va la corriente.',
      en: 'Joins panels, a 24 V battery and the grid in one unit. Enough for a fridge, fans, television and lights, and it switches to battery in about 10 ms when the power goes out.',
    },
    description: {
      de: `Sie legen fest, ob Sonne, Batterie oder Netz Vorrang hat, je nach Uhrzeit und Bedarf. Solange die Sonne scheint, arbeitet er auch ohne Batterie.

Montieren Sie ihn im Innenraum an einer trockenen, belüfteten Wand, höchstens 2 m von den Batterien entfernt.

- Leistung: 3 kW dauernd, 6 kVA Spitze, reiner Sinus
- Batterie: 24 V, AGM oder Lithium
- Ein MPPT mit 80 A (1 × 80 A), bis 4000 W Module, 120 bis 450 V DC
- Ausgang 110/220 V, 60 Hz, einphasig
- Schutzart IP20; Schutz gegen Überlast, Kurzschluss und Tiefentladung
- Anschlüsse USB und RS232; 7,5 kg, 2 Jahre Garantie`,
      es: `Puede dar prioridad al sol, a la batería o a la red, según la hora del día. También arranca sin batería mientras haya sol.

Instálelo bajo techo, en una pared seca y ventilada, a no más de 2 m del banco de baterías.

- Potencia: 3 kW continuos, pico de 6 kVA, onda senoidal pura
- Batería: 24 V, AGM o litio
- Un MPPT de 80 A (1 × 80 A), hasta 4000 W de paneles, 120 a 450 V DC
- Salida 110/220 V, 60 Hz, monofásica
- Protección IP20; contra sobrecarga, cortocircuito y batería baja
- Puertos USB y RS232; 7.5 kg, garantía de 2 años`,
      en: `You choose whether sun, battery or grid comes first, depending on the time of day. While the sun shines it also runs without a battery.

Mount it indoors on a dry, ventilated wall, no more than 2 m from the batteries.

- Power: 3 kW continuous, 6 kVA peak, pure sine wave
- Battery: 24 V, AGM or lithium
- One 80 A MPPT (1 × 80 A), up to 4000 W of panels, 120 to 450 V DC
- Output 110/220 V, 60 Hz, single-phase
- IP20; protected against overload, short circuit and low battery
- USB and RS232 ports; 7.5 kg, 2-year warranty`,
    },
    oldPrice: '449.00',
    newPrice: '389.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 3,
      surgeKw: 6,
      idleW: 40,
      acV: '110/220',
      phases: '1',
      batteryV: '24',
      batteryTypes: 'both',
      chargeA: 80,
      chargerKw: 1.4,
      dcMinV: 120,
      mpptMaxV: 430,
      dcMaxV: 450,
      mpptCount: 1,
      mpptMaxA: 22,
      pvMaxW: 4000,
      weightKg: 7.5,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/hybrid-inverter-3kw.jpg',
        alt: {
          de: 'Schwarzer Wechselrichter mit orangem Rahmen um das Display',
          es: 'Inversor negro con borde naranja en la pantalla',
          en: 'Black inverter with orange frame around the display',
        },
      },
    ],
  },
  {
    slug: 'hybrid-inverter-5kw',
    sku: 'INV-05H',
    category: 'hybrid-inverters',
    subcategory: 'single-phase-inverters',
    name: {
      de: 'Hybrid-Wechselrichter 5 kW',
      es: 'Inversor híbrido 5 kW',
      en: 'Hybrid inverter 5 kW',
    },
    shortDescription: {
      de: 'Die übliche Größe für ein Wohnhaus: Kühlschrank, Waschmaschine, Wasserpumpe und ein Inverter-Klimagerät. Arbeitet mit 48-V-Batterien und tauscht Daten mit Lithiumspeichern aus.',
      es: 'El tamaño habitual para una casa: refrigerador, lavadora, turbina de agua y un aire acondicionado inverter. Trabaja con baterías de 48 V y se comunica con las de litio.',
      en: 'The usual size for a home: fridge, washing machine, water pump and one inverter air conditioner. Works with 48 V batteries and exchanges data with lithium ones.',
    },
    description: {
      de: `Über CAN und RS485 liest er den tatsächlichen Zustand der Lithiumbatterie und passt die Ladung an. Wächst der Bedarf, lassen sich bis zu sechs gleiche Geräte parallel schalten, zusammen 30 kW.

Der Eingang verträgt bis 500 V DC: mit 550-W-Modulen sind das vier bis neun Stück je Strang.

- Leistung: 5 kW dauernd, 10 kVA Spitze, reiner Sinus
- Batterie: 48 V, Lithium oder AGM
- Ein MPPT mit 100 A (1 × 100 A), max. 500 V DC, bis 5500 W Module
- Ausgang 110/220 V, 60 Hz, einphasig; Umschaltung in etwa 10 ms
- Schutzart IP21; Schutz gegen Überlast, Kurzschluss und Übertemperatur
- Farbdisplay; 11,5 kg, 2 Jahre Garantie`,
      es: `Por los puertos CAN y RS485 lee el estado real de la batería de litio y ajusta la carga. Si la casa crece, admite hasta seis equipos iguales en paralelo, 30 kW en total.

La entrada acepta hasta 500 V DC: con paneles de 550 W, series de cuatro a nueve.

- Potencia: 5 kW continuos, pico de 10 kVA, onda senoidal pura
- Batería: 48 V, litio o AGM
- Un MPPT de 100 A (1 × 100 A), máx. 500 V DC, hasta 5500 W de paneles
- Salida 110/220 V, 60 Hz, monofásica; paso a batería en unos 10 ms
- Protección IP21; contra sobrecarga, cortocircuito y sobretemperatura
- Pantalla a color; 11.5 kg, garantía de 2 años`,
      en: `Through CAN and RS485 it reads the true state of the lithium battery and adjusts charging. If the house grows, up to six identical units run in parallel, 30 kW in total.

The input accepts up to 500 V DC: with 550 W panels, strings of four to nine.

- Power: 5 kW continuous, 10 kVA peak, pure sine wave
- Battery: 48 V, lithium or AGM
- One 100 A MPPT (1 × 100 A), max. 500 V DC, up to 5500 W of panels
- Output 110/220 V, 60 Hz, single-phase; switches over in about 10 ms
- IP21; protected against overload, short circuit and overheating
- Colour display; 11.5 kg, 2-year warranty`,
    },
    oldPrice: '720.00',
    newPrice: '629.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 5,
      surgeKw: 10,
      idleW: 60,
      acV: '110/220',
      phases: '1',
      batteryV: '48',
      batteryTypes: 'both',
      chargeA: 100,
      chargerKw: 2.9,
      dcMinV: 120,
      mpptMaxV: 450,
      dcMaxV: 500,
      mpptCount: 1,
      mpptMaxA: 27,
      pvMaxW: 5500,
      weightKg: 11.5,
      warrantyYears: 2,
    },
    pictures: [
      {
        file: 'products/hybrid-inverter-5kw.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit blauem Display',
          es: 'Inversor híbrido blanco con pantalla azul',
          en: 'White hybrid inverter with blue display',
        },
      },
      {
        file: 'products/hybrid-inverter-5kw-2.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit blauem Display, zweite Ansicht',
          es: 'Inversor híbrido blanco con pantalla azul, segunda vista',
          en: 'White hybrid inverter with blue display, second view',
        },
      },
      {
        file: 'products/hybrid-inverter-5kw-3.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit blauem Display, Detail',
          es: 'Inversor híbrido blanco con pantalla azul, detalle',
          en: 'White hybrid inverter with blue display, detail',
        },
      },
    ],
  },
  {
    slug: 'hybrid-inverter-10kw',
    sku: 'INV-10H',
    category: 'hybrid-inverters',
    subcategory: 'single-phase-inverters',
    name: {
      de: 'Hybrid-Wechselrichter 10 kW',
      es: 'Inversor híbrido 10 kW',
      en: 'Hybrid inverter 10 kW',
    },
    shortDescription: {
      de: 'Für große Häuser, Pensionen und Betriebe mit einphasigem Anschluss: zwei bis drei Klimageräte, Elektroherd und Pumpe. Das IP65-Gehäuse erlaubt die Montage unter einem Vordach.',
      es: 'Para casas grandes, hostales y negocios con línea monofásica: dos o tres aires acondicionados, cocina eléctrica y bombeo. La caja IP65 permite colocarlo en un portal o patio techado.',
      en: 'For large homes, guesthouses and businesses on a single-phase line: two or three air conditioners, electric cooker and pumping. The IP65 case can hang on a porch or under a roofed patio.',
    },
    description: {
      de: `Zwei unabhängige Solareingänge nehmen Module von zwei Dachseiten auf. Der rote Schalter unten am Gerät trennt die Module, ohne dass Sie das Gehäuse öffnen.

Ein Generator lässt sich als dritte Quelle anschließen; er startet über einen potenzialfreien Kontakt, sobald die Batterie unter den von Ihnen gewählten Stand fällt.

- Leistung: 10 kW dauernd, 20 kVA Spitze, reiner Sinus
- Batterie: 48 V, Lithium oder AGM, mit CAN und RS485
- Zwei MPPT mit 160 A (2 × 160 A), max. 500 V DC, bis 12 kW Module
- Ausgang 110/220 V, 60 Hz, einphasig
- Schutzart IP65, DC-Trennschalter eingebaut
- WLAN für Betriebsdaten auf dem Handy; 32 kg, 5 Jahre Garantie`,
      es: `Tiene dos entradas solares independientes, de modo que puede orientar los paneles a dos vertientes del techo. El seccionador rojo de la parte baja corta los paneles sin abrir el equipo.

Admite la planta eléctrica como tercera fuente y la arranca por contacto seco cuando la batería baja del nivel que usted fije.

- Potencia: 10 kW continuos, pico de 20 kVA, onda senoidal pura
- Batería: 48 V, litio o AGM, con comunicación CAN y RS485
- Dos MPPT de 160 A (2 × 160 A), máx. 500 V DC, hasta 12 kW de paneles
- Salida 110/220 V, 60 Hz, monofásica
- Protección IP65, seccionador DC integrado
- Wifi para ver los datos en el celular; 32 kg, garantía de 5 años`,
      en: `Two independent solar inputs let you place panels on two sides of the roof. The red switch at the bottom cuts off the panels without opening the unit.

A generator can be connected as a third source; a dry contact starts it when the battery falls below the level you set.

- Power: 10 kW continuous, 20 kVA peak, pure sine wave
- Battery: 48 V, lithium or AGM, with CAN and RS485
- Two 160 A MPPTs (2 × 160 A), max. 500 V DC, up to 12 kW of panels
- Output 110/220 V, 60 Hz, single-phase
- IP65, DC isolator built in
- Wi-Fi to see the data on your phone; 32 kg, 5-year warranty`,
    },
    oldPrice: '1490.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 10,
      surgeKw: 20,
      idleW: 100,
      acV: '110/220',
      phases: '1',
      batteryV: '48',
      batteryTypes: 'both',
      chargeA: 160,
      chargerKw: 5.8,
      dcMinV: 120,
      mpptMaxV: 450,
      dcMaxV: 500,
      mpptCount: 2,
      mpptMaxA: 27,
      pvMaxW: 12_000,
      weightKg: 32,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/hybrid-inverter-10kw.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit schwarzem Displayband und rotem DC-Schalter',
          es: 'Inversor híbrido blanco con banda negra y seccionador rojo',
          en: 'White hybrid inverter with black display band and red DC switch',
        },
      },
      {
        file: 'products/hybrid-inverter-10kw-2.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit schwarzem Displayband und rotem DC-Schalter, zweite Ansicht',
          es: 'Inversor híbrido blanco con banda negra y seccionador rojo, segunda vista',
          en: 'White hybrid inverter with black display band and red DC switch, second view',
        },
      },
      {
        file: 'products/hybrid-inverter-10kw-3.jpg',
        alt: {
          de: 'Weißer Hybrid-Wechselrichter mit schwarzem Displayband und rotem DC-Schalter, Detail',
          es: 'Inversor híbrido blanco con banda negra y seccionador rojo, detalle',
          en: 'White hybrid inverter with black display band and red DC switch, detail',
        },
      },
    ],
  },
  {
    slug: 'three-phase-inverter-20kw',
    sku: 'INV-20T',
    category: 'hybrid-inverters',
    subcategory: 'three-phase-inverters',
    name: {
      de: 'Dreiphasen-Wechselrichter 20 kW',
      es: 'Inversor trifásico 20 kW',
      en: 'Three-phase inverter 20 kW',
    },
    shortDescription: {
      de: 'Für Betriebe mit Drehstromanschluss: Werkstätten, Bäckereien, Kühlräume und kleine Hotels. Er nutzt Hochvoltbatterien, deshalb bleiben die Kabel dünner und die Verluste kleiner.',
      es: 'Para locales con acometida trifásica: talleres, panaderías, cámaras frías y hoteles pequeños. Usa baterías de alto voltaje, así que los cables son más finos y las pérdidas menores.',
      en: 'For premises with a three-phase supply: workshops, bakeries, cold rooms and small hotels. It uses high-voltage batteries, so cables are thinner and losses lower.',
    },
    description: {
      de: `Er verteilt die Last auf drei Phasen, auch wenn eine mehr verbraucht als die anderen, wie es bei Motoren neben Beleuchtung üblich ist. Vier MPPT nehmen vier Modulgruppen mit eigener Ausrichtung auf.

Die Batterie liegt zwischen 160 und 700 V DC; dazu passen Lithium-Schränke ab fünf Modulen in Reihe. Die Auslegung rechnen wir vor dem Kauf mit Ihnen durch.

- Leistung: 20 kW dreiphasig, 3 Phasen, Ausgang 220/380 V, 60 Hz
- Batterie: Hochvolt, 160 bis 700 V DC
- 4 MPPT, max. 1000 V DC, bis 26 kW Module
- Schutzart IP65, DC-Trennschalter eingebaut
- Kommunikation über CAN, RS485 und WLAN
- Gewicht: 48 kg; 5 Jahre Garantie`,
      es: `Reparte la carga entre las tres fases aunque una consuma más que las otras, algo común donde conviven motores y alumbrado. Sus cuatro MPPT permiten cuatro grupos de paneles con orientación distinta.

La batería se conecta entre 160 y 700 V DC; combina con armarios de litio de cinco o más módulos en serie. Lo calculamos junto con usted antes de la compra.

- Potencia: 20 kW trifásicos, 3 fases, salida 220/380 V, 60 Hz
- Batería: alto voltaje, 160 a 700 V DC
- 4 MPPT, máx. 1000 V DC, hasta 26 kW de paneles
- Protección IP65, seccionador DC integrado
- Comunicación CAN, RS485 y wifi
- Peso: 48 kg; garantía de 5 años`,
      en: `It shares the load between three phases even when one draws more than the others, which is common where motors and lighting run together. Four MPPTs allow four groups of panels facing different ways.

The battery connects between 160 and 700 V DC; it suits lithium cabinets with five or more modules in series. We work out the sizing with you before you buy.

- Power: 20 kW three-phase, 3 phases, output 220/380 V, 60 Hz
- Battery: high voltage, 160 to 700 V DC
- 4 MPPTs, max. 1000 V DC, up to 26 kW of panels
- IP65, DC isolator built in
- CAN, RS485 and Wi-Fi communication
- Weight: 48 kg; 5-year warranty`,
    },
    oldPrice: null,
    newPrice: null,
    priceOnRequest: true,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 20,
      surgeKw: 30,
      idleW: 150,
      acV: '220/380',
      phases: '3',
      batteryV: 'hv',
      batteryMinV: 160,
      batteryMaxV: 700,
      batteryTypes: 'lifepo4',
      chargeA: 50,
      chargerKw: 15,
      dcMinV: 180,
      mpptMaxV: 850,
      dcMaxV: 1000,
      mpptCount: 4,
      mpptMaxA: 26,
      pvMaxW: 26_000,
      weightKg: 48,
      warrantyYears: 5,
    },
    pictures: [
      {
        file: 'products/three-phase-inverter-20kw.jpg',
        alt: {
          de: 'Großer hellgrauer Dreiphasen-Wechselrichter mit dunklem Sockel',
          es: 'Gran inversor trifásico gris claro con base oscura',
          en: 'Large light-grey three-phase inverter with dark base',
        },
      },
    ],
  },
  {
    slug: 'off-grid-inverter-1kw',
    sku: 'INV-01G',
    category: 'hybrid-inverters',
    subcategory: 'off-grid-inverters',
    name: {
      de: 'Insel-Wechselrichter 1 kW reiner Sinus',
      es: 'Inversor autónomo 1 kW onda pura',
      en: 'Off-grid inverter 1 kW pure sine',
    },
    shortDescription: {
      de: 'Macht aus einer 12-V-Batterie Haushaltsstrom: Licht, Ventilator, Fernseher, Router und Laptop. Dank reinem Sinus läuft auch ein kleiner Kühlschrank daran.',
      es: 'Convierte una batería de 12 V en corriente de casa: bombillos, ventilador, televisor, router y laptop. También mueve un refrigerador pequeño, porque la onda es senoidal pura.',
      en: 'Turns a 12 V battery into household power: lights, fan, television, router and laptop. It also runs a small fridge, because the output is a pure sine wave.',
    },
    description: {
      de: `Das Gerät hat weder Ladegerät noch Solareingang. Zum Laden der Batterie brauchen Sie einen Laderegler mit Modul oder die Lichtmaschine eines Fahrzeugs.

Bei voller Last zieht es rund 90 A aus der Batterie: Nehmen Sie Kabel mit 25 mm² und unter 1,5 m Länge sowie eine Batterie ab 100 Ah.

- Leistung: 1 kW dauernd, 2 kW Spitze, reiner Sinus
- Batterie: 12 V (10,5 bis 15 V)
- Ausgang 110/220 V, 60 Hz: zwei Steckdosen 110 V vorn, Klemmen für 220 V
- Abschaltung bei Tiefentladung, Überlast, Kurzschluss und Hitze
- Anzeige der Batteriespannung
- Batteriekabel enthalten; 3,2 kg, 1 Jahr Garantie`,
      es: `No lleva cargador ni entrada solar. Para cargar la batería hace falta un controlador con su panel, o el alternador de un vehículo.

A plena carga toma unos 90 A de la batería: use cable de 25 mm² y de menos de 1.5 m, y una batería de 100 Ah como mínimo.

- Potencia: 1 kW continuo, pico de 2 kW, onda senoidal pura
- Batería: 12 V (10.5 a 15 V)
- Salida 110/220 V, 60 Hz: dos tomas de 110 V al frente y bornes de 220 V
- Corte por batería baja, sobrecarga, cortocircuito y temperatura
- Pantalla con la tensión de la batería
- Incluye cables de batería; 3.2 kg, garantía de 1 año`,
      en: `It has no charger and no solar input. To charge the battery you need a controller with its panel, or the alternator of a vehicle.

At full load it draws about 90 A from the battery: use 25 mm² cable shorter than 1.5 m, and a battery of at least 100 Ah.

- Power: 1 kW continuous, 2 kW peak, pure sine wave
- Battery: 12 V (10.5 to 15 V)
- Output 110/220 V, 60 Hz: two 110 V sockets in front, 220 V terminals
- Cuts off on low battery, overload, short circuit and heat
- Display shows the battery voltage
- Battery cables included; 3.2 kg, 1-year warranty`,
    },
    oldPrice: '129.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 1,
      surgeKw: 2,
      idleW: 15,
      acV: '110/220',
      phases: '1',
      batteryV: '12',
      batteryTypes: 'both',
      solarInput: 'no',
      weightKg: 3.2,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/off-grid-inverter-1kw.jpg',
        alt: {
          de: 'Kompakter blauer Wechselrichter mit zwei Steckdosen',
          es: 'Inversor compacto azul con dos tomas',
          en: 'Compact blue inverter with two sockets',
        },
      },
    ],
  },
]
