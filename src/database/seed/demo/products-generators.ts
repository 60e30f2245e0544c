import type { DemoProduct } from './types.ts'

export const generators: readonly DemoProduct[] = [
  {
    slug: 'silent-inverter-generator-2kva',
    sku: 'GEN-P02I',
    category: 'generators',
    subcategory: 'portable-inverter-generators',
    name: {
      de: 'Inverter-Generator 2 kVA leise',
      es: 'Generador inverter 2 kVA silencioso',
      en: 'Silent inverter generator 2 kVA',
    },
    shortDescription: {
      de: 'Tragbar, 21 kg schwer, mit Griff und nur 57 dB: läuft auf einem luftigen Balkon, ohne die Nachbarn zu stören. Sauberer Strom für Kühlschrank, Fernseher, Laptop und Handys.',
      es: 'Portátil, de 21 kg, con asa y solo 57 dB: se puede tener en un balcón ventilado sin molestar al vecino. Corriente limpia para refrigerador, televisor, laptop y celulares.',
      en: 'Portable at 21 kg, with a handle and only 57 dB: it can run on an airy balcony without bothering the neighbours. Clean power for fridge, television, laptop and phones.',
    },
    description: {
      de: `Die Inverter-Elektronik hält die Spannung stabil und senkt bei kleiner Last die Drehzahl, das spart Benzin. Das Display zeigt Spannung und Betriebsstunden.

Nie im Haus betreiben: Die Abgase sind giftig.

- Leistung: 2 kVA Spitze, 1,8 kW dauernd
- Ausgang: zwei Steckdosen 110 V, 60 Hz, dazu 12 V DC zum Laden von Batterien
- Geräusch: 57 dB in 7 m bei einem Viertel der Last
- Benzin, Tank 4 l: rund 5 Stunden bei halber Last
- Handstart, Abschaltung bei Ölmangel
- Trichter und Zündkerzenschlüssel enthalten; 1 Jahr Garantie`,
      es: `La electrónica inverter mantiene el voltaje estable y baja las revoluciones cuando hay poca carga, con lo que ahorra gasolina. La pantalla muestra el voltaje y las horas de trabajo.

Nunca lo use dentro de la casa: los gases de escape son tóxicos.

- Potencia: 2 kVA de pico, 1.8 kW continuos
- Salida: dos tomas de 110 V, 60 Hz, y 12 V DC para cargar baterías
- Ruido: 57 dB a 7 m, con un cuarto de la carga
- Gasolina, tanque de 4 l: unas 5 horas a media carga
- Arranque manual, apagado automático por falta de aceite
- Incluye embudo y llave de bujía; garantía de 1 año`,
      en: `The inverter electronics keep the voltage steady and lower the engine speed at light load, which saves petrol. The display shows voltage and running hours.

Never run it inside the house: the exhaust gases are toxic.

- Power: 2 kVA peak, 1.8 kW continuous
- Output: two 110 V sockets, 60 Hz, plus 12 V DC to charge batteries
- Noise: 57 dB at 7 m, at a quarter of the load
- Petrol, 4 l tank: about 5 hours at half load
- Recoil start, shuts down on low oil
- Funnel and spark plug wrench included; 1-year warranty`,
    },
    oldPrice: '449.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 1.8,
      kva: 2,
      acV: '110',
      phases: '1',
      fuel: 'petrol',
      runHours: 5,
      noiseDb: 57,
      weightKg: 21,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/silent-inverter-generator-2kva.jpg',
        alt: {
          de: 'Tragbarer gelb-schwarzer Inverter-Generator mit Griff',
          es: 'Generador inverter portátil amarillo y negro con asa',
          en: 'Portable yellow and black inverter generator with handle',
        },
      },
      {
        file: 'products/silent-inverter-generator-2kva-2.jpg',
        alt: {
          de: 'Tragbarer gelb-schwarzer Inverter-Generator mit Griff, zweite Ansicht',
          es: 'Generador inverter portátil amarillo y negro con asa, segunda vista',
          en: 'Portable yellow and black inverter generator with handle, second view',
        },
      },
    ],
  },
  {
    slug: 'petrol-generator-3kva',
    sku: 'GEN-P03M',
    category: 'generators',
    subcategory: 'petrol-generators',
    name: {
      de: 'Benzingenerator 3 kVA',
      es: 'Generador de gasolina 3 kVA',
      en: 'Petrol generator 3 kVA',
    },
    shortDescription: {
      de: 'Benzinaggregat für das Nötigste bei Stromausfall: Kühlschrank, Ventilatoren, Licht, Fernseher und eine kleine Wasserpumpe. Offener Rahmen, leicht zu warten und zu reparieren.',
      es: 'Planta de gasolina para lo esencial durante un apagón: refrigerador, ventiladores, luces, televisor y una turbina de agua pequeña. Bastidor abierto, fácil de revisar y reparar.',
      en: 'Petrol generator for the essentials in an outage: fridge, fans, lights, television and a small water pump. Open frame, easy to check and repair.',
    },
    description: {
      de: `Mit dem 15-Liter-Tank läuft es eine ganze Nacht ohne Nachfüllen. Der automatische Spannungsregler schützt Elektronik, wenn ein Motor anläuft.

Stellen Sie es ins Freie, unter ein Dach und weg von Fenstern, wegen Geräusch und Abgasen. Kommt es auf Ruhe an, sehen Sie sich das Inverter-Modell an.

- Leistung: 3 kVA, 2,7 kW dauernd
- Ausgang 110/220 V, 60 Hz: je eine Steckdose, dazu 12 V DC
- Benzin, Tank 15 l: rund 12 Stunden bei halber Last
- Handstart mit Seilzug
- Voltmeter, Schutzschalter und Abschaltung bei Ölmangel
- Zündkerzenschlüssel enthalten; 45 kg, 1 Jahr Garantie`,
      es: `Con el tanque de 15 litros trabaja toda una noche sin rellenar. El regulador automático de voltaje cuida los equipos electrónicos cuando arranca un motor.

Colóquela al aire libre, bajo un techo y lejos de las ventanas, tanto por el ruido como por los gases. Si el ruido es lo que le preocupa, vea el modelo inverter.

- Potencia: 3 kVA, 2.7 kW continuos
- Salida 110/220 V, 60 Hz: una toma de cada una, y 12 V DC
- Gasolina, tanque de 15 l: unas 12 horas a media carga
- Arranque manual por cuerda
- Voltímetro, disyuntor y apagado por falta de aceite
- Incluye llave de bujía; 45 kg, garantía de 1 año`,
      en: `With its 15-litre tank it runs through a whole night without refilling. The automatic voltage regulator protects electronics when a motor starts.

Place it outdoors, under a roof and away from windows, because of both noise and exhaust. If noise is your concern, look at the inverter model.

- Power: 3 kVA, 2.7 kW continuous
- Output 110/220 V, 60 Hz: one socket of each, plus 12 V DC
- Petrol, 15 l tank: about 12 hours at half load
- Recoil start
- Voltmeter, circuit breaker and low-oil shutdown
- Spark plug wrench included; 45 kg, 1-year warranty`,
    },
    oldPrice: '429.00',
    newPrice: '379.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 2.7,
      kva: 3,
      acV: '110/220',
      phases: '1',
      fuel: 'petrol',
      runHours: 12,
      weightKg: 45,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/petrol-generator-3kva.jpg',
        alt: {
          de: 'Offener Benzingenerator mit gelbem Rahmen',
          es: 'Generador abierto de gasolina con marco amarillo',
          en: 'Open-frame petrol generator with yellow frame',
        },
      },
      {
        file: 'products/petrol-generator-3kva-2.jpg',
        alt: {
          de: 'Offener Benzingenerator mit gelbem Rahmen, zweite Ansicht',
          es: 'Generador abierto de gasolina con marco amarillo, segunda vista',
          en: 'Open-frame petrol generator with yellow frame, second view',
        },
      },
      {
        file: 'products/petrol-generator-3kva-3.jpg',
        alt: {
          de: 'Offener Benzingenerator mit gelbem Rahmen, Detail',
          es: 'Generador abierto de gasolina con marco amarillo, detalle',
          en: 'Open-frame petrol generator with yellow frame, detail',
        },
      },
    ],
  },
  {
    slug: 'petrol-generator-5kva',
    sku: 'GEN-P05M',
    category: 'generators',
    subcategory: 'petrol-generators',
    name: {
      de: 'Benzingenerator 5 kVA',
      es: 'Generador de gasolina 5 kVA',
      en: 'Petrol generator 5 kVA',
    },
    shortDescription: {
      de: 'Für ein ganzes Haus ohne Elektroherd oder für die Baustelle: treibt Betonmischer, Abbruchhammer oder ein Klimagerät an. Fahrbar auf zwei Rädern mit klappbaren Griffen.',
      es: 'Para una casa completa sin cocina eléctrica, o para la obra: mueve la hormigonera, el martillo demoledor o un aire acondicionado. Se traslada sobre dos ruedas y asas plegables.',
      en: 'For a whole house without an electric cooker, or for the building site: runs the concrete mixer, the demolition hammer or an air conditioner. Moves on two wheels with folding handles.',
    },
    description: {
      de: `Der 25-Liter-Tank reicht für einen Arbeitstag. Motoren brauchen beim Anlauf das Zwei- bis Dreifache ihrer Leistung: Schalten Sie den größten zuerst ein, dann die übrigen.

Für den Anschluss an das Hausnetz nehmen Sie immer einen Umschalter, nie ein Kabel mit zwei Steckern.

- Leistung: 5 kVA, 4,5 kW dauernd
- Ausgang 110/220 V, 60 Hz: je eine Steckdose, dazu 12 V DC
- Benzin, Tank 25 l: rund 11 Stunden bei halber Last
- Handstart mit Seilzug, Motor 389 cm³
- Spannungsregler, Schutzschalter und Abschaltung bei Ölmangel
- Räder und Griffe enthalten; 80 kg, 1 Jahr Garantie`,
      es: `El tanque de 25 litros cubre una jornada de trabajo. Los motores piden de dos a tres veces su potencia al arrancar: encienda primero el mayor y después los demás.

Para conectarla a la casa use siempre un conmutador de transferencia, nunca un cable de dos machos.

- Potencia: 5 kVA, 4.5 kW continuos
- Salida 110/220 V, 60 Hz: una toma de cada una, y 12 V DC
- Gasolina, tanque de 25 l: unas 11 horas a media carga
- Arranque manual por cuerda, motor de 389 cc
- Regulador de voltaje, disyuntor y apagado por falta de aceite
- Incluye ruedas y asas; 80 kg, garantía de 1 año`,
      en: `The 25-litre tank lasts a working day. Motors draw two to three times their power when starting: switch on the largest first, then the rest.

To connect it to the house always use a transfer switch, never a cable with two plugs.

- Power: 5 kVA, 4.5 kW continuous
- Output 110/220 V, 60 Hz: one socket of each, plus 12 V DC
- Petrol, 25 l tank: about 11 hours at half load
- Recoil start, 389 cc engine
- Voltage regulator, circuit breaker and low-oil shutdown
- Wheels and handles included; 80 kg, 1-year warranty`,
    },
    oldPrice: '590.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 4.5,
      kva: 5,
      acV: '110/220',
      phases: '1',
      fuel: 'petrol',
      runHours: 11,
      weightKg: 80,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/petrol-generator-5kva.jpg',
        alt: {
          de: 'Benzingenerator mit rotem Rahmen und Rädern',
          es: 'Generador de gasolina con marco rojo y ruedas',
          en: 'Petrol generator with red frame and wheels',
        },
      },
    ],
  },
  {
    slug: 'petrol-generator-7kva',
    sku: 'GEN-P07E',
    category: 'generators',
    subcategory: 'petrol-generators',
    name: {
      de: 'Benzingenerator 7 kVA mit E-Start',
      es: 'Generador de gasolina 7 kVA con arranque eléctrico',
      en: 'Petrol generator 7 kVA electric start',
    },
    shortDescription: {
      de: 'Startet auf Knopfdruck und versorgt ein Haus mit zwei Klimageräten oder ein Café mit Kühltruhen und Mixer. Ist die Starterbatterie leer, geht es auch von Hand.',
      es: 'Arranca con un botón y da para una casa con dos aires acondicionados o para una cafetería con neveras y batidora. Si la batería se agota, también arranca a mano.',
      en: 'Starts at the push of a button and covers a house with two air conditioners, or a café with freezers and a blender. If the starter battery is flat, it also starts by hand.',
    },
    description: {
      de: `Die Benzinlösung für hohen Verbrauch über wenige Stunden. Wer täglich Strom erzeugt, spart mit dem Dieselgenerator 6 kVA Kraftstoff.

Wechseln Sie das Öl nach den ersten 20 Stunden, danach alle 100; die gelbe Schraube ist ohne Werkzeug erreichbar.

- Leistung: 7 kVA, 6,3 kW dauernd
- Ausgang 110/220 V, 60 Hz: je eine Steckdose, dazu 12 V DC
- Benzin, Tank 25 l: rund 8 Stunden bei halber Last
- Elektrostart, Batterie enthalten, dazu Seilzug
- Spannungsregler, Schutzschalter und Abschaltung bei Ölmangel
- Räder und Griffe; 92 kg, 1 Jahr Garantie`,
      es: `Es la opción de gasolina para consumos altos pero de pocas horas. Quien la vaya a usar a diario ahorra combustible con la planta diésel de 6 kVA.

Cambie el aceite a las primeras 20 horas y después cada 100; el tapón amarillo queda accesible sin herramientas.

- Potencia: 7 kVA, 6.3 kW continuos
- Salida 110/220 V, 60 Hz: una toma de cada una, y 12 V DC
- Gasolina, tanque de 25 l: unas 8 horas a media carga
- Arranque eléctrico, con batería incluida, y por cuerda
- Regulador de voltaje, disyuntor y apagado por falta de aceite
- Ruedas y asas; 92 kg, garantía de 1 año`,
      en: `The petrol choice for high loads over a few hours. Anyone running a generator daily saves fuel with the 6 kVA diesel.

Change the oil after the first 20 hours and then every 100; the yellow cap can be reached without tools.

- Power: 7 kVA, 6.3 kW continuous
- Output 110/220 V, 60 Hz: one socket of each, plus 12 V DC
- Petrol, 25 l tank: about 8 hours at half load
- Electric start with battery included, plus recoil
- Voltage regulator, circuit breaker and low-oil shutdown
- Wheels and handles; 92 kg, 1-year warranty`,
    },
    oldPrice: '790.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Unterwegs, in etwa 2 Wochen verfügbar',
      es: 'En camino, disponible en unas 2 semanas',
      en: 'On the way, available in about 2 weeks',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 6.3,
      kva: 7,
      acV: '110/220',
      phases: '1',
      fuel: 'petrol',
      runHours: 8,
      weightKg: 92,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/petrol-generator-7kva.jpg',
        alt: {
          de: 'Benzingenerator mit gelbem Tank, schwarzem Rahmen und Rädern',
          es: 'Generador de gasolina con tanque amarillo, marco negro y ruedas',
          en: 'Petrol generator with yellow tank, black frame and wheels',
        },
      },
    ],
  },
  {
    slug: 'diesel-generator-6kva',
    sku: 'GEN-D06S',
    category: 'generators',
    subcategory: 'diesel-generators',
    name: {
      de: 'Dieselgenerator 6 kVA leise',
      es: 'Generador diésel 6 kVA silencioso',
      en: 'Silent diesel generator 6 kVA',
    },
    shortDescription: {
      de: 'Kompakter, gekapselter Diesel für lange Stromausfälle in Haus und Betrieb: braucht weniger Kraftstoff als ein Benziner und bleibt unter 60 dB in 7 m. Fahrbar auf Rollen.',
      es: 'Diésel compacto y cerrado para apagones largos en casas y negocios: gasta menos que una planta de gasolina y suena menos de 60 dB a 7 m. Se mueve sobre ruedas.',
      en: 'Compact enclosed diesel for long outages in homes and businesses: uses less fuel than a petrol set and stays below 60 dB at 7 m. Moves on castors.',
    },
    description: {
      de: `Die rote Haube dämpft das Geräusch und schützt den Motor vor Regen; lassen Sie ringsum trotzdem einen Meter frei. Zwei Türen öffnen den Zugang zu Öl, Filter und Batterie.

Als Reserve einer Solaranlage lädt er an trüben Tagen die Batterien nach.

- Leistung: 6 kVA, 4,8 kW dauernd
- Ausgang 110/220 V, 60 Hz, einphasig
- Geräusch: 59 dB (< 60 dB) in 7 m
- Diesel, Tank 16 l: rund 12 Stunden bei halber Last
- Elektrostart, Digitalanzeige und Not-Aus
- Abschaltung bei Ölmangel; 155 kg, 1 Jahr Garantie`,
      es: `La cabina roja amortigua el ruido y protege el motor de la lluvia; aun así, déjele un metro libre alrededor para que respire. Sus dos puertas abren para revisar aceite, filtro y batería.

Como respaldo de un sistema solar, recarga las baterías en los días nublados.

- Potencia: 6 kVA, 4.8 kW continuos
- Salida 110/220 V, 60 Hz, monofásica
- Ruido: 59 dB (< 60 dB) a 7 m
- Diésel, tanque de 16 l: unas 12 horas a media carga
- Arranque eléctrico, pantalla digital y parada de emergencia
- Apagado por falta de aceite; 155 kg, garantía de 1 año`,
      en: `The red canopy dampens noise and protects the engine from rain; even so, leave a metre free around it for air. Two doors open to reach oil, filter and battery.

As the reserve of a solar system it recharges the batteries on cloudy days.

- Power: 6 kVA, 4.8 kW continuous
- Output 110/220 V, 60 Hz, single-phase
- Noise: 59 dB (< 60 dB) at 7 m
- Diesel, 16 l tank: about 12 hours at half load
- Electric start, digital display and emergency stop
- Low-oil shutdown; 155 kg, 1-year warranty`,
    },
    oldPrice: '1890.00',
    newPrice: null,
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 4.8,
      kva: 6,
      acV: '110/220',
      phases: '1',
      fuel: 'diesel',
      runHours: 12,
      noiseDb: 59,
      weightKg: 155,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/diesel-generator-6kva.jpg',
        alt: {
          de: 'Kompakter roter Dieselgenerator mit Haube auf Rädern',
          es: 'Generador diésel compacto rojo con cabina y ruedas',
          en: 'Compact red canopy diesel generator on wheels',
        },
      },
    ],
  },
  {
    slug: 'silent-diesel-generator-12kva',
    sku: 'GEN-D12S',
    category: 'generators',
    subcategory: 'diesel-generators',
    name: {
      de: 'Dieselgenerator 12 kVA mit Schallschutzhaube',
      es: 'Generador diésel 12 kVA insonorizado',
      en: 'Silent diesel generator 12 kVA',
    },
    shortDescription: {
      de: 'Für Restaurants, Pensionen und Werkstätten: hält Kühlräume, Pumpen und Licht über viele Stunden in Betrieb. Ein Wahlschalter wechselt zwischen einer und drei Phasen.',
      es: 'Para restaurantes, hostales y talleres: mantiene cámaras de frío, bombas y luces en apagones largos. Un selector cambia entre una y tres fases.',
      en: 'For restaurants, guesthouses and workshops: keeps cold rooms, pumps and lights going through long outages. A selector changes between one and three phases.',
    },
    description: {
      de: `Der wassergekühlte Zweizylinder dreht mit 1800 U/min, halb so schnell wie ein tragbares Gerät; er hält deshalb länger und ist leiser. Das Bedienfeld meldet Öl, Temperatur, Batterie und Kraftstoff.

Mit einem zusätzlichen Netzumschalter startet er bei Stromausfall von selbst; der Anschluss dafür ist vorhanden.

- Leistung: 12 kVA, 9,6 kW dauernd
- Phasen: 1 oder 3; Ausgang 110/220 V oder 220/380 V, 60 Hz
- Geräusch: 58 dB (< 60 dB) in 7 m
- Diesel, Tank 45 l: rund 22 Stunden bei halber Last
- Elektrostart, Not-Aus, Kranöse
- Gewicht: 420 kg; 1 Jahr Garantie`,
      es: `El motor de dos cilindros enfriado por agua gira a 1800 rpm, la mitad que una planta portátil, y por eso dura más y suena menos. El cuadro avisa de aceite, temperatura, batería y combustible.

Con un conmutador automático arranca solo al caer la corriente; la conexión ya está.

- Potencia: 12 kVA, 9.6 kW continuos
- Fases: 1 o 3; salida 110/220 V o 220/380 V, 60 Hz
- Ruido: 58 dB (< 60 dB) a 7 m
- Diésel, tanque de 45 l: unas 22 horas a media carga
- Arranque eléctrico, parada de emergencia, argolla de izaje
- Peso: 420 kg; garantía de 1 año`,
      en: `The water-cooled two-cylinder engine turns at 1800 rpm, half the speed of a portable set, so it lasts longer and sounds quieter. The panel warns about oil, temperature, battery and fuel.

With an automatic transfer switch it starts by itself when the power fails; the connection is there.

- Power: 12 kVA, 9.6 kW continuous
- Phases: 1 or 3; output 110/220 V or 220/380 V, 60 Hz
- Noise: 58 dB (< 60 dB) at 7 m
- Diesel, 45 l tank: about 22 hours at half load
- Electric start, emergency stop, lifting eye
- Weight: 420 kg; 1-year warranty`,
    },
    oldPrice: '5200.00',
    newPrice: '4690.00',
    priceOnRequest: false,
    stockStatus: 'in_stock',
    availabilityText: null,
    isFeatured: true,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 9.6,
      kva: 12,
      acV: '110/220/380',
      phases: '1/3',
      fuel: 'diesel',
      runHours: 22,
      noiseDb: 58,
      weightKg: 420,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/silent-diesel-generator-12kva.jpg',
        alt: {
          de: 'Gelber Dieselgenerator mit Schallschutzhaube und Bedienfeld',
          es: 'Generador diésel amarillo insonorizado con panel de control',
          en: 'Yellow canopy diesel generator with control panel',
        },
      },
      {
        file: 'products/silent-diesel-generator-12kva-2.jpg',
        alt: {
          de: 'Gelber Dieselgenerator mit Schallschutzhaube und Bedienfeld, zweite Ansicht',
          es: 'Generador diésel amarillo insonorizado con panel de control, segunda vista',
          en: 'Yellow canopy diesel generator with control panel, second view',
        },
      },
      {
        file: 'products/silent-diesel-generator-12kva-3.jpg',
        alt: {
          de: 'Gelber Dieselgenerator mit Schallschutzhaube und Bedienfeld, Detail',
          es: 'Generador diésel amarillo insonorizado con panel de control, detalle',
          en: 'Yellow canopy diesel generator with control panel, detail',
        },
      },
    ],
  },
  {
    slug: 'silent-diesel-generator-20kva',
    sku: 'GEN-D20S',
    category: 'generators',
    subcategory: 'diesel-generators',
    name: {
      de: 'Dieselgenerator 20 kVA mit Schallschutzhaube',
      es: 'Generador diésel 20 kVA insonorizado',
      en: 'Silent diesel generator 20 kVA',
    },
    shortDescription: {
      de: 'Dreiphasig, für kleine Industrie, Hotels und Märkte mit großen Motoren oder mehreren Kühlräumen. Für viele Stunden am Stück gebaut, läuft bei halber Last einen Tag ohne Nachfüllen.',
      es: 'Trifásico, para industrias pequeñas, hoteles y mercados con motores grandes o varias cámaras frías. Puede trabajar muchas horas seguidas y pasa un día sin rellenar a media carga.',
      en: 'Three-phase, for small industry, hotels and markets with large motors or several cold rooms. Built for many hours in a row, and runs a day without refilling at half load.',
    },
    description: {
      de: `Wassergekühlter Vierzylinder-Diesel mit 1800 U/min in einer grauen Haube; drei Türen geben Zugang zu allen Wartungspunkten.

Verteilen Sie einphasige Verbraucher gleichmäßig auf die drei Phasen. Der Generator steht auf einem Betonfundament; Maße und Gewicht je Auflagepunkt nennen wir Ihnen vor dem Kauf.

- Leistung: 20 kVA, 16 kW dauernd
- Phasen: 3; Ausgang 220/380 V, 60 Hz
- Geräusch: 59 dB (< 60 dB) in 7 m
- Diesel, Tank 80 l: rund 28 Stunden bei halber Last
- Digitales Bedienfeld mit Alarmen, Not-Aus und Ausgang für Netzumschalter
- Staplertaschen und Kranöse; 680 kg, 1 Jahr Garantie`,
      es: `Motor diésel de cuatro cilindros enfriado por agua, a 1800 rpm, dentro de una cabina gris de tres puertas con acceso a todos los puntos de mantenimiento.

Reparta las cargas monofásicas por igual entre las tres fases. Como va sobre una base de hormigón, le damos las medidas y el peso por punto antes de la compra.

- Potencia: 20 kVA, 16 kW continuos
- Fases: 3; salida 220/380 V, 60 Hz
- Ruido: 59 dB (< 60 dB) a 7 m
- Diésel, tanque de 80 l: unas 28 horas a media carga
- Cuadro digital con alarmas, parada de emergencia y salida para conmutador automático
- Huecos para montacargas y argolla de izaje; 680 kg, garantía de 1 año`,
      en: `Water-cooled four-cylinder diesel at 1800 rpm in a grey canopy; three doors give access to every service point.

Share single-phase loads evenly between the three phases. The set stands on a concrete base; we give you the dimensions and the weight on each support before you buy.

- Power: 20 kVA, 16 kW continuous
- Phases: 3; output 220/380 V, 60 Hz
- Noise: 59 dB (< 60 dB) at 7 m
- Diesel, 80 l tank: about 28 hours at half load
- Digital panel with alarms, emergency stop and output for a transfer switch
- Forklift pockets and lifting eye; 680 kg, 1-year warranty`,
    },
    oldPrice: null,
    newPrice: null,
    priceOnRequest: true,
    stockStatus: 'out_of_stock',
    availabilityText: {
      de: 'Nächster Container: Vorbestellung möglich',
      es: 'Próximo contenedor: se admite reserva',
      en: 'Next container: pre-order possible',
    },
    isFeatured: false,
    isActive: true,
    wattPeak: null,
    specs: {
      powerKw: 16,
      kva: 20,
      acV: '220/380',
      phases: '3',
      fuel: 'diesel',
      runHours: 28,
      noiseDb: 59,
      weightKg: 680,
      warrantyYears: 1,
    },
    pictures: [
      {
        file: 'products/silent-diesel-generator-20kva.jpg',
        alt: {
          de: 'Großer hellgrauer Dieselgenerator mit drei Türen',
          es: 'Gran generador diésel gris claro con tres puertas',
          en: 'Large light-grey diesel generator with three doors',
        },
      },
    ],
  },
]
