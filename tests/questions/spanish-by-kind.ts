/** Further Spanish questions, twenty of each kind, in the format of spanish.ts. A line with `#` names the kind of the next ones. */
export const spanishByKind = `
# everyday words
placas para el techo > PAN | ACC-ROOF4 MAT-BAR12
* motor de corriente > GEN
planta de emergencia > GEN
* plantas para el apagon > GEN | BAT SYS INV
baterias para los apagones > BAT | SYS
* equipo para cuando se va la luz > SYS | GEN BAT INV
alambre para los paneles > ACC-CAB6
* ganchos para paneles > ACC-ROOF4 | PAN
caja para los breakers > ACC-BOX9 | ACC-ISO32
* switch de corriente directa > ACC-ISO32
filtro para la pila del agua > WF
* filtro de la casa entera > WF-20B | WF
agua limpia > WF
* agua potable > WF
gris cemento > MAT-CEM42
* hierro corrugado > MAT-BAR12
ladrillos huecos > MAT-BLK20
* maquina para hacer hormigon > MAC-MIX180
maquina de romper piso > TLS-DH17
* disco de corte > TLS-AG12
# misspellings
paneles zolares > PAN | ACC-ROOF4
* panel fotobolataico > PAN | ACC-ROOF4
ynversor > INV | GEN-P02I
* inbersor hibrido > HYB | INV
bateria de lityo > LI | BAT
* baterria agm > AGM | SYS-03A
xenerador > GEN
* generador de gazolina > PET
generador trifacico > GEN-D12S GEN-D20S
* planta electrika > GEN
sistema zolar completo > SYS
* hormigonerra > MAC-MIX180
amoladera > TLS-AG12
* martillo demoledro > TLS-DH17
sement portlan > MAT-CEM42
* vloques de hormigon > MAT-BLK20
filtro de hagua > WF
* osmocis inbersa > WF-RO5 | WF-10C
controlador de karga > ACC-MPPT60
* conetores mc4 > ACC-MC4
# plural, accents, capitals
PANELES SOLARES > PAN | ACC-ROOF4
* Módulos Solares > PAN | ACC-ROOF4
INVERSORES TRIFÁSICOS > INV-20T
* inversores autonomos > INV-01G
Baterías de Pared > BL-4810W
* baterias selladas > AGM | BAT
GENERADORES DIÉSEL > DIE
* generadores electricos > GEN
generadores silenciosos > GEN-P02I GEN-D06S GEN-D12S GEN-D20S
* generadores insonorizados > GEN-D12S GEN-D20S | GEN-D06S GEN-P02I
sistemas solares > SYS | ACC-ROOF4
* Sistemas Completos > SYS
ARMARIO DE BATERIAS > BL-4840C | BAT
* cementos > MAT-CEM42
barras corrugadas > MAT-BAR12
* martillos demoledores > TLS-DH17
amoladoras angulares > TLS-AG12
* ÓSMOSIS INVERSA > WF-RO5 | WF-10C
seccionadores > ACC-ISO32 | ACC-BOX9
* controladores de carga > ACC-MPPT60
# units
5 kva generador > GEN-P05M | GEN-D06S
* planta de 6kva > GEN-D06S
planta de 7 kva > GEN-P07E
* 20kva > GEN-D20S
inversor 3 kilowatts > INV-03H
* inversor 5000 vatios > INV-05H
inversor 48v > INV-05H INV-10H
* inversor 24 voltios > INV-03H
panel de 300w > PV-300M
* panel 450wp > PV-450B
550 wp > PV-550M
* bateria 24 v > | BAT INV-03H
bateria 12 voltios 200 amperios > BA-1220A
* bateria de 10 kwh > BL-4820F
bateria 1.28 kwh > BL-1210B | BA-1210A
* bateria 51.2v > BL-4810W BL-4820F BL-4810R BL-4840C
cable de 6 mm > ACC-CAB6 | ACC-MC4
* controlador 60 amperes > ACC-MPPT60
seccionador 32a > ACC-ISO32 | ACC-BOX9
* planta 110/220 v > GEN-P03M GEN-P05M GEN-P07E GEN-D06S GEN-D12S | GEN
# models
bl-4820f > BL-4820F
* BL4840C > BL-4840C
bl 1210b > BL-1210B
* ba-1220a > BA-1220A
gen-p05m > GEN-P05M
* GEN D20S > GEN-D20S
inv 10h > INV-10H
* inv-20 > INV-20T
sys-10l > SYS-10L
* SYS 30T > SYS-30T
pv 400m > PV-400M
* pv-300m > PV-300M
acc-cab6 > ACC-CAB6
* acc roof4 > ACC-ROOF4
mac-mix180 > MAC-MIX180
* tls dh17 > TLS-DH17
wf-ro5 > WF-RO5
* wf 10c > WF-10C
mat-blk20 > MAT-BLK20
* modelo gen p07e > GEN-P07E
# typos on phone keyboards
panwl solar > PAN | ACC-ROOF4
* panel sokar > PAN | ACC-ROOF4
invesor > INV | GEN-P02I
* inversir hibrido > HYB | INV
bateeia > BAT
* batetia de litio > LI | BAT
generadot > GEN
* generaor > GEN
plamta electrica > GEN
* geneardor diesel > DIE
sistemasolar > SYS
* kitsolar > SYS | ACC-ROOF4
cemwnto > MAT-CEM42
* bloqies > MAT-BLK20
cabilas > MAT-BAR12
* hornigonera > MAC-MIX180
martilo > TLS-DH17
* amokadora > TLS-AG12
fitlro de agua > WF
* conectoresmc4 > ACC-MC4
# foreign words
zapatillas >
* audifonos bluetooth >
cargador de celular >
* aire acondicionado >
split 1 tonelada >
* secadora de pelo >
arroz >
* aceite de motor >
carretilla >
* tanque de agua >
puerta de aluminio >
* pintura blanca >
cerradura >
* silla de ruedas >
colchones >
* juguetes para niños >
piezas de moto >
* panel de yeso >
bateria de carro electrico >
* cocina de induccion >
# questions as sentences
tienen paneles solares en venta? > PAN | ACC-ROOF4
* ¿cuánto cuesta un panel de 550 watts? > PV-550M
necesito una batería para mi inversor de 48 voltios > BL-4810W BL-4820F BL-4810R | BAT INV
* que planta me sirve para la casa > GEN
busco un generador que no haga ruido > GEN | GEN-P02I
* buenas, venden inversores hibridos de 5 kw > INV-05H | HYB
hola, quisiera saber el precio del cemento > MAT-CEM42
* me interesa un sistema solar para mi negocio > SYS
donde puedo comprar cabillas en la habana > MAT-BAR12
* cuales son las ofertas de hoy > OFF
hay bloques disponibles? > MAT-BLK20
* quiero poner paneles en el techo de mi casa > PAN | ACC-ROOF4
cuanto vale la bateria de pared > BL-4810W
* tienen filtros para tomar agua de pozo > WF-RO5 | WF
necesito cable para conectar los paneles > ACC-CAB6 | ACC-MC4
* que inversor trifasico tienen > INV-20T
venden generadores diesel silenciosos? > DIE | GEN
* tendran mezcladoras de concreto > MAC-MIX180
que lleva un kit solar completo > SYS | ACC-ROOF4
* venden celulares? >
`
