/**
 * English questions, one per line: `question > products that must be found | products that may be found besides`. Without any
 * products, the shop sells nothing of that kind. Products are SKUs or groups of read-questions.ts (`PAN`). A `*` marks a question
 * that was held out while the search's rules were written.
 */
export const english = `
* kva > GEN
kwh > BAT SYS
* ah > BAT
kilowatts > SYS INV | GEN CON
* 5 kva generator > GEN-P05M | GEN-D06S
12kva > GEN-D12S
* generator for my house > GEN
home generator > GEN
* gas generator > PET
petrol generator 3kva > GEN-P03M
* diesel generator > DIE
generater > GEN
* quiet generator > GEN-P02I GEN-D06S GEN-D12S GEN-D20S
portable generator > GEN-P02I | GEN
* genset > GEN
electric start generator > GEN-P07E | GEN
* three phase generator > GEN-D12S GEN-D20S
photovoltaic > PAN | SYS ACC
* photovoltaic panels > PAN | ACC-ROOF4
photovoltaics > PAN | SYS ACC
* pv > PAN | ACC-ROOF4 SYS
pv panels > PAN | ACC-ROOF4
* solar modules > PAN | ACC-ROOF4
550 watt panel > PV-550M
* panel 400 w > PV-400M
black solar panels > PV-450B
* solar panel for roof > PAN | ACC-ROOF4
solar pannel > PAN | ACC-ROOF4
* solar cells > PAN | SYS ACC-ROOF4
monocrystaline > PV-550M PV-400M PV-300M | PV-450B
* solar system 5 kw > SYS-05L
home solar system > SYS
* complete solar kit > SYS | ACC-ROOF4
off grid system > SYS INV-01G
* hybrid inverter > HYB | INV
inverter 3000w > INV-03H
* pure sine inverter > INV-01G
12 volt inverter > INV-01G
* three phase inverter > INV-20T
invertor > INV | GEN-P02I
* wall battery > BL-4810W
wall mounted battery > BL-4810W
* powerwall > BL-4810W | LI
lithium batteries > LI | BAT
* lifepo4 battery 100ah > BL-4810W BL-4810R BL-1210B
batery > BAT
* deep cycle battery > BAT
12v battery > BA-1210A BA-1220A BL-1210B
on sale > OFF
offers > OFF
offer > OFF
sale > OFF
discount > OFF
deals > OFF
generator on sale > GEN-P03M GEN-D12S
lead battery > AGM | SYS-03A
lead acid batteries > AGM | SYS-03A
lithium > LI | SYS-05L SYS-10L SYS-20T SYS-30T
* rack mount battery > BL-4810R | BL-4840C
agm battery 200ah > BA-1220A
* battery 10 kwh > BL-4820F
home battery storage > BAT
* distribution board > ACC-BOX9
breaker box > ACC-BOX9
* breaker panel > ACC-BOX9
fuse box > ACC-BOX9
* electrical panel > ACC-BOX9
switchboard > ACC-BOX9
* consumer unit > ACC-BOX9
circuit breaker > ACC-ISO32 ACC-BOX9
breaker > ACC-ISO32 ACC-BOX9
generator 110v > PET | GEN
generator 110 volts > PET | GEN
* dc switch > ACC-ISO32
disconnect > ACC-ISO32
* solar cable > ACC-CAB6
wires > ACC-CAB6 | ACC
* mc4 connectors > ACC-MC4
mppt controller > ACC-MPPT60
* solar regulator > ACC-MPPT60
mounting rails > ACC-ROOF4
* roof bracket > ACC-ROOF4
cement mixer > MAC-MIX180
* concrete mixer > MAC-MIX180
mortar mixer > MAC-MIX180
* mixing machine > MAC-MIX180
bags of cement > MAT-CEM42
* portland cement > MAT-CEM42
rebars > MAT-BAR12
* steel bars > MAT-BAR12
reinforcement steel > MAT-BAR12
* cinder blocks > MAT-BLK20
concrete blocks > MAT-BLK20
* building materials > MAT | CON
angle grinder > TLS-AG12
* jackhammer > TLS-DH17
power tools > TLS
* demolition hamer > TLS-DH17
water filter > WF
* water purifier > WF-RO5 | WF
filter cartridges > WF-10C | WF
* reverse osmosis > WF-RO5 | WF-10C
under sink filter > WF-10T
* whole house filter > WF-20B
inv-05h > INV-05H
* power station >
door >
window >
saw >
garage >
ladder >
phone >
* mobile phone >
cell phones >
* iphone charger >
shoes >
* running shoes >
washing machine >
* dishwasher >
fridge >
* refrigerator >
freezer >
* television >
tv >
* laptop >
computer >
* bicycle >
electric bike >
* motorcycle >
car tyres >
* sewing machine >
coffee machine >
* microwave oven >
water bottle >
* water heater >
solar lamp >
* table >
chair >
* wallet >
mouse >
* shirt >
horse >
* rice cooker >
guitar >
* perfume >
mattress >
* flights to mexico >
`
