/**
 * Spanish questions, one per line: `question > products that must be found | products that may be found besides`. Without any
 * products, the shop sells nothing of that kind. Products are SKUs or groups of read-questions.ts (`PAN`). A `*` marks a question
 * that was held out while the search's rules were written.
 */
export const spanish = `
kva > GEN
* kw > SYS INV | GEN MAC-MIX180 TLS
ah > BAT
* kwh > BAT SYS
watts > PAN | SYS CON INV GEN
* voltios > BAT INV | SYS PAN GEN ACC CON
5 kva > GEN-P05M | GEN-D06S
* generador 12 kva > GEN-D12S
generador de 3000 w > GEN-P03M | GEN
* planta 2kva > GEN-P02I
planta electrica para la casa > GEN
* planta de luz > GEN
generador para mi casa > GEN
* generador > GEN
jenerador > GEN
* jeneradores de gasolina > PET
generador a diesel > DIE
* planta de gasolina > PET
planta silenciosa > GEN-P02I GEN-D06S GEN-D12S GEN-D20S
* motor generador > GEN
plantas portatiles > GEN-P02I
* generador con arranque automatico > GEN-P07E | GEN
grupo electrogeno trifasico > GEN-D12S GEN-D20S
* generador para un negocio > GEN
quiero una planta > GEN
* cuanto vale la planta de petroleo > DIE
panel 550 > PV-550M
* paneles de 400 watts > PV-400M
panel fotovoltaico > PAN | ACC-ROOF4
* placas fotovoltaicas > PAN | ACC-ROOF4
modulo fotovoltaico > PAN | ACC-ROOF4
* fotovoltaico > PAN | SYS ACC
fotovoltaica > PAN | SYS ACC
* placa solar negra > PV-450B
celdas solares > PAN | SYS ACC-ROOF4
* panel monocristalino > PV-550M PV-400M PV-300M | PV-450B
paneles bifaciales > PAN | ACC-ROOF4
* panel solar barato > PAN | ACC-ROOF4
panle solar > PAN | ACC-ROOF4
* panel solar para finca > PAN | ACC-ROOF4
paneles solares 300w precio > PV-300M
* sistema fotovoltaico > SYS | ACC-ROOF4
sistema solar 5kw > SYS-05L
* kit solar > SYS | ACC-ROOF4
kit de energia solar > SYS | ACC-ROOF4
* kit fotovoltaico 10 kw > SYS-10L
sistema de respaldo > | SYS BAT INV
* sistema completo para casa > SYS
equipo solar completo > SYS
* inversor 5kw > INV-05H | SYS-05L
inverzor > INV | GEN-P02I
* inversor hibrido 10 kw > INV-10H
inversor de 3000 watts > INV-03H
* inversor de 12 voltios > INV-01G
inversor de onda pura > INV-01G
* inversor 24v > INV-03H
inversor trifasico > INV-20T
* inversor para la casa > INV
inversores hibridos > HYB
* convertidor de 12v a 110 > INV-01G | INV
inversor growatt > INV | GEN-P02I
* bateria de pared > BL-4810W
baterias para colgar en la pared > BL-4810W
* powerwall > BL-4810W | LI
bateria litio 5kwh > BL-4810W BL-4810R
* bateria de litio > LI | BAT
vateria de litio > LI | BAT
* acumulador > BAT | SYS
acumuladores 12v > BA-1210A BA-1220A BL-1210B
* bateria 100 amperios > BL-4810W BL-4810R BL-1210B BA-1210A
bateria 200ah > BL-4820F BA-1220A
* baterias lifepo4 48v > LI
bateria de ciclo profundo > BAT
* bateria agm > AGM | SYS-03A
oferta > OFF
ofertas > OFF
en oferta > OFF
rebajas > OFF
descuento > OFF
promociones > OFF
planta en oferta > GEN-P03M GEN-D12S
bateria de plomo > AGM | SYS-03A
baterias de plomo acido > AGM | SYS-03A
plomo > AGM SYS-03A
litio > LI | SYS-05L SYS-10L SYS-20T SYS-30T
bateria rack > BL-4810R BL-4840C
* banco de baterias > BAT
bateria para inversor > BAT | INV
* bateria para alarma > BA-1210A BL-1210B | BAT
bateria 20 kwh > BL-4840C
* pizarra > ACC-BOX9
pizarra electrica > ACC-BOX9
* cuadro electrico > ACC-BOX9
tablero electrico > ACC-BOX9
* tablero > ACC-BOX9
caja de breakers > ACC-BOX9
* panel de breakers > ACC-BOX9
caja de distribucion > ACC-BOX9
* centro de carga > ACC-BOX9
breaker > ACC-ISO32 ACC-BOX9
generador 110v > PET | GEN
planta 220v > GEN-P03M GEN-P05M GEN-P07E GEN-D06S GEN-D12S GEN-D20S
* breakers de corriente directa > ACC-ISO32 | ACC-BOX9
pastilla > ACC-ISO32 | ACC-BOX9
* interruptor termomagnetico > ACC-ISO32 | ACC-BOX9
protecciones electricas > ACC-ISO32 ACC-BOX9 | SYS
* cuchilla dc > ACC-ISO32
cables > ACC-CAB6 | ACC
* cable solar > ACC-CAB6
alambre electrico > ACC-CAB6
* cable rojo y negro > ACC-CAB6
conectores mc4 > ACC-MC4
* mc4 > ACC-MC4
regulador de carga > ACC-MPPT60
* controlador solar > ACC-MPPT60
mppt > ACC-MPPT60 | INV SYS
* estructura para paneles > ACC-ROOF4 | PAN
soportes para techo > ACC-ROOF4
* rieles de aluminio > ACC-ROOF4
concretera > MAC-MIX180
* mezcladora de cemento > MAC-MIX180
mezcladora > MAC-MIX180
* hormigonera > MAC-MIX180
ormigonera > MAC-MIX180
* trompo de concreto > MAC-MIX180
maquina de mezclar concreto > MAC-MIX180
* batidora de hormigon > MAC-MIX180
cemento p350 > MAT-CEM42
* cemento gris > MAT-CEM42
sacos de cemento > MAT-CEM42
* semento > MAT-CEM42
cabillas > MAT-BAR12
* cabilla de media > MAT-BAR12
acero para placa > MAT-BAR12
* barras de acero > MAT-BAR12
bloques de concreto > MAT-BLK20
* bloque de 20 > MAT-BLK20
materiales de construccion > MAT | CON
* pulidora > TLS-AG12
esmeril angular > TLS-AG12
* martillo electrico > TLS-DH17
rompedora de piso > TLS-DH17
* herramientas > TLS
herramientas electricas > TLS
* filtro de agua > WF
purificador de agua > WF-RO5 | WF
* filtros para el fregadero > WF-10T | WF
cartucho > WF-10C
* cartuchos de repuesto > WF-10C
osmosis > WF-RO5 | WF-10C
* osmosis inversa > WF-RO5 | WF-10C
filtro para pozo > WF
* filtro de carbon activado > WF-10T | WF
BL-4810W > BL-4810W
* gen d12 > GEN-D12S
estacion de energia >
* estacion de energia portatil > | GEN-P02I BL-1210B
puerta >
ventana >
sierra >
mango >
garaje >
desinfectar >
celular >
* celulares samsung >
telefono movil >
* iphone >
zapatos >
* zapatos de mujer >
tenis nike >
* lavadora >
lavadora automatica >
* nevera >
refrigerador >
* televisor >
television 32 pulgadas >
* ventilador >
microondas >
* laptop >
computadora >
* moto >
moto electrica >
* motorina >
bicicleta >
* bicicleta electrica >
carro >
* gomas de carro >
maquina de coser >
* olla arrocera >
cocina de gas >
* cama >
mesa >
* sillas plasticas >
maleta >
* ropa >
perfume >
* medicinas >
leche en polvo >
* botella de agua >
calentador de agua >
* lampara solar >
bomba de agua >
* calculadora >
guitarra >
* colchon >
pasaje a mexico >
`
