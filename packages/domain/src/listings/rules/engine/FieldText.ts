import type { CopyField } from '../../ListingCopy.js';
import { findClaims, type FoundClaim } from '../claims/findClaims.js';
import type { Token } from '../text/Token.js';
import { tokenise } from '../text/tokenise.js';
import { holds, type BrandName } from './BrandName.js';

/** A text under check, with what several rules ask of it worked out once and only when asked. */
export class FieldText {
  #tokens: readonly Token[] | undefined;
  #claims: readonly FoundClaim[] | undefined;
  #ascii: boolean | undefined;
  #small: string | undefined;

  constructor(
    readonly field: CopyField,
    readonly text: string,
    readonly brand: BrandName,
    /** The entry of a list field, counted from 0; undefined elsewhere. */
    readonly index?: number,
  ) {}

  get tokens(): readonly Token[] {
    return (this.#tokens ??= tokenise(this.text));
  }

  get claims(): readonly FoundClaim[] {
    return (this.#claims ??= findClaims(this.text, this.tokens, (start, end) => this.isBrand(start, end)));
  }

  /** In small letters, for searches of letters of any case: V8 takes many times as long to look for both cases of each. */
  get small(): string {
    return (this.#small ??= this.text.toLowerCase());
  }

  /** True when every character is ASCII: then there is nothing to look for among symbols and emoji. */
  get ascii(): boolean {
    // eslint-disable-next-line no-control-regex -- the range is the definition of ASCII
    return (this.#ascii ??= /^[\x00-\x7f]*$/.test(this.text));
  }

  /** False when nothing in the text can be an address or a number: most texts have no sign of one. */
  get mayHoldContacts(): boolean {
    return (
      !this.ascii ||
      /[@+]|:\/\/|www|\d[\d ().-]{5}|\.[a-z]{2}|b0|\b(?:dot|punkt|seven|eight|nine|sieben|acht|saat|aath|nau)\b/.test(
        this.small,
      )
    );
  }

  /** True when the place lies inside the brand name. */
  isBrand(start: number, end: number): boolean {
    return holds(this.brand.spansIn(this.text), start, end);
  }
}
