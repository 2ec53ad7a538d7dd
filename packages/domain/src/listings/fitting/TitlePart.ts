/** What a part of a title is, which decides how dearly it is kept. */
export type PartKind =
  /** Brand and product type: always kept. */
  | 'core'
  /** What tells one variant from another: size, pack, colour, model. */
  | 'variant'
  /** Whom or what it is for ("for Honda CR-V 2017"). */
  | 'purpose'
  /** A short attribute ("Water Resistant"). */
  | 'attribute'
  /** Another name of the product or a long statement. */
  | 'more';

/** How a part hangs on the one before it in the original title. */
export type Joint = 'start' | 'comma' | 'space' | 'dash' | 'colon';

/** A piece of a title that is kept or moved as a whole. */
export interface TitlePart {
  readonly text: string;
  readonly joint: Joint;
  readonly kind: PartKind;
}
