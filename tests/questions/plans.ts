/**
 * Questions and their query plans by subject, one per line: `question > plan`, in the notation of plan-text.ts. Each line was
 * written for a rule, so the list protects against regressions but does not predict results for new questions.
 */
export const plans: Readonly<Record<string, string>> = {
  prices: `
inversor menos de 500 > inversor | ~-499.99
inversor por menos de 500 dólares > inversor | $-500
panel hasta 200 usd > panel | $-200
planta bajo 300 > planta | ~-299.99
planta no mas de 1.500 > planta | ~-1500
batería que no pase de $1,490.50 de litio > batería de litio | $-1491
kit de menos de 2 mil > kit | ~-1999.99
kit por menos de mil dolares > kit | $-1000
baterías entre 200 y 400 > baterías | ~199.99-400
baterías entre 400 y 200 > baterías | ~199.99-400
panel de 100 a 200 usd > panel | $100-200
panel desde 100 > panel | ~99.99-
inversor más de 1000 > inversor | ~1000-
generador mas de 300 menos de 500 > generador | ~300-499.99
inversor 500 usd > inversor | $-500
conectores menos de 5 dolares > conectores | $-5
menos de 100 dolares >  | $-100
under $500 inverter > inverter | $-500
less than $500 for home >  | $-500
generator between 400 and 700 usd > generator | $400-700
panel $100-$200 > panel | $100-200
system over 2k > system | ~2000-
cable <50 > cable | ~-49.99
Wechselrichter unter 500 Dollar > Wechselrichter | $-500
Batterie zwischen 200 und 400 > Batterie | ~199.99-400
Batterie über 1000 $ > Batterie | $1000-
panel no menos de 100 > panel | ~99.99-
Batterie nicht unter 200 Dollar > Batterie | $200-
Batterie ab 100 für Zuhause > Batterie für Zuhause | ~99.99-
Batterie für Zuhause > Batterie für Zuhause
panel 300 o menos > panel | ~-300
panel 300 dólares o menos > panel | $-300
inverter 500 or less > inverter | ~-500
Wechselrichter 500 oder mehr > Wechselrichter | ~499.99-
panel no más caro que 100 > panel | $-100
Modul bis zu 120 Dollar, schwarz > Modul, schwarz | $-120
Modul, schwarz > Modul, schwarz
inversor menos de 500 hibrido > inversor hibrido | ~-499.99
inverter under 500 hybrid > inverter hybrid | ~-499.99
inverter hybrid > inverter hybrid
Wechselrichter unter 500 hybrid > Wechselrichter hybrid | ~-499.99
Wechselrichter hybrid > Wechselrichter hybrid
bateria litio menos de 1000 48v > bateria litio 48v | ~-999.99
bateria litio 48v > bateria litio 48v
bateria menos de 500 200 ah > bateria 200 ah | = bateria 200ah | ~-499.99
bateria 200 ah > bateria 200 ah | = bateria 200ah
panel menos de 120 monocristalino > panel monocristalino | ~-119.99
panel monocristalino > panel monocristalino
baterías menos de 1000 selladas > baterías selladas | ~-999.99
baterías selladas > baterías selladas
generador menos de 2000 silencioso en existencia > generador silencioso | ~-1999.99 | in stock
generador silencioso en existencia > generador silencioso | in stock
generador menos de 2000 en existencia > generador | ~-1999.99 | in stock
generador en existencia > generador | in stock
inversor menos de 700 por favor > inversor por favor | ~-699.99
inversor por favor > inversor por favor
generador menos de 600 gasolina > generador gasolina | ~-599.99
generador gasolina > generador gasolina
generador entre 300 y 600 gasolina > generador gasolina | ~299.99-600
inversor menos de 500 euros > inversor | €menos de 500 euros
menos de 500 euros >  | €menos de 500 euros
inversor 500€ > inversor | €500€
Batterie zwischen 200 und 400 Euro, LiFePO4 > Batterie, LiFePO4 | €zwischen 200 und 400 Euro
Batterie, LiFePO4 > Batterie, LiFePO4
zwischen 200 und 400 Euro >  | €zwischen 200 und 400 Euro
panel under 150 EUR > panel | €under 150 EUR
€100 - €200 panel > panel | €€100 - €200
placas hasta 50 mil pesos cubanos > placas | €hasta 50 mil pesos cubanos
hasta 50 mil pesos cubanos >  | €hasta 50 mil pesos cubanos
inversor de 200000 cup > inversor | €200000 cup
battery under 150000 CUP > battery | €under 150000 CUP
Batterie unter 150000 CUP > Batterie | €unter 150000 CUP
panel 90 mlc > panel | €90 mlc
inverter £500 > inverter | €£500
inverter under 100 quid > inverter | €under 100 quid
panel 300 libras esterlinas > panel | €300 libras esterlinas
panel 500 o más > panel | ~499.99-
panel más de 500 > panel | ~500-
panel hasta 450 > panel | ~-450
panel menos de 450 > panel | ~-449.99
inversor entre 5000 y 3000 > inversor | ~2999.99-5000
inversor por debajo de los 500 > inversor | ~-499.99
panel 500 usd o más > panel | $500-
inversor por menos de 500 > inversor | $-500
inverter for under 500 > inverter | $-500
inversor que cueste menos de 500 > inversor | $-500
Wechselrichter, Preis unter 500 > Wechselrichter | $-500
panel más barato que 500 > panel | $-500
panel menos de 0 usd > panel | $-0
panel hasta 100 usd o 90 euros > panel | $-100 | €90 euros
menos de 500 w >  | kw -0.49
inversor menos de 500w > inversor | kw -0.49
hasta 5 kw >  | kw -5
panel hasta 550wp > panel | wp -550
bateria hasta 200 ah > bateria | ah -200
unter 60 dB >  | db -59.99
entre 3 y 5 kw >  | kw 2.99-5
between 3 and 5 kW >  | kw 2.99-5
entre 110 y 220 > entre 110 y 220
inversor hasta 220 > inversor | ??hasta 220
inversor menos de 5 > inversor | ??menos de 5
Wechselrichter kleiner als 500 > Wechselrichter | ??kleiner als 500
para hasta 3 aires > para hasta 3 aires
hasta 100 paneles > hasta 100 paneles
kit de 1.5 kw > kit de 1.5 kw | = kit de 1500w
menos de 1.5 kw >  | kw -1.49
placas de 400 > placas de 400
bateria 12.8 v 100 ah > bateria 12.8 v 100 ah | = bateria 12.8v 100ah
batería más de 5000 ciclos > batería | ?más de 5000 ciclos
lithium over 5000 cycle battery > lithium battery | ?over 5000 cycle
Batterie über 5000 Zyklen > Batterie | ?über 5000 Zyklen
hasta 100 personas > hasta 100 personas
bomba de menos de 100 psi > bomba de menos de 100 psi
Axpert Max 7200 48V > Axpert Max 7200 48V
filtro bajo fregadero > filtro bajo fregadero
under-sink filter > under-sink filter
bajo 60 decibeles >  | db -59.99
más de 5 años > más de 5 años | ?más de 5 años
menos de 9999999 mil usd > menos de 9999999 mil usd
2 cup > 2 cup
hasta 5 pesos > hasta 5 pesos
Wechselrichter bis 5 kW > Wechselrichter | kw -5
inverter under 500w > inverter | kw -0.49
inverter 500w > inverter 500w
cable más largo que 10 m > cable más largo que 10 m | = cable 10m | ?más largo que 10 m
cable 10 m > cable 10 m | = cable 10m
filter under sink 10 kg > filter under sink 10 kg | = filter under sink 10kg
menos de 500 48 > menos de 500 48
inversor alrededor de 600 > inversor | ~419.99-780
inversor alrededor de 600 híbrido > inversor híbrido | ~419.99-780
inversor más o menos 500 > inversor | ~349.99-650
inversor 500 mas o menos > inversor | ~349.99-650
inversor unos 500 dólares > inversor | $350-650
inverter around $1,000 > inverter | $700-1300
inverter about 600 dollars > inverter | $420-780
Wechselrichter um die 600 > Wechselrichter | ~419.99-780
Modul etwa 100 Dollar > Modul | $70-130
inversor más o menos 5 kw > inversor 5 kw | = inversor 5000w
inversor 5 kw más o menos > inversor 5 kw | = inversor 5000w
Batterie ungefähr 100 Ah > Batterie 100 Ah | = Batterie 100ah
Batterie 100 Ah > Batterie 100 Ah | = Batterie 100ah
unos paneles > unos paneles
unos 20 paneles > unos 20 paneles
alrededor de 100 paneles > alrededor de 100 paneles
about solar > about solar
más o menos 3 > más o menos 3
cerca de 220 > cerca de 220
`,
  figures: `
panel menos de 500 w > panel | wp -499.99
paneles hasta 450wp > paneles | wp -450
placa de más de 400 watts > placa | wp 400-
bateria mas de 10 kwh > bateria | kwh 10-
batería entre 5 y 10 kWh > batería | kwh 4.99-10
batería de 100 a 200 ah > batería | ah 99.99-200
generador menos de 60 db > generador | db -59.99
generador de menos de 60 decibeles silencioso > generador silencioso | db -59.99
inversor desde 5 kw > inversor | kw 4.99-
inversor de 5 kw o más > inversor | kw 4.99-
inversor más de 3 kw menos de 6 kw > inversor | kw 3-5.99
inversor menos de 3000 vatios > inversor | kw -2.99
planta hasta 8 kva > planta | kva -8
menos de 5 kw >  | kw -4.99
inversor no menos de 5 kw > inversor | kw 4.99-
Modul nicht unter 400 Wp > Modul | wp 399.99-
inversor menos de 3500 w > inversor | kw -3.49
batería de menos de 100 ah > batería | ah -99.99
inversor menos de 48 v > inversor | v -47.99
inverter <48V > inverter | v -47.99
inversor hasta 48 v > inversor | v -48
inversor más de 24 v > inversor | v 24-
Wechselrichter ab 24 V > Wechselrichter | v 23.99-
inverter under 3000w > inverter | kw -2.99
panels less than 500 W > panels | wp -499.99
battery at least 10 kWh > battery | kwh 9.99-
Batterie ab 200 Ah > Batterie | ah 199.99-
Solarmodul unter 500 W > Solarmodul | wp -499.99
Stromerzeuger bis 60 dB > Stromerzeuger | db -60
inverter smaller than 5kW > inverter | kw -4.99
inverter bigger than 5kW > inverter | kw 5-
inverter not bigger than 5kW > inverter | kw -5
Wechselrichter kleiner als 5 kW > Wechselrichter | kw -4.99
Wechselrichter kleiner 5 kW > Wechselrichter | kw -4.99
Wechselrichter höher als 5 kW > Wechselrichter | kw 5-
Generator größer als 5 kVA > Generator | kva 5-
Generator groesser als 5 kVA > Generator | kva 5-
Batterie größer 5 kWh > Batterie | kwh 5-
Batterie nicht kleiner als 5 kWh > Batterie | kwh 4.99-
inversor más pequeño que 5 kw > inversor | kw -4.99
inversores mas chicos que 5 kw > inversores | kw -4.99
inversor más grande que 5 kw > inversor | kw 5-
generadores mas potentes que 5 kva > generadores | kva 5-
paneles mayores de 400 w > paneles | wp 400-
inversor de 5 kw para abajo > inversor | kw -5
inverter 5kw and below > inverter | kw -5
inversor de 5 kw máximo > inversor | kw -5
inversor de más de cinco kilowatts > inversor | kw 5-
batería de cuarenta y ocho voltios o menos > batería | v -48
bateria de mas de 100 amperes > bateria | ah 100-
battery over 100 amps > battery | ah 100-
inversor menos de 5 kw por menos de 500 > inversor | $-500 | kw -4.99
convertidor de 12 a 220 v > convertidor de 12 a 220 v | = convertidor de 12 a 220v
inversor 12/24/48 v > inversor 12/24/48 v | = inversor 12v / 24v / 48v
panel 550w > panel 550w
generador para bomba de menos de 750 w > generador para bomba de menos de 750 w | = generador para bomba de 750w
generator for fridges under 300 w > generator for fridges under 300 w | = generator for fridges 300w
Wechselrichter für Kühlschrank bis 300 W > Wechselrichter für Kühlschrank bis 300 W | = Wechselrichter für Kühlschrank 300w
menos de 0 kw > menos de 0 kw | = 0w
cable de más de 10 m > cable de más de 10 m | = cable de 10m | ?más de 10 m
más de 10 m > más de 10 m | = 10m | ?más de 10 m
seccionador hasta 63 A > seccionador hasta 63 A | = seccionador 63a | ?hasta 63 A
inversor menos de 10 kilos > inversor menos de 10 kilos | = inversor 10kg | ?menos de 10 kilos
menos de 10 kilos > menos de 10 kilos | = 10kg | ?menos de 10 kilos
breaker de menos de 60 amperes > breaker de menos de 60 amperes | = breaker de 60a | ?menos de 60 amperes
menos de 60 amperes > menos de 60 amperes | = 60a | ?menos de 60 amperes
battery charger under 30 amps > battery charger under 30 amps | = battery charger 30a | ?under 30 amps
bateria de mas de 5000 ciclos > bateria | ?mas de 5000 ciclos
mas de 5000 ciclos > mas de 5000 ciclos | ?mas de 5000 ciclos
batería de litio 5000 ciclos o más > batería de litio | ?5000 ciclos o más
5000 ciclos o más > 5000 ciclos o más | ?5000 ciclos o más
batería con garantía de 10 años > batería | ?garantía de 10 años
garantía de 10 años > garantía de 10 años | ?garantía de 10 años
panel que tenga al menos 10 años de garantía > panel | ?al menos 10 años de garantía
al menos 10 años de garantía > al menos 10 años de garantía | ?al menos 10 años de garantía
filtro de más de 3 etapas > filtro | ?más de 3 etapas
más de 3 etapas > más de 3 etapas | ?más de 3 etapas
battery with 10 year warranty > battery | ?10 year warranty
Batterie mit 10 Jahren Garantie > Batterie | ?10 Jahren Garantie
batería 6000 ciclos > batería 6000 ciclos
filtro de 5 etapas > filtro de 5 etapas
inversor de más de 5 kw > inversor | kw 5-
panel con garantía > panel con garantía
batería que dure 20 horas > batería que dure 20 horas | = batería que dure 20h | ?dure 20 horas
battery that lasts 20 hours > battery that lasts 20 hours | = battery that lasts 20h | ?lasts 20 hours
Batterie, die 20 Stunden hält > Batterie, die 20 Stunden hält | = Batterie , die 20h hält | ?die 20 Stunden hält
batería que dure más de 5 horas > batería que dure más de 5 horas | = batería que dure 5h | ?más de 5 horas
más de 5 horas > más de 5 horas | = 5h | ?más de 5 horas
algo que aguante 12 horas > algo que aguante 12 horas | = algo que aguante 12h
generador que dure 12 horas > generador | h 11.99-
batería de más de 5000 ciclos menos de 1000 usd > batería | $-1000 | ?más de 5000 ciclos
más de 5000 ciclos > más de 5000 ciclos | ?más de 5000 ciclos
generador diésel 12h > generador diésel | h 11.99-
planta que aguante doce horas > planta | h 11.99-
generador con 8 horas de autonomía > generador | h 7.99-
generador que trabaje 8 a 10 horas seguidas > generador | h 7.99-
generador que dure más de 10 horas > generador | h 10-
generador de al menos 20 horas > generador | h 19.99-
generador hasta 6 horas > generador | h -6
generador 10 horas o más > generador | h 9.99-
generador de gasolina para nevera 8 horas > generador de gasolina para nevera | h 7.99-
generator that lasts 12 hours > generator | h 11.99-
generator that runs for at least 10 hours > generator | h 9.99-
12 hour generator > generator | h 11.99-
inverter generator 5 hours > inverter generator | h 4.99-
Generator der 12 Stunden läuft > Generator | h 11.99-
Stromerzeuger mit 10 Stunden Laufzeit > Stromerzeuger | h 9.99-
batería que dure 8 horas > batería que dure 8 horas | = batería que dure 8h | ?dure 8 horas
batería para generador 8 horas > batería para generador 8 horas | = batería para generador 8h
sistema solar 24 horas > sistema solar 24 horas | = sistema solar 24h
planta solar 10 horas > planta solar 10 horas | = planta solar 10h
cemento que seque en 24 horas > cemento que seque en 24 horas | = cemento que seque en 24h
generador con 20 horas de uso > generador con 20 horas de uso | = generador con 20h de uso
generador, entrega en 24 horas > generador, entrega en 24 horas | = generador , entrega en 24h
generador con cambio de aceite cada 50 horas > generador con cambio de aceite cada 50 horas | = generador con cambio de aceite cada 50h
generador de 500 horas > generador de 500 horas | = generador de 500h
generador de 5 kva > generador de 5 kva | = generador de 5000va
generador de muchas horas > generador de muchas horas
`,
  'either of two': `
inversor de menos de 3 kw o de mas de 10 kw > inversor | kw -2.99,10-
inversor hasta 3 kw o mas de 10 > inversor | kw -3,10-
inversor hasta 3 o mas de 10 kw > inversor | kw -3,10-
inverter under 3 kw or over 10 kw > inverter | kw -2.99,10-
Wechselrichter unter 3 kW oder über 10 kW > Wechselrichter | kw -2.99,10-
inversor menos de 3 kw o entre 8 y 12 kw > inversor | kw -2.99,7.99-12
inversor de 3 kw o mas de 10 kw > inversor | kw 2.99-3,10-
inversor menos de 3kw o de 20kw > inversor | kw -2.99,19.99-20
inversor de mas de 10 kw y menos de 3 kw > inversor | kw -2.99,10-
inversor de mas de 3 kw o menos de 10 kw > inversor | kw 3-9.99
inversor menos de 300 usd o mas de 1000 > inversor | !menos de 300 usd | !mas de 1000
menos de 300 usd >  | $-300
mas de 1000 usd >  | $1000-
inversor menos de 300 o mas de 1000 > inversor | !menos de 300 | !mas de 1000
inverter under 300 or over 1000 > inverter | !under 300 | !over 1000
Wechselrichter unter 300 oder über 1000 > Wechselrichter | !unter 300 | !über 1000
inversor mas de 1000 usd y menos de 300 usd > inversor | !mas de 1000 usd | !menos de 300 usd
inversor menos de 300 usd o mas de 10 kw > inversor | !menos de 300 usd o mas de 10 kw
menos de 300 usd o mas de 10 kw >  | !menos de 300 usd o mas de 10 kw
paneles menos de 100 usd, menos de 500 usd > paneles | $-100 | !menos de 500 usd
menos de 500 usd >  | $-500
panel menos de 100 usd, menos de 100 usd > panel | $-100
panel menos de -5 usd > panel | $-0
`,
  'limits that are denied': `
inversor que no cueste más de 700 > inversor | $-700
inversor q no cueste mas d 700 > inversor | $-700
inversor que no cueste mas de setecientos dolares > inversor | $-700
inversor que no valga más de 700 > inversor | $-700
inversor que no me cueste mas de 700 usd > inversor | $-700
inversor que no me vaya a costar más de los 700 > inversor | $-700
inversor que no salga en más de 700 > inversor | $-700
inversor que no cueste arriba de 700 > inversor | $-700
inversor, no quiero gastar más de 700 > inversor | $-700
inversor sin gastar más de 700 > inversor | $-700
inversor no tengo más de 700 dólares > inversor | $-700
inversor que no sea más de 700 > inversor | ~-700
inversor que no suba de 700 > inversor | ~-700
inversor que no exceda 700 > inversor | ~-700
inversor sin pasar de 700 > inversor | ~-700
inverter that doesn't cost more than 700 > inverter | $-700
inverter that doesn’t cost more than $700 > inverter | $-700
inverter that does not cost over 700 > inverter | $-700
inverter that won't cost more than 700 > inverter | $-700
inverter not costing more than 700 > inverter | $-700
inverter I don't want to spend more than 700 > inverter | $-700
inverter that doesn't exceed 700 > inverter | ~-700
Wechselrichter der nicht mehr als 700 kostet > Wechselrichter | $-700
Wechselrichter, der nicht mehr als 700 Dollar kostet > Wechselrichter | $-700
Wechselrichter der nicht mehr kostet als 700 > Wechselrichter | $-700
Wechselrichter darf nicht mehr als 700 kosten > Wechselrichter | $-700
Wechselrichter, der höchstens 700 kostet > Wechselrichter | $-700
batería que no cueste menos de 500 > batería | $500-
battery that doesn't cost less than 500 > battery | $500-
Batterie, die nicht weniger als 500 kostet > Batterie | $500-
inversor que no tenga menos de 5 kw > inversor | kw 4.99-
inversor que no baje de 5 kw > inversor | kw 4.99-
inversor que no llegue a 5 kw > inversor | kw -4.99
generador que no haga más de 58 db > generador | db -58
generador que no sea más ruidoso que 58 db > generador | db -58
generator that doesn't make more than 58 dB > generator | db -58
generator that isn't louder than 58 dB > generator | db -58
generator not louder than 58 dB > generator | db -58
Generator, der nicht lauter als 58 dB ist > Generator | db -58
Wechselrichter, der nicht weniger als 5 kW hat > Wechselrichter | kw 4.99-
generador que no pese más de 50 kg > generador que no pese más de 50 kg | = generador que no pese 50kg | ?que no pese más de 50 kg
no más de 50 kg > no más de 50 kg | = no 50kg | ?no más de 50 kg
inversor que cueste más de 700 > inversor | $700-
generador que no sea de gasolina de más de 3 kva > generador | kva 3- | fuel -petrol
inversor que no tenga ventilador > inversor | xque no tenga ventilador
no quiero más de lo mismo > no quiero más de lo mismo
panel que no cueste mucho > panel que no cueste mucho
doesn't cost much > doesn't cost much
`,
  'numbers that are spelled out': `
tres kilowatts > tres kilowatts | = 3000w
3 kilowatts > 3 kilowatts | = 3000w
inversor de más de 5 kilowatts > inversor | kw 5-
menos de 100 dólares >  | $-100
batería de cuarenta y ocho voltios > batería de cuarenta y ocho voltios | = batería de 48v
panel de quinientos cincuenta watts > panel de quinientos cincuenta watts | = panel de 550w
panel de 550 watts > panel de 550 watts | = panel de 550w
panel de quinientos cincuenta > panel de quinientos cincuenta | = panel de 550
ciento veinte voltios > ciento veinte voltios | = 120v
120 voltios > 120 voltios | = 120v
kit de mil doscientos treinta y cuatro watts > kit de mil doscientos treinta y cuatro watts | = kit de 1234w
kit de 1234 watts > kit de 1234 watts | = kit de 1234w
menos de dos mil quinientos dolares >  | $-2500
menos de 2500 dolares >  | $-2500
batería entre doscientos y trescientos dólares > batería | $200-300
batería entre 200 y 300 dólares > batería | $200-300
entre cien y ciento veinte v >  | v 99.99-120
entre 100 y 120 v >  | v 99.99-120
de tres a cinco kw >  | kw 2.99-5
de 3 a 5 kw >  | kw 2.99-5
un kilowatt > un kilowatt | = 1000w
1 kilowatt > 1 kilowatt | = 1000w
menos de quinientos >  | ~-499.99
under five hundred dollars >  | $-500
under 500 dollars >  | $-500
twelve volt battery > twelve volt battery | = 12v battery
12 volt battery > 12 volt battery | = 12v battery
forty-eight volts > forty-eight volts | = 48v
48 volts > 48 volts | = 48v
twenty four volt > twenty four volt | = 24v
24 volt > 24 volt | = 24v
a hundred and fifty bucks >  | $-150
150 bucks >  | $-150
between one hundred and two hundred dollars >  | $100-200
between 100 and 200 dollars >  | $100-200
less than a thousand dollars >  | $-1000
less than 1000 dollars >  | $-1000
fünf kW > fünf kW | = 5000w
unter fuenfhundert Dollar >  | $-500
achtundvierzig Volt > achtundvierzig Volt | = 48v
zwischen hundert und zweihundertfünfzig Euro >  | €zwischen hundert und zweihundertfünfzig Euro
zwischen 100 und 250 Euro >  | €zwischen 100 und 250 Euro
tausend Watt > tausend Watt | = 1000w
1000 Watt > 1000 Watt | = 1000w
dreißig Ampere > dreißig Ampere | = 30a
30 Ampere > 30 Ampere | = 30a
einhundertzwanzig V > einhundertzwanzig V | = 120v
zweitausendfünfhundert Watt > zweitausendfünfhundert Watt | = 2500w
2500 Watt > 2500 Watt | = 2500w
inversor para dos aires > inversor para dos aires
tres fases > tres fases
un kilo de cemento > un kilo de cemento
a dollar > a dollar
menos de 2 mil dolares >  | $-2000
drei Phasen > drei Phasen
Einkauf > Einkauf
hundertwasser > hundertwasser
mil gracias > mil gracias
hasta dos > hasta dos
tausendundeine Nacht > tausendundeine Nacht
cable de dos hilos > cable de dos hilos
inversor - kW > inversor - kW
panel, - w > panel, - w
`,
  refusals: `
inversor 5kw sin wifi de 48v > inversor 5kw de 48v | = inversor 5000w de 48v | xsin wifi
inversor 5kw de 48v > inversor 5kw de 48v | = inversor 5000w de 48v
inversor sin wifi ni ventilador > inversor | xsin wifi ni ventilador
inversor no chino > inversor | xno chino
inversor no growatt para casa > inversor para casa | xno growatt
inversor para casa > inversor para casa
generador que no pite > generador | xque no pite
inversor que no tenga wifi > inversor | xque no tenga wifi
inverter without wifi > inverter | xwithout wifi
inverter that doesn't beep > inverter | xthat doesn't beep
Wechselrichter ohne WLAN > Wechselrichter | xohne WLAN
agua sin cloro > agua sin cloro
generador que no haga ruido > generador que no haga ruido | = generador silencioso
generador no ruidoso > generador no ruidoso | = generador silencioso
inversor sin corriente > inversor sin corriente
batería sin mantenimiento > batería sin mantenimiento
panel sin costo de envío > panel sin costo de envío
planta no arranca > planta no arranca
inversor no break > inversor no break
inversor no. 5 > inversor no. 5
inversor no más > inversor no más
generador que no gaste mucha gasolina > generador que no gaste mucha gasolina
generador que no pase de 500 usd > generador | $-500
planta que no se apague > planta que no se apague
inverter not available > inverter | out_of_stock
baterías no disponibles > baterías | out_of_stock
Generator nicht zu laut > Generator nicht zu laut | = generator leise
no tengo corriente > no tengo corriente
generador que no sea de gasolina > generador | fuel -petrol
-petrol > -petrol
generador que no consuma gasolina > generador | fuel -petrol
no me gusta la gasolina, generador > generador | fuel -petrol
generador, diesel no > generador | fuel -diesel
-diesel > -diesel
generador excluyendo diesel > generador | fuel -diesel
generador sin gasolina ni diesel > generador | fuel -petrol,-diesel
generador ni gasolina ni diesel > generador | fuel -petrol,-diesel
neither petrol nor diesel >  | fuel -petrol,-diesel
Generator, weder Benzin noch Diesel > Generator | fuel -petrol,-diesel
no quiero gasolina > generador | fuel -petrol
nada de gasolina generador > generador | fuel -petrol
no quiero generador de gasolina > generador | fuel -petrol
anything but lithium battery > battery | chemistry -lifepo4
-lifepo4 > -lifepo4
generator, not petrol > generator | fuel -petrol
generators that are not diesel > generators | fuel -diesel
Generator, kein Benzin > Generator | fuel -petrol
Generator ohne Diesel > Generator | fuel -diesel
no lithium battery > battery | chemistry -lifepo4
batería que no sea de plomo > batería | chemistry -agm
-agm > -agm
inversor que no sea de 48v > inversor | v -47.99,48-
inverter no 48v > inverter | v -47.99,48-
batería que no sea de 12v > batería | v -11.99,12.8-
batería que no sea de 48 v > batería | v -47.99,51.2-
Wechselrichter, nicht 5 kW > Wechselrichter | kw -4.99,5-
inversor que no sea de más de 5 kw > inversor | kw -5
inversor que no sea de menos de 5 kw > inversor | kw 4.99-
baterias menos agm > baterias | chemistry -agm
baterías menos de plomo > baterías | chemistry -agm
batería que no sea de gel > batería | chemistry -agm
generadores menos gasolina > generadores | fuel -petrol
paneles menos 300w > paneles | wp -299.99,300-
paneles menos de 300w > paneles | wp -299.99
batteries minus agm > batteries | chemistry -agm
Batterien bis auf AGM > Batterien | chemistry -agm
generador q no sea diesel ni trifasico > generador | fuel -diesel | -trifasico
generador que no sea trifasico > generador | -trifasico
bomba que no sea solar > bomba | -solar
que no sea solar >  | -solar
inversor sin batería > inversor | -bateria
generator without battery > generator | -battery
Generator, kein chinesischer > Generator | -chinesischer
inversor 48v sin ser trifasico > inversor 48v | -trifasico
inversor no hibrido > inversor | -hibrido
inversor trifasico no > inversor | -trifasico
no trifasico >  | -trifasico
inversor que no esté trifasico > inversor | -trifasico
que no esté trifasico >  | -trifasico
tampoco quiero generador >  | -generador
non-hybrid inverter > inverter | -hybrid
inverter not three phase > inverter | -three phase
Wechselrichter nicht dreiphasig > Wechselrichter | -dreiphasig
no quiero inversor hibrido > inversor | -hibrido
paneles, no quiero inversor hibrido > paneles | -hibrido
generador en vez de inversor > generador | -inversor
en vez de inversor >  | -inversor
paneles menos el de 300 > paneles | -300
menos el de 300 >  | -300
panel no de 300 > panel | -300
not the 300 panel > panel | -300
bateria de litio pero no de pared > bateria de litio | -pared
pero no de pared >  | -pared
todo menos paneles y baterías >  | -paneles | -baterias
todo menos baterías >  | -baterias
filtro sin osmosis inversa > filtro | -osmosis inversa
water filter no reverse osmosis > water filter | -reverse osmosis
paneles que no esten en oferta > paneles | -oferta
que no esten en oferta >  | -oferta
inversor que no necesite bateria > inversor | -bateria
que no necesite bateria >  | -bateria
inverter with no battery > inverter | -battery
generador que no sea trifasico ni inverter > generador | -trifasico | -inverter
que no sea trifasico >  | -trifasico
que no sea inverter >  | -inverter
luz sin corriente > luz sin corriente
generador que gaste menos gasolina > generador que gaste menos gasolina
generadores que gasten menos gasolina > generadores que gasten menos gasolina
baterías menos pesadas > baterías menos pesadas
nota de gasolina > nota de gasolina
nonstop > nonstop
panel al menos el de 300 > panel al menos el de 300
no quiero molestar, inversor > no quiero molestar, inversor
generador que no sea muy caro > generador | cheap first
generador no muy caro > generador | cheap first
generador, not too expensive > generador | cheap first
generador nicht so teuer > generador | cheap first
no 1, > no 1,
`,
  stock: `
complete system from 5 to 10 kw that isn't out of stock > complete system from | kw 4.99-10 | in stock
panels that are not sold out > panels | in stock
Batterien, die nicht ausverkauft sind > Batterien | in stock
paneles que no estén agotados > paneles | in stock
paneles disponibles > paneles | in stock
solo paneles en existencia > paneles | in stock
inversor disponible ya > inversor | in stock
que tengan en existencia inversores > inversores | in stock
inversores que estén disponibles ahora mismo > inversores | in stock
batería de litio en stock > batería de litio | in stock
panel con entrega inmediata > panel | in stock
only inverters that are available now > inverters | in stock
available batteries > batteries | in stock
Module auf Lager > Module | in stock
sofort lieferbare Batterien > Batterien | in stock
vorrätige Wechselrichter > Wechselrichter | in stock
welche Batterien sind verfügbar > Batterien | in stock
hay existencia de inversores > inversores | in stock
generadores con stock > generadores | in stock
qué paneles hay disponibles > paneles | in stock
are there panels in stock > panels | in stock
generador sin ruido disponible > generador sin ruido | = generador silencioso | in stock
paneles no disponibles > paneles | out_of_stock
inversor sin existencia > inversor | out_of_stock
cuándo estará disponible el inversor > cuándo estará disponible el inversor
panels not in stock > panels | out_of_stock
inverter out of stock > inverter | out_of_stock
Module nicht auf Lager > Module | out_of_stock
no hay existencia de paneles > paneles | out_of_stock
cuándo vuelve a haber inversores en existencia > cuándo vuelve a haber inversores en existencia
panels no longer available > panels | out_of_stock
Module nicht mehr lieferbar > Module | out_of_stock
presupuesto disponible > presupuesto disponible
paneles para el techo disponible > paneles para el techo disponible
available power > available power
almacenamiento de energía > almacenamiento de energía
Batterielager > Batterielager
panel agotado > panel | out_of_stock
paneles sin existencia > paneles | out_of_stock
paneles que están por llegar > paneles | out_of_stock
inversores del próximo contenedor > inversores | out_of_stock
panels sold out > panels | out_of_stock
inverters out of stock > inverters | out_of_stock
ausverkaufte Module > Module | out_of_stock
baterías con pocas unidades > baterías | limited
últimas unidades >  | limited
last units of batteries > batteries | limited
letzte Stücke >  | limited
cuándo estará agotado el inversor > cuándo estará agotado el inversor
cuándo llega el próximo contenedor > cuándo llega el próximo contenedor
poco espacio > poco espacio
inversor disponible por menos de 500 usd > inversor | $-500 | in stock
hay existencias de >  | in stock
`,
  order: `
el inversor más caro > inversor | dear first
baterías de mayor a menor precio > baterías | dear first
paneles del más caro al más barato > paneles | dear first
lo más caro >  | dear first
most expensive inverter > inverter | dear first
inverters price high to low > inverters | dear first
teuerster Generator > Generator | dear first
más barato primero >  | cheap first
paneles del más barato al más caro > paneles | cheap first
paneles de menor a mayor precio > paneles | cheap first
inverters cheapest first > inverters | cheap first
el generador más potente > generador | largest first
batería de mayor capacidad > batería | largest first
biggest generator > generator | largest first
größte Batterie > Batterie | largest first
inversor más caro que 500 usd > inversor | $500-
inversor más grande que 3 kW > inversor | kw 3-
panel de más de 500 W > panel | wp 500-
Grossteil > Grossteil
`,
  'everyday writing': `
planta chiquita pa la casa > planta chiquita pa la casa
planta chiquita para la casa > planta chiquita para la casa
algo pa' la nevera > algo pa' la nevera
algo para la nevera > algo para la nevera
cable pal panel > cable pal panel
cable para el panel > cable para el panel
kit c/ baterías > kit c/ baterías
kit con baterías > kit con baterías
what's on sale > what's on sale
what is on sale > what is on sale
whats in stock >  | in stock
what is in stock >  | in stock
oferta del día > oferta del día
inverter w/ mppt > inverter w/ mppt
inverter with mppt > inverter with mppt
kit w/o panels > kit | -panels
kit without panels > kit | -panels
inversor de 5 kilos > inversor de 5 kilos | = inversor de 5000w
inversor de 5 kW > inversor de 5 kW | = inversor de 5000w
planta de 2.5 kilos silenciosa > planta de 2.5 kilos silenciosa | = planta de 2500w silenciosa
planta de 2.5 kW silenciosa > planta de 2.5 kW silenciosa | = planta de 2500w silenciosa
inversor híbrido 5k > inversor híbrido 5k | = inversor híbrido 5000w
inversor híbrido 5 kW > inversor híbrido 5 kW | = inversor híbrido 5000w
5k inverter > 5k inverter | = 5000w inverter
5 kW inverter > 5 kW inverter | = 5000w inverter
batería de 5kw > batería de 5kw | = batería de 5000wh
batería de 5 kWh > batería de 5 kWh | = batería de 5000wh
10 kw battery > 10 kw battery | = 10000w battery
panel 400 o mas watts > panel | wp 399.99-
panel 400 watts o mas > panel | wp 399.99-
panel 400+ > panel | ~399.99-
panel 400 o más > panel | ~399.99-
400+ watt panel > panel | wp 399.99-
400 watt o más panel > panel | wp 399.99-
inversor 5kw+ > inversor | kw 4.99-
inversor 5kw o más > inversor | kw 4.99-
inversor 5kw + bateria > inversor 5kw + bateria | = inversor 5000w + bateria
cemento de 5 kilos > cemento de 5 kilos | = cemento de 5kg
generador de menos de 20 kilos > generador de menos de 20 kilos | = generador de 20kg | ?menos de 20 kilos
generador por debajo de 50 kilos > generador por debajo de 50 kilos | = generador 50kg | ?por debajo de 50 kilos
inversor menos de 2k > inversor | ~-1999.99
batería para inversor de 5 kw > batería para inversor de 5 kw | = batería para inversor de 5000w
panel pa > panel pa
500 w/ 12 v > 500 w/ 12 v | = 500w / 12v
batería de más de 5 kw > batería | kwh 5-
inversor menos de 2k usd > inversor | $-2000
inversor para split de 1 tonelada > inversor para split de 1 tonelada
inversor para un aire de 12000 btu > inversor para un aire de 12000 btu
inversor para 12 mil btu > inversor para 12 mil btu
inverter for 2 ton ac > inverter for 2 ton ac
inverter for ac > inverter for ac
1 tonelada de cemento > 1 tonelada de cemento
inversor para nevera > inversor para nevera
corriente trifásica 380 > corriente trifásica 380
necesito corriente 380 > necesito corriente 380
necesito 380 > necesito 380
three-phase power 380 > three-phase power 380
three-phase 380 > three-phase 380
power 400 V > power 400 V | = power 400v
Strom 380 > Strom 380
dreiphasiger Strom > dreiphasiger Strom
planta de corriente trifásica > planta de corriente trifásica
corriente 220 > corriente 220
corriente para la casa > corriente para la casa
power tool 400 W > power tool 400 W | = power tool 400w
inverter for 2 AC > inverter for 2 AC
inverter for 2 air conditioners > inverter for 2 air conditioners
generator for 2 ACs > generator for 2 ACs
generator for 2 air conditioners > generator for 2 air conditioners
inverter to run an AC and a fridge > inverter to run an AC and a fridge
inverter to run an air conditioner and a fridge > inverter to run an air conditioner and a fridge
generator for my ac unit > generator for my ac unit
generator for my air conditioner > generator for my air conditioner
inversor para 2 ac > inversor para 2 ac
inversor para 2 splits > inversor para 2 splits
AC cable > AC cable
dc to ac inverter > dc to ac inverter
inverter ac 220v > inverter ac 220v
isolator for AC 220 V > isolator for AC 220 V | = isolator for AC 220v
cable para ac 220v > cable para ac 220v
generador que no haga bulla > generador que no haga bulla | = generador silencioso
planta sin mucho ruido para la casa > planta sin mucho ruido para la casa | = planta silencioso para la casa
planta silencioso para la casa > planta silencioso para la casa
algo sin ruido > algo sin ruido | = silencioso
sin bulla > sin bulla | = silencioso
generator not noisy > generator not noisy | = generator quiet
generator quiet > generator quiet
Generator leise > Generator leise
inversor sin ruido > inversor sin ruido
batería que no haga ruido > batería que no haga ruido
planta solar sin ruido > planta solar sin ruido
aguantar 12 horas > aguantar 12 horas | = aguantar 12h
que aguante toda la noche > que aguante toda la noche
algo para aguantar el apagón de 12 horas > algo para aguantar el apagón de 12 horas | = algo para aguantar el apagón de 12h
que dure 12 horas > que dure 12 horas | = que dure 12h
something that lasts all night > something that lasts all night
etwas, das die ganze Nacht durchhält > etwas, das die ganze Nacht durchhält
batería que aguante 12 horas > batería que aguante 12 horas | = batería que aguante 12h | ?aguante 12 horas
planta que dure toda la noche > planta que dure toda la noche
algo que aguante 2 aires > algo que aguante 2 aires
cuánto aguanta > cuánto aguanta
agua toda la noche > agua toda la noche
entrega en 12 horas > entrega en 12 horas | = entrega en 12h
open 24 hours > open 24 hours | = open 24h
lasting paint > lasting paint
`,
  'as they come in': `
kit de 2 a 5 mil dólares > kit | $2000-5000
the quietest generator > the quietest generator | = quiet generator
der leiseste Generator > der leiseste Generator | = leise generator
smallest battery > battery | ?smallest
anything sold out >  | out_of_stock
inverter under 700 not three phase > inverter | ~-699.99 | -three phase
battery good for 5000+ cycles > battery good | ?5000+ cycles
bateria con 10 años de garantía, excepto la de pared > bateria | ?10 años de garantía | -pared
full solar kit costing 2 to 5 thousand > full solar kit | $2000-5000
inverters except three phase > inverters | -three phase
no me sirve diesel ni nada que esté agotado, planta de 4 kw o más > no me sirve, planta | kw 3.99- | fuel -diesel | in stock
Notstromaggregat (max. 58 dB), mind. 5 kW > Notstromaggregat | db -58 | kw 4.99-
se va la corriente ocho horas, planta que dure por lo menos 10 horas > se va la corriente ocho horas, planta | = se va la corriente 8h , planta | h 9.99-
batería de litio, la que menos pese primero > batería de litio | ?la que menos pese primero
which generator runs longest on one tank > generator on one tank | ?runs longest
the highest wattage panel you have > panel | largest first
inversor de 5 kw o si no sistema de 5 kw > inversor de 5 kw o si no sistema de 5 kw | = inversor de 5000w o si no sistema de 5000w
Solarkabel von wenigstens 80 Metern > Solarkabel von wenigstens 80 Metern | = Solarkabel von 80m | ?wenigstens 80 Metern
inversor entre 4 y 12 kilos de potencia > inversor de potencia | kw 3.99-12
hormigonera de más de 150 litros > hormigonera de más de 150 litros | = hormigonera de 150l | ?más de 150 litros
cement mixer bigger than 200 litres > cement mixer bigger than 200 litres | = cement mixer 200l | ?bigger than 200 litres
cable entre 10 y 20 metros > cable entre 10 y 20 metros | = cable entre 10 y 20m | ?entre 10 y 20 metros
taladro de menos de 10 libras > taladro | ?menos de 10 libras
inversor y batería, juntos hasta 800 > inversor y batería | !juntos hasta 800
inverter and battery for under 900 in total > inverter and battery | !under 900 in total
Wechselrichter und Laderegler, zusammen nicht mehr als 800 > Wechselrichter und Laderegler | !zusammen nicht mehr als 800
batería en total menos de 500 > batería en total | ~-499.99
acumulador que haya en el almacen > acumulador | in stock
my budget tops out at 2.5k for a full solar setup > full solar setup | $-2500
Ich hab 1000 bis 1200 Dollar für nen Lithiumspeicher > Lithiumspeicher | $1000-1200
busco un inversor, mi presupuesto es de 650 dolares > inversor | $-650
algo para la casa que salga en menos de 400 >  | $-400
panel solar que ronde los 120 usd > panel solar | $84-156
tengo nada mas que 900 para un sistema > sistema | ~-900
planta de mas de 5 kva pero que no pase de 1500 usd > planta | $-1500 | kva 5-
quiero gastar maximo 200 en una bateria > bateria | $-200
inversor que cueste como mucho 700 > inversor | $-700
dame un inversor por 600 > inversor | $-600
batería de al menos 5 kWh y como mucho 10 kWh > batería | kwh 4.99-10
batería -litio > batería | chemistry -lifepo4
no litio > batería | chemistry -lifepo4
2 baterias de 5kw e inversor de 5kw > 2 baterias de 5kw e inversor de 5kw | = 2 baterias de 5000wh e inversor de 5000w
inverter with a maximum price of 500 > inverter | $-500
solar panels costing $120 tops > solar panels | $-120
panels with 450 watts or better > panels | wp 449.99-
generator that does not run on gasoline > generator | fuel -petrol
batteries apart from lithium > batteries | chemistry -lifepo4
ich will höchstens 500 ausgeben für eine Batterie > Batterie | $-500
Generator, aber keinen Benziner > Generator | fuel -petrol
inversor de 24v hasta 500 fulas > inversor de 24v | $-500
nada de litio, bateria de 200 ah > bateria de 200 ah | = bateria de 200ah | chemistry -lifepo4
sin contar los de 12 v, baterias > baterias | v -11.99,12.8-
inverters that cost 400-700 > inverters | $400-700
nothing above 300 for a battery > battery | ~-300
generator, budget 600 > generator | $-600
generator not running on diesel > generator | fuel -diesel
una planta que este por los 500 > planta | ~349.99-650
bateria igual o mayor a 10 kwh > bateria | kwh 9.99-
generador que haga menos bulla que 60 db > generador que haga | db -59.99
cable de mas de 50 metros > cable de mas de 50 metros | = cable de 50m | ?mas de 50 metros
bateria distinta de litio > bateria | chemistry -lifepo4
solar system, 4000 max > solar system | ~-4000
`,
  'what is left': `
algo por menos de 100 dolares >  | $-100
cosas de menos de 100 usd >  | $-100
productos de menos de 100 usd >  | $-100
que tienen por menos de 100 dolares >  | $-100
busco algo barato menos de 100 usd >  | $-100 | cheap first
lo que haya por debajo de 100 dolares >  | $-100
todo lo que cueste menos de 100 >  | $-100
menos de cien dólares >  | $-100
me alcanza con 100 dolares >  | $-100
cualquier cosa hasta 100 usd >  | $-100
equipos por menos de 100 dolares >  | $-100
¿qué puedo comprar con 100 dólares? >  | $-100
anything under $100 >  | $-100
something below 100 dollars >  | $-100
products under 100 >  | ~-99.99
what can I buy for $100 >  | $-100
everything for sale under 100 >  | ~-99.99
alles unter 100 Dollar >  | $-100
was gibt es für 100 Dollar >  | $-100
Produkte unter 100 Dollar >  | $-100
Was kriege ich für 100 Dollar? >  | $-100
tengo 500 dólares para un inversor > inversor | $-500
bateria y menos de 500 > bateria | ~-499.99
what inverter can I buy for $500 > inverter | $-500
ich habe 500 Dollar für einen Wechselrichter > Wechselrichter | $-500
todo en uno menos de 500 > todo en uno | ~-499.99
all in one inverter under 500 > all in one inverter | ~-499.99
on sale under 500 > on sale | ~-499.99
bateria 500 o menos > bateria | ~-500
generador sin gasolina menos de 500 > generador | ~-499.99 | fuel -petrol
tengo un inversor > tengo un inversor
48 o menos >  | ??48 o menos
cable de más de 10 para panel > cable para panel | ??más de 10
cable para panel > cable para panel
under 20 >  | ??under 20
Kabel über 10 > Kabel | ??über 10
bateria menos de 48 > bateria | v -47.99
inversores de más de 24 > inversores | v 24-
battery under 24 > battery | v -23.99
Batterie 24 oder weniger > Batterie | v -24
Wechselrichter ab 48 > Wechselrichter | v 47.99-
convertidor de 12 hasta 220 > convertidor de 12 hasta 220
Axpert Max 7.2 > Axpert Max 7.2
lo más barato q tengan >  | cheap first
lo más barato que haya >  | cheap first
lo más barato que vendan >  | cheap first
lo más económico que tengas >  | cheap first
the cheapest you have >  | cheap first
das Billigste, was ihr habt >  | cheap first
inversor q no pase de 500 usd > inversor | $-500
panel q tenga menos de 500 w y > panel | wp -499.99
inversor que no supere los 500 usd > inversor | $-500
panel q valga menos de 100 usd y tenga garantia > panel garantia | $-100
panel con garantia > panel con garantia
panel de menos de 100 usd y que sea negro > panel negro | $-100
panel negro > panel negro
panel under 100 usd and that has a warranty > panel a warranty | $-100
panel with a warranty > panel with a warranty
inversor menos de 700 usd y bateria menos de 1000 usd > (inversor | $-700) + (bateria | $-1000)
paneles de 500 o mas e inversor de 5000 o mas > (paneles | ~499.99-) + (inversor | ~4999.99-)
inverter under 700 usd, battery under 1000 usd and cables > (inverter | $-700) + (battery | $-1000) + (cables)
Wechselrichter unter 700 USD und Batterie über 10 kWh > (Wechselrichter | $-700) + (Batterie | kwh 10-)
inversor menos de 700 usd o bateria menos de 1000 usd > (inversor | $-700) + (bateria | $-1000)
panel menos de 100 usd inversor menos de 500 usd > (panel | $-100) + (inversor | $-500)
2 inversores menos de 700 usd y 4 paneles menos de 100 usd > (2 inversores | $-700) + (4 paneles | $-100)
inversor y bateria menos de 1000 usd > inversor y bateria | $-1000
inversor de mas de 3 kw y menos de 700 usd > inversor | $-700 | kw 3-
inversor entre 3 y 5 kw y menos de 700 usd > inversor | $-700 | kw 2.99-5
kit de paneles de mas de 400 w y baterias de mas de 5 kwh > kit de paneles y baterias | wp 400- | kwh 5-
generador sin gasolina y bateria sin litio > generador y bateria | fuel -petrol | chemistry -lifepo4
inversor menos de 700 usd hibrido > inversor hibrido | $-700
panel de mas de 500 w menos de 300 w > panel | wp -299.99,500-
inversor menos de 300 usd o mas de 1000 usd > inversor | !menos de 300 usd | !mas de 1000 usd
`,
}
