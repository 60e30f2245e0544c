/** English questions written after those of english.ts and english-by-kind.ts, in the format of english.ts. A line with `#` names the kind of the next ones. */
export const englishAnew = `
# everyday words, asked anew
gas powered generator > PET
* standby generator > GEN
small generator > GEN-P02I | GEN
* generating set > GEN
solar plates > PAN | ACC-ROOF4
* sun panels > PAN | ACC-ROOF4
solar power kit > SYS | ACC-ROOF4
* solar energy system > SYS
battery bank > BAT
* batteries for solar > BAT | SYS
power inverter > INV | GEN-P02I
* dc to ac inverter > INV | GEN-P02I
solar charger > ACC-MPPT60
* battery charge regulator > ACC-MPPT60
solar wire > ACC-CAB6
* pv cable > ACC-CAB6
panel clamps > ACC-ROOF4 | PAN
* roof hooks > ACC-ROOF4
electric panel box > ACC-BOX9
* breaker enclosure > ACC-BOX9 | ACC-ISO32
reinforcing steel rods > MAT-BAR12
* iron rods > MAT-BAR12
building blocks > MAT-BLK20
* bricks > MAT-BLK20
sacks of cement > MAT-CEM42
* concrete breaker > TLS-DH17
disc grinder > TLS-AG12
* metal cutter > TLS-AG12
tap water filter > WF
* replacement filters > WF-10C | WF
# foreign words, asked anew
drywall panel >
* wood panel >
oil filter >
* coffee filter >
drum kit >
* first aid kit >
ink cartridge >
* toner cartridge >
phone battery >
* watch battery >
network cable >
* hdmi cable >
house plant >
* lego blocks >
`
