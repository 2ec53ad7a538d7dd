import { TYPED_WORDS } from './typedWords.js';

/** What sellers abbreviate, written out. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ...TYPED_WORDS,
  ...Object.entries({
    b4: 'before',
    dia: 'diameter',
    diam: 'diameter',
    approx: 'about',
    approximately: 'about',
    incl: 'including',
    excl: 'excluding',
    equiv: 'equivalent',
    pcs: 'pieces',
    pc: 'piece',
    qty: 'quantity',
    bt: 'Bluetooth',
    temp: 'temperature',
    lic: 'licence',
    ref: 'reference',
    avg: 'average',
    wt: 'weight',
    adj: 'adjustable',
    // Marketplaces take "guarantee" for a promise of a refund.
    guarantee: 'warranty',
    pkt: 'packet',
    pk: 'pack',
    pck: 'pack',
    mins: 'minutes',
    yrs: 'years',
    yr: 'year',
    hr: 'hour',
    mth: 'month',
    intl: 'international',
    mths: 'months',
    hrs: 'hours',
  }),
]);
