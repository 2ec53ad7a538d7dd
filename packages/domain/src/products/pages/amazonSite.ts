/** An Amazon shop: what it writes prices in. Ids of marketplaces are in the rule sets. */
export interface AmazonSite {
  /** The host without `www.`: `amazon.co.uk`. */
  readonly host: string;
  readonly currency: string;
  readonly decimal: '.' | ',';
}

/** Every Amazon shop (developer-docs.amazon.com, Marketplace IDs). */
const SITES: readonly (readonly [ending: string, currency: string, decimal: '.' | ','])[] = [
  ['com', 'USD', '.'],
  ['ca', 'CAD', '.'],
  ['com.mx', 'MXN', '.'],
  ['com.br', 'BRL', ','],
  ['co.uk', 'GBP', '.'],
  ['de', 'EUR', ','],
  ['fr', 'EUR', ','],
  ['it', 'EUR', ','],
  ['es', 'EUR', ','],
  ['nl', 'EUR', ','],
  ['com.be', 'EUR', ','],
  ['ie', 'EUR', '.'],
  ['se', 'SEK', ','],
  ['pl', 'PLN', ','],
  ['com.tr', 'TRY', ','],
  ['eg', 'EGP', '.'],
  ['sa', 'SAR', '.'],
  ['ae', 'AED', '.'],
  ['co.za', 'ZAR', '.'],
  ['in', 'INR', '.'],
  ['sg', 'SGD', '.'],
  ['com.au', 'AUD', '.'],
  ['co.jp', 'JPY', '.'],
  ['cn', 'CNY', '.'],
];
const BY_HOST: ReadonlyMap<string, AmazonSite> = new Map(
  SITES.map(([ending, currency, decimal]) => {
    const host = `amazon.${ending}`;
    return [host, { host, currency, decimal }];
  }),
);

/** The Amazon shop of a host as `URL` gives it; undefined for every other host, whatever it is called. */
export function amazonSiteOf(host: string): AmazonSite | undefined {
  const labels = host.toLowerCase().replace(/\.$/u, '').split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const site = BY_HOST.get(labels.slice(at).join('.'));
    if (site !== undefined) return site;
  }
  return undefined;
}

const ASIN =
  /(?:\/(?:dp|gp\/product|gp\/aw\/d|product|exec\/obidos\/asin|o\/asin)\/|[?&]asin=)([A-Z0-9]{10})(?![A-Z0-9])/iu;

/** The ASIN in the address of an Amazon page; null where it holds none. */
export const asinOf = (address: string): string | null => ASIN.exec(address)?.[1]?.toUpperCase() ?? null;
