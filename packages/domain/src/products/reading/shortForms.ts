/** What sellers abbreviate, written out. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dia: 'diameter', diam: 'diameter', approx: 'about', approximately: 'about', incl: 'including', excl: 'excluding', equiv: 'equivalent', pcs: 'pieces', pc: 'piece',
    qty: 'quantity', bt: 'Bluetooth', temp: 'temperature', lic: 'licence', ref: 'reference', avg: 'average', wt: 'weight', pkt: 'packet', mins: 'minutes', yrs: 'years', yr: 'year', hr: 'hour', mth: 'month', mths: 'months', hrs: 'hours',
  }),
);
