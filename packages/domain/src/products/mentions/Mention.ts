/** What kind of fact a passage states. */
export type MentionKind =
  'number' | 'material' | 'colour' | 'certification' | 'compatibility' | 'warranty' | 'origin' | 'benefit' | 'name';

/** A figure and what it counts: a unit symbol (`cm`), `count` for things, or the empty string for a bare number. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** A passage of a text that states a fact. Offsets are UTF-16, `end` exclusive. */
export interface Mention {
  readonly kind: MentionKind;
  /** The same for every way to say the same thing: `grey` for "gray", `1:76` for "1/76". */
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** For numbers: what they measure. Empty for codes such as "37-662" or "R3064". */
  readonly quantities: readonly Quantity[];
}
