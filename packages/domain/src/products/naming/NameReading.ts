/** What a product name says, taken apart. Every part is in the seller's words; nothing is added. */
export interface NameReading {
  /** The name without brand, ornament and advertising, in the seller's order. */
  readonly main: string;
  /** What stood behind dashes, commas and in brackets and is none of the parts below. */
  readonly details: readonly string[];
  /** The kind of thing, in lower case: "steam locomotive model". Empty when the name does not say. */
  readonly type: string;
  /** The main part without type, article number and scale: "GNR 0-6-2T". */
  readonly designation: string;
  /** What the name says behind the kind of thing: "Pease & Partners Red". Part of `designation` too. */
  readonly after: string;
  /** What stood before the brand inside the name: "Learning Curve" of "Learning Curve Chuggington Koko". */
  readonly prefix: string;
  readonly articles: readonly string[];
  /** "00 gauge", "1:100 scale". */
  readonly scales: readonly string[];
  /** Pack content as written: "Pack of 4", "20 pcs". */
  readonly quantity: string;
  readonly colours: readonly string[];
  /** What follows "with": "TTS Sound". */
  readonly withs: readonly string[];
  /** What follows "for" or another word of fitting: "Bandai's B-train Shorty". */
  readonly fors: readonly string[];
  /** Names in quotation marks: "Flying Scotsman". */
  readonly quoted: readonly string[];
}
