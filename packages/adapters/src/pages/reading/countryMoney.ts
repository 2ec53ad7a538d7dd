interface CountryMoney {
  readonly currency: string | null;
  readonly decimal: '.' | ',' | undefined;
}

/** What the shops of a country write prices in (Unicode CLDR 46: supplemental currency data and number symbols). */
const COUNTRIES: Readonly<Record<string, readonly [currency: string, decimal: '.' | ',']>> = {
  uk: ['GBP', '.'],
  gb: ['GBP', '.'],
  ie: ['EUR', '.'],
  de: ['EUR', ','],
  at: ['EUR', ','],
  fr: ['EUR', ','],
  it: ['EUR', ','],
  es: ['EUR', ','],
  nl: ['EUR', ','],
  be: ['EUR', ','],
  pt: ['EUR', ','],
  fi: ['EUR', ','],
  gr: ['EUR', ','],
  ch: ['CHF', '.'],
  se: ['SEK', ','],
  no: ['NOK', ','],
  dk: ['DKK', ','],
  pl: ['PLN', ','],
  cz: ['CZK', ','],
  hu: ['HUF', ','],
  ro: ['RON', ','],
  bg: ['BGN', ','],
  tr: ['TRY', ','],
  ru: ['RUB', ','],
  ua: ['UAH', ','],
  in: ['INR', '.'],
  pk: ['PKR', '.'],
  bd: ['BDT', '.'],
  lk: ['LKR', '.'],
  jp: ['JPY', '.'],
  cn: ['CNY', '.'],
  kr: ['KRW', '.'],
  sg: ['SGD', '.'],
  my: ['MYR', '.'],
  id: ['IDR', ','],
  th: ['THB', '.'],
  vn: ['VND', ','],
  ph: ['PHP', '.'],
  hk: ['HKD', '.'],
  tw: ['TWD', '.'],
  au: ['AUD', '.'],
  nz: ['NZD', '.'],
  ca: ['CAD', '.'],
  us: ['USD', '.'],
  mx: ['MXN', '.'],
  br: ['BRL', ','],
  ar: ['ARS', ','],
  cl: ['CLP', ','],
  co: ['COP', ','],
  pe: ['PEN', '.'],
  uy: ['UYU', ','],
  za: ['ZAR', '.'],
  ae: ['AED', '.'],
  sa: ['SAR', '.'],
  eg: ['EGP', '.'],
  il: ['ILS', '.'],
  ng: ['NGN', '.'],
  ke: ['KES', '.'],
  tn: ['TND', ','],
  ma: ['MAD', ','],
  dz: ['DZD', ','],
  hr: ['EUR', ','],
  si: ['EUR', ','],
  sk: ['EUR', ','],
  lt: ['EUR', ','],
  lv: ['EUR', ','],
  ee: ['EUR', ','],
  lu: ['EUR', ','],
  rs: ['RSD', ','],
  ge: ['GEL', '.'],
  kz: ['KZT', ','],
  qa: ['QAR', '.'],
  kw: ['KWD', '.'],
  bh: ['BHD', '.'],
  om: ['OMR', '.'],
  jo: ['JOD', '.'],
  np: ['NPR', '.'],
};
/** Endings that companies of any country use. */
const ANYWHERE = /^(?:co|io|me|tv|ai|in)$/u;

/** The currency and the decimal sign that a shop's host and the language of its page suggest; nothing where they do not. */
export function countryMoney(host: string, language: string): CountryMoney {
  const ending = host.split('.').at(-1) ?? '';
  const isCountry = /\.(?:com?|net|org)\.\w{2}$/u.test(host) || !ANYWHERE.test(ending);
  const region = /[-_]([a-z]{2})$/iu.exec(language)?.[1]?.toLowerCase() ?? '';
  const found = (isCountry ? COUNTRIES[ending] : undefined) ?? COUNTRIES[region];
  return found === undefined ? { currency: null, decimal: undefined } : { currency: found[0], decimal: found[1] };
}
