/** What a part of a title is, which decides how dearly it is kept. */
export type PartKind =
  /** Brand and product type: always kept. */
  | 'core'
  /** What it fits ("for iPhone 11 Pro"): an accessory without it cannot be told from another. */
  | 'fit'
  /** What tells one variant from another: size, pack, colour, model. */
  | 'variant'
  /** Whom or what it is for, and what comes with it ("for Honda CR-V 2017", "with Lid"). */
  | 'clause'
  /** A short attribute ("Water Resistant"). */
  | 'attribute'
  /** Another name of the product or a long statement. */
  | 'more'
  /** The end of a title that a data feed tore off: it may say half of something, so it never stays in a title. */
  | 'torn';

/** How a part hangs on the one before it in the original title. */
export type Joint = 'start' | 'comma' | 'space' | 'dash' | 'colon';

/** A piece of a title that is kept or moved as a whole. */
export interface TitlePart {
  readonly text: string;
  readonly joint: Joint;
  readonly kind: PartKind;
}

/** A part before it is known what it is. */
export type Piece = Pick<TitlePart, 'text' | 'joint'>;
