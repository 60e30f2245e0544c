import type { FigureTexts } from './de.ts'

export const figures: FigureTexts = {
  'figure.what': '¿Qué es?',
  'figure.whatNamed': ({ name }) => `¿Qué es? ${name}`,
  'figure.forCalculator': '(calculadora)',
  'figure.needed': 'La calculadora solar necesita de este tipo de producto:',
  'figure.checked': '«¿Encaja todo?» pregunta además por:',
  'figure.optional': 'Y, solo si el producto lo tiene, por:',
  'figure.empty': 'Falta por llenar:',
  'figure.emptyOptional': 'Vacío. Llénelo solo si el producto lo tiene:',
  'figure.clearSolarInput': 'Vaciar los datos de la entrada solar',
  'figure.depthDefault': ({ lithium, agm }) => `Opcional. Vacío valen ${lithium}\u00a0% para litio y ${agm}\u00a0% para AGM.`,
  'figure.voltageV':
    'De un panel, la tensión con que trabaja a pleno sol; de una batería, la tensión nominal.\nEn la ficha: en paneles «Vmp» o «maximum power voltage», en baterías «nominal voltage».\nEjemplo: panel 41.9; batería 51.2.\nSin este dato la calculadora no cuenta con el producto, y el carrito no puede decir cuántos van en serie.',
  'figure.openCircuitV':
    'La tensión de un panel al que no hay nada conectado. En las mañanas frías sube aún más.\nEn la ficha: «Voc» u «open circuit voltage» a 25 °C, mayor que «Vmp».\nEjemplo: 49.9.\nSin este dato la calculadora no cuenta con el panel. Un número demasiado pequeño puede quemar el equipo del cliente: se recomendarían demasiados paneles en serie.',
  'figure.pvMaxW':
    'La potencia en paneles que se puede conectar a la entrada solar.\nEn la ficha: «max. PV input power» o «max. PV array power»; con varias entradas, la de todas juntas.\nEjemplo: 5500.\nSin este dato la calculadora no cuenta con el equipo, y el carrito no puede decir si los paneles son demasiados.',
  'figure.dischargeA':
    'La corriente que la batería puede dar de forma continua.\nEn la ficha: «max. continuous discharge current», no el pico de unos segundos.\nEjemplo: 100.\nSin este dato la calculadora no cuenta con la batería. Con un número demasiado grande la batería se desconectará bajo carga.',
  'figure.seriesMax':
    'Cuántas baterías iguales se pueden conectar una tras otra; así se suma la tensión.\nEn la ficha: «series connection», por ejemplo «up to 4S».\nEjemplo: 4. Si el fabricante no lo permite: 1.\nSin este dato se entiende que la batería va sola, y la calculadora no la propone para tensiones mayores.',
  'figure.parallelMax':
    'Cuántas baterías iguales se pueden conectar una junto a otra; así se suma la energía.\nEn la ficha: «parallel connection», por ejemplo «up to 16P».\nEjemplo: 16. Si el fabricante no lo permite: 1.\nSin este dato se entiende que la batería va sola, y la calculadora nunca propone varias en paralelo.',
  'figure.dcMinV':
    'Desde esta tensión de los paneles empieza a trabajar la entrada solar.\nEn la ficha: «MPPT voltage range», el número menor; también «start-up voltage».\nEjemplo: MPPT 120–450 V: aquí 120.\nSin este dato la calculadora no cuenta con el equipo, y el carrito no puede decir cuántos paneles van en serie.',
  'figure.mpptMaxV':
    'Hasta esta tensión la entrada solar saca lo máximo de los paneles.\nEn la ficha: «MPPT voltage range», el número mayor.\nEjemplo: MPPT 120–450 V: aquí 450.\nSin este dato vale la tensión máxima de la entrada, y se pueden recomendar demasiados paneles en serie.',
  'figure.dcMaxV':
    'La entrada no resiste más tensión. Los paneles dan la mayor en las mañanas frías.\nEn la ficha: «max. PV input voltage» o «max. DC voltage», mayor que el rango MPPT; en cables y conectores, la tensión nominal DC.\nEjemplo: 500.\nSin este dato la calculadora no cuenta con el equipo. Un número demasiado grande puede quemar el equipo del cliente.',
  'figure.mpptCount':
    'Cuántas entradas solares con regulación propia tiene el equipo; en cada una la serie puede tener otro largo.\nEn la ficha: «MPPT trackers» o «number of MPPT».\nEjemplo: 2.\nSin este dato el carrito no puede decir si 13 paneles van en dos entradas.',
  'figure.mpptMaxA':
    'Cuánta corriente admite una sola entrada solar. Las series en paralelo en ella se suman.\nEn la ficha: «max. PV input current»; de «27 A / 27 A», el número de una entrada.\nEjemplo: 27.\nSin este dato la calculadora pone una sola serie por entrada.',
  'figure.stringsMax':
    'Para cuántas series de paneles es la caja o el seccionador; cada una tiene sus polos.\nEn la ficha: «2 strings», o «4P», que son dos series.\nEjemplo: 2. En conectores, déjelo vacío.\nSin este dato el carrito no dice si cuatro series son demasiadas.',
  'figure.stringFuses':
    'Si cada serie tiene su propio fusible, adecuado para los paneles.\nEn la ficha: «string fuses», por ejemplo «15 A gPV».\nDesde tres series en paralelo hacen falta. En conectores, déjelo vacío.',
  'figure.panelCount':
    'Para cuántos paneles es un kit.\nEn la ficha: «for 4 panels».\nEjemplo: 4. En rieles y abrazaderas sueltos, déjelo vacío.\nSin este dato el carrito no dice si los kits alcanzan para todos los paneles.',
  'figure.mountsOn':
    'Para techo o para suelo.\nEn la ficha: «roof mount» o «ground mount».\nPara paneles en el suelo la calculadora propone solo kits que dicen «Suelo»; sin este dato, un kit se toma como de techo.',
  'figure.chargerKw':
    'Lo que el cargador interno toma como máximo de la red o de una planta.\nEn la ficha: «AC charging»; si solo dice una corriente, por la tensión de la batería: 60 A × 24 V = 1.44 kW.\nEjemplo: 1.4.\nSin este dato el carrito no puede decir si una planta alcanza para cargar. Si el equipo no tiene cargador, déjelo vacío.',
  'figure.surgeKw':
    'Lo que el inversor da por un momento, mientras arranca un motor.\nEn la ficha: «surge power» o «peak power».\nEjemplo: 3 kW continuos, pico de 6 kW: aquí 6.\nSin este dato se cuenta solo la potencia continua, y muchas veces parecerá que no alcanza para un refrigerador o una bomba.',
  'figure.depthPercent':
    'La parte de la batería que se puede usar sin que envejezca rápido.\nEn la ficha: «DoD» o «depth of discharge».\nEjemplo: 90.\nEscriba solo lo que dice el fabricante: un número demasiado grande promete al cliente más horas de las que hay.',
  'figure.runHours':
    'Las horas que la planta trabaja con el tanque lleno y a media carga.\nEn la ficha: «run time at 50 % load».\nEjemplo: 9.\nSin este dato no se dice cuántas horas aguanta una casa con la planta.',
}
