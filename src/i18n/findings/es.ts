type Named = { one: string; other: string }
const bank = ({ inSeries, rows }: { inSeries: number; rows: number }) =>
  inSeries > 1 && rows > 1
    ? `${rows} filas de ${inSeries} en serie dan`
    : inSeries > 1
      ? `${inSeries} en serie dan`
      : rows > 1
        ? `${rows} en paralelo dan`
        : 'da'

/** What fits together and what does not, each in one sentence; a product stands in it by its name, with its number before it. */
export const es = {
  'string.fits': ({
    one,
    other,
    inSeries,
    strings,
    cold,
    most,
  }: Named & { inSeries: number; strings: number; cold: string; most: string }) =>
    `${one}: ${strings > 1 ? `${strings} series de ${inSeries} dan` : inSeries > 1 ? `${inSeries} en una serie dan` : 'uno solo da'} ${cold}\u00a0V en frío; ${other} admite ${most}\u00a0V.`,
  'string.never': ({ one, other, count, min, max, better }: Named & { count: number; min: number; max: number; better: string }) =>
    `${one}: con ${count} no salen series iguales de ${min === max ? min : `${min} a ${max}`} para ${other}${better ? `; ponga ${better}` : ''}.`,
  'string.none': ({ one, other, most }: Named & { most: string }) =>
    `${one} no va con ${other}: ninguna serie queda dentro de su entrada solar, que admite ${most}\u00a0V.`,
  'string.range': ({ one, other, min, max }: Named & { min: number; max: number }) =>
    `${one} con ${other}: ${min === max ? min : `de ${min} a ${max}`} en serie.`,
  'solarInput.never': ({ one, other }: Named) => `${one}: ${other} no tiene entrada solar; hace falta un controlador de carga aparte.`,
  'panelPower.fits': ({ one, other, panels, most }: Named & { panels: string; most: string }) =>
    `${one}: ${panels}\u00a0W en paneles; ${other} admite ${most}\u00a0W.`,
  'panelPower.never': ({ one, other, panels, most, better }: Named & { panels: string; most: string; better: number }) =>
    `${one}: ${panels}\u00a0W en paneles; ${other} admite ${most}\u00a0W${better > 0 ? `; ponga ${better} como mucho` : ': no van juntos'}.`,
  'panelPower.range': ({ one, other, most, count }: Named & { most: string; count: number }) =>
    `${other} admite ${most}\u00a0W en paneles: hasta ${count} × ${one}.`,
  'bank.fits': ({ one, other, bankV, deviceV, ...how }: Named & { inSeries: number; rows: number; bankV: string; deviceV: string }) =>
    `${one}: ${bank(how)} ${bankV}\u00a0V; va con ${other} (${deviceV}\u00a0V).`,
  'bank.never': ({ one, other, batteryV, deviceV }: Named & { batteryV: string; deviceV: string }) =>
    `${one} da ${batteryV}\u00a0V; ${other} pide ${deviceV}\u00a0V: no van juntos.`,
  'bank.uneven': ({ one, other, count, inSeries, better }: Named & { count: number; inSeries: number; better: string }) =>
    `${one}: para ${other} van ${inSeries} en serie y con ${count} no salen filas iguales; ponga ${better}.`,
  'bank.rows': ({ one, rows, most }: { one: string; rows: number; most: number }) =>
    `${one}: serían ${rows} filas en paralelo y admite ${most}.`,
  'bankPower.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one}: hasta ${gives}\u00a0kW; ${other} pide ${asks}\u00a0kW como mucho.`,
  'bankPower.never': ({ one, other, gives, asks, better }: Named & { gives: string; asks: string; better: number }) =>
    `${one}: hasta ${gives}\u00a0kW; ${other} puede pedir ${asks}\u00a0kW${better > 0 ? `; ponga ${better}` : ': no alcanza'}.`,
  'chemistry.fits': ({ one, other, is }: Named & { is: string }) => `${other} admite baterías ${is}, como ${one}.`,
  'chemistry.never': ({ one, other, is, takes }: Named & { is: string; takes: string }) =>
    `${one} es ${is}; ${other} admite ${takes}: no van juntos.`,
  'surge.fits': ({ one, gives, asks }: { one: string; gives: string; asks: string }) =>
    `Lo que puso en la calculadora pide hasta ${asks}\u00a0kW; ${one} da ${gives}\u00a0kW.`,
  'surge.never': ({ one, gives, asks }: { one: string; gives: string; asks: string }) =>
    `Lo que puso en la calculadora pide hasta ${asks}\u00a0kW; ${one} da ${gives}\u00a0kW: no alcanza.`,
  'motor.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${other} pide ${asks}\u00a0kW al arrancar; ${one} da ${gives}\u00a0kW.`,
  'motor.never': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${other} pide ${asks}\u00a0kW al arrancar; ${one} da ${gives}\u00a0kW: no alcanza para arrancarlo.`,
  'supply.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}\u00a0kVA; ${other} puede pedir ${asks}\u00a0kW.`,
  'supply.never': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}\u00a0kVA; ${other} puede pedir ${asks}\u00a0kW: no alcanza para toda su potencia.`,
  'charger.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}\u00a0kW; el cargador de ${other} pide hasta ${asks}\u00a0kW.`,
  'charger.never': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}\u00a0kW y el cargador de ${other} pide hasta ${asks}\u00a0kW: no alcanza.`,
  'mains.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}; ${other} trabaja con ${asks}.`,
  'mains.never': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `${one} da ${gives}; ${other} trabaja con ${asks}: no van juntos.`,
  'phases.fits': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) => `Fases: ${one}, ${gives}; ${other}, ${asks}.`,
  'phases.never': ({ one, other, gives, asks }: Named & { gives: string; asks: string }) =>
    `Fases: ${one}, ${gives}; ${other}, ${asks}: no van juntos.`,
  /** Figures that a product does not tell, in quotes. */
  lacks: ({ one, figures, count }: { one: string; figures: string; count: number }) =>
    `${count > 1 ? 'Faltan los datos' : 'Falta el dato'} ${figures} de ${one}: un técnico lo confirma.`,
  undecided: ({ one, other }: Named) => `No se puede decir si van juntos ${one}, ${other}: un técnico lo confirma.`,
  quoted: ({ text }: { text: string }) => `«${text}»`,
}
export type FindingTexts = typeof es
