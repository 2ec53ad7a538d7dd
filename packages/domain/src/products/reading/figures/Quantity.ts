/** A figure of a text with its unit, as it was read. Offsets are UTF-16 in the text. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  /** Symbol of the unit; `count` for counted things; the empty string for a bare figure. */
  readonly unit: string;
  /** The counted thing: "card slots", "pieces"; empty for measures. */
  readonly noun: string;
  /** "up to", "about", "at least", "each", "total", "per box", "equivalent"; several are joined by a space. */
  readonly qualifier: string;
  /** Of a chain such as `90 x 70 x 18 cm`: the place in it, else 0. */
  readonly place: number;
  /** How many are in the chain; 1 for a figure alone. */
  readonly chain: number;
  /** `W`, `D`, `H`, `L` behind a figure of a chain. */
  readonly side: string;
  /** Written as a code that only looks like a figure ("37-662"): compared letter for letter. */
  readonly plus: boolean;
}
