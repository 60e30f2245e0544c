/** Spanish questions written after those of spanish.ts and spanish-by-kind.ts, in the format of spanish.ts. A line with `#` names the kind of the next ones. */
export const spanishAnew = `
# everyday words, asked anew
moto generador > GEN
* plantica de luz chiquita > GEN-P02I | GEN
planta electrica de petroleo > DIE
* motor de luz > GEN
placas para coger sol > PAN | ACC-ROOF4 MAT-BAR12
* paneles de sol > PAN | ACC-ROOF4
pilas grandes para inversor > BAT | INV
* baterias selladas de 12 volts > BA-1210A BA-1220A | BL-1210B
banco de energia para la casa > BAT | SYS
* caja de disyuntores > ACC-BOX9 | ACC-ISO32
magnetotermicos > ACC-BOX9 | ACC-ISO32
* cuadro de luz > ACC-BOX9
hierro para construccion > MAT-BAR12 | CON
* acero de construccion > MAT-BAR12 | CON
varillas de hierro > MAT-BAR12
* ladrillos > MAT-BLK20
bloques para levantar pared > MAT-BLK20
* bolsas de cemento > MAT-CEM42
batidora de mezcla > MAC-MIX180
* trompo de albañil > MAC-MIX180
esmeriladora para cortar hierro > TLS-AG12
* radial para cortar metal > TLS-AG12
martillo para romper concreto > TLS-DH17
* pistola de romper piso > TLS-DH17
purificadora de agua para tomar > WF-RO5 | WF
* filtro para agua sucia > WF
cargador solar de baterias > ACC-MPPT60 | BAT
* regulador para paneles > ACC-MPPT60 | PAN
bases para los paneles > ACC-ROOF4 | PAN
* transformador de 12v a 110v > INV-01G | INV
# foreign words, asked anew
panel de pvc >
* panel de madera >
bloque de hielo >
* bloque de notas >
bateria de cocina >
* planta de tomate >
barra de chocolate >
* barra de sonido >
filtro de aceite >
* filtro de cigarro >
caja fuerte >
* disco duro >
cartucho de tinta >
* pila de reloj >
cable de red >
* placa de video >
`
