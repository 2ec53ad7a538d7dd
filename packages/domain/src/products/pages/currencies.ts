/** ISO 4217 codes that shops use. */
const CODES =
  'AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL GHS HKD HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LKR MAD MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR PTE DEM FRF ITL ESP XOF XAF XPF XCD AMD AOA AZN BAM BMD BND BOB BWP BYN BZD CRC DOP DZD ETB GTQ HNL IQD JMD KHR KYD LAK LBP MDL MKD MMK MNT MOP MUR NAD NIO PAB PYG RWF TTD TZS UGX UZS ZMW';
export const CURRENCY_CODES: ReadonlySet<string> = new Set(CODES.split(' '));

/** Signs and short names that mean one currency, longest first. A bare dollar sign and "kr" mean what the shop's country uses. */
export const CURRENCY_SIGNS: readonly (readonly [sign: string, code: string])[] = (
  [
    ['US$', 'USD'],
    ['USD$', 'USD'],
    ['U$S', 'USD'],
    ['C$', 'CAD'],
    ['CA$', 'CAD'],
    ['CDN$', 'CAD'],
    ['CAD$', 'CAD'],
    ['A$', 'AUD'],
    ['AU$', 'AUD'],
    ['NZ$', 'NZD'],
    ['S$', 'SGD'],
    ['SG$', 'SGD'],
    ['HK$', 'HKD'],
    ['NT$', 'TWD'],
    ['MX$', 'MXN'],
    ['Mex$', 'MXN'],
    ['R$', 'BRL'],
    ['COL$', 'COP'],
    ['RM', 'MYR'],
    ['Rp', 'IDR'],
    ['Rs.', 'INR'],
    ['Rs', 'INR'],
    ['₹', 'INR'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['JP¥', 'JPY'],
    ['CN¥', 'CNY'],
    ['￥', 'JPY'],
    ['¥', 'JPY'],
    ['円', 'JPY'],
    ['元', 'CNY'],
    ['₩', 'KRW'],
    ['원', 'KRW'],
    ['₽', 'RUB'],
    ['руб', 'RUB'],
    ['₴', 'UAH'],
    ['грн', 'UAH'],
    ['₺', 'TRY'],
    ['TL', 'TRY'],
    ['DT', 'TND'],
    ['Dhs', 'AED'],
    ['zł', 'PLN'],
    ['Kč', 'CZK'],
    ['Ft', 'HUF'],
    ['lei', 'RON'],
    ['лв', 'BGN'],
    ['₪', 'ILS'],
    ['₫', 'VND'],
    ['฿', 'THB'],
    ['₱', 'PHP'],
    ['৳', 'BDT'],
    ['₦', 'NGN'],
    ['₸', 'KZT'],
    ['د.إ', 'AED'],
    ['درهم', 'AED'],
    ['ر.س', 'SAR'],
    ['ريال', 'SAR'],
    ['جنيه', 'EGP'],
    ['ج.م', 'EGP'],
    ['Fr.', 'CHF'],
    ['SFr.', 'CHF'],
    ['S/', 'PEN'],
  ] as const
).toSorted(([one], [other]) => other.length - one.length);

/** Currencies with three decimals, and what their countries write before them. */
export const THREE_DECIMALS: ReadonlyMap<string, '.' | ','> = new Map([
  ['BHD', '.'],
  ['JOD', '.'],
  ['KWD', '.'],
  ['OMR', '.'],
  ['TND', ','],
]);
/** Currencies without decimals: "71.492" is a thousand times as much. */
export const NO_DECIMALS: ReadonlySet<string> = new Set(['CLP', 'COP', 'IDR', 'JPY', 'KRW', 'VND', 'HUF', 'ISK']);
