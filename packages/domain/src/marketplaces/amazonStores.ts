/** One national Amazon shop. */
export interface AmazonStore {
  /** The marketplace id of the Selling Partner API, for example `ATVPDKIKX0DER`. */
  readonly id: string;
  /** ISO 3166-1 alpha-2, upper case. The United Kingdom is `GB`. */
  readonly country: string;
  /** The country as a seller reads it: `United States`. */
  readonly name: string;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** The shop's host without `www.`: `amazon.co.uk`. */
  readonly host: string;
  /** BCP 47 tag of the language that listings are written in unless the seller says otherwise. */
  readonly language: string;
}

const store = (
  id: string,
  country: string,
  name: string,
  currency: string,
  host: string,
  language: string,
): AmazonStore => ({ id, country, name, currency, host, language });

/**
 * Every Amazon store that a seller account can be joined to.
 * Source of the ids: developer-docs.amazon.com/sp-api/docs/marketplace-ids.
 */
export const AMAZON_STORES: readonly AmazonStore[] = [
  store('ATVPDKIKX0DER', 'US', 'United States', 'USD', 'amazon.com', 'en-US'),
  store('A2EUQ1WTGCTBG2', 'CA', 'Canada', 'CAD', 'amazon.ca', 'en-CA'),
  store('A1AM78C64UM0Y8', 'MX', 'Mexico', 'MXN', 'amazon.com.mx', 'es-MX'),
  store('A2Q3Y263D00KWC', 'BR', 'Brazil', 'BRL', 'amazon.com.br', 'pt-BR'),
  store('A1F83G8C2ARO7P', 'GB', 'United Kingdom', 'GBP', 'amazon.co.uk', 'en-GB'),
  store('A1PA6795UKMFR9', 'DE', 'Germany', 'EUR', 'amazon.de', 'de-DE'),
  store('A13V1IB3VIYZZH', 'FR', 'France', 'EUR', 'amazon.fr', 'fr-FR'),
  store('APJ6JRA9NG5V4', 'IT', 'Italy', 'EUR', 'amazon.it', 'it-IT'),
  store('A1RKKUPIHCS9HS', 'ES', 'Spain', 'EUR', 'amazon.es', 'es-ES'),
  store('A1805IZSGTT6HS', 'NL', 'Netherlands', 'EUR', 'amazon.nl', 'nl-NL'),
  store('AMEN7PMS3EDWL', 'BE', 'Belgium', 'EUR', 'amazon.com.be', 'fr-BE'),
  store('A28R8C7NBKEWEA', 'IE', 'Ireland', 'EUR', 'amazon.ie', 'en-IE'),
  store('A2NODRKZP88ZB9', 'SE', 'Sweden', 'SEK', 'amazon.se', 'sv-SE'),
  store('A1C3SOZRARQ6R3', 'PL', 'Poland', 'PLN', 'amazon.pl', 'pl-PL'),
  store('A33AVAJ2PDY3EV', 'TR', 'Türkiye', 'TRY', 'amazon.com.tr', 'tr-TR'),
  store('ARBP9OOSHTCHU', 'EG', 'Egypt', 'EGP', 'amazon.eg', 'ar-EG'),
  store('A17E79C6D8DWNP', 'SA', 'Saudi Arabia', 'SAR', 'amazon.sa', 'ar-SA'),
  store('A2VIGQ35RCS4UG', 'AE', 'United Arab Emirates', 'AED', 'amazon.ae', 'en-AE'),
  store('AE08WJ6YKNBMC', 'ZA', 'South Africa', 'ZAR', 'amazon.co.za', 'en-ZA'),
  store('A21TJRUUN4KGV', 'IN', 'India', 'INR', 'amazon.in', 'en-IN'),
  store('A19VAU5U5O7RUS', 'SG', 'Singapore', 'SGD', 'amazon.sg', 'en-SG'),
  store('A39IBJ37TRP1C6', 'AU', 'Australia', 'AUD', 'amazon.com.au', 'en-AU'),
  store('A1VC38T7YXB528', 'JP', 'Japan', 'JPY', 'amazon.co.jp', 'ja-JP'),
];

/** The default store (amazon.com). */
export const DEFAULT_AMAZON_STORE_ID = 'ATVPDKIKX0DER';
