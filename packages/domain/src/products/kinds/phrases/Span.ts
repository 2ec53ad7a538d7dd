/** Tokens from `first` up to but not with `next`. */
export interface Span {
  readonly first: number;
  readonly next: number;
}
