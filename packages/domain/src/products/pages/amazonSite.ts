import { AMAZON_STORES } from '../../marketplaces/index.js';

/** An Amazon shop: what it writes prices in. */
export interface AmazonSite {
  /** The host without `www.`: `amazon.co.uk`. */
  readonly host: string;
  readonly currency: string;
  readonly decimal: '.' | ',';
}

/** Shops that write decimals behind a comma (their own pages, November 2026); CLDR differs for South Africa and Egypt. */
const COMMA: ReadonlySet<string> = new Set(
  ['com.br', 'de', 'fr', 'it', 'es', 'nl', 'com.be', 'se', 'pl', 'com.tr'].map((ending) => `amazon.${ending}`),
);
/** Closed to sellers, so no store; pages of it are still saved. */
const CHINA = { host: 'amazon.cn', currency: 'CNY' };

const BY_HOST: ReadonlyMap<string, AmazonSite> = new Map(
  [...AMAZON_STORES, CHINA].map(({ host, currency }) => [
    host,
    { host, currency, decimal: COMMA.has(host) ? ',' : '.' },
  ]),
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

/** What pages of Amazon note of their own server, and links to it. */
const SERVER = /\bue_sn\s*=\s*["'](?:[\w-]+\.){0,2}(amazon\.[a-z]{2,3}(?:\.[a-z]{2})?)["']/u;
const LINK = /https?:\/\/(?:www\.)?(amazon\.[a-z]{2,3}(?:\.[a-z]{2})?)\//gu;
const MOST_LOOKED_AT = 300_000;

/** The Amazon shop that served a page, by what the page notes of it or else by most of its links; undefined where it says nothing. */
export function amazonSiteIn(html: string): AmazonSite | undefined {
  const start = html.slice(0, MOST_LOOKED_AT);
  const noted = BY_HOST.get(serverIn(start) ?? '');
  if (noted !== undefined) return noted;
  const counts = new Map<string, number>();
  for (const [, host = ''] of start.matchAll(LINK)) counts.set(host, (counts.get(host) ?? 0) + 1);
  const [most] = [...counts].filter(([host]) => BY_HOST.has(host)).toSorted(([, one], [, other]) => other - one);
  return most === undefined ? undefined : BY_HOST.get(most[0]);
}

/** Whether a page notes that a server of Amazon sent it. */
export const isFromAmazon = (html: string): boolean => serverIn(html.slice(0, MOST_LOOKED_AT)) !== undefined;

// Nearly every page is of another shop: a plain search tells so ten times as fast, for a seldom letter first.
const serverIn = (start: string): string | undefined =>
  start.includes('zon.') && start.includes('ue_sn') ? SERVER.exec(start)?.[1] : undefined;

const ASIN =
  /(?:\/(?:dp|gp\/product|gp\/aw\/d|product|exec\/obidos\/asin|o\/asin)\/|[?&]asin=)([A-Z0-9]{10})(?![A-Z0-9])/iu;

/** The ASIN in the address of an Amazon page; null where it holds none. */
export const asinOf = (address: string): string | null => ASIN.exec(address)?.[1]?.toUpperCase() ?? null;
