/** What one clause denies together: the "car" and "tyre" of "not for car tyres". */
export interface DeniedTogether {
  readonly stems: ReadonlySet<string>;
  /** Those that say too little alone to be denied: the noun that the others describe, the verb. */
  readonly loose: ReadonlySet<string>;
}
