/** What the owner shows again before the second step itself is changed. */
export interface TotpProof {
  readonly password: string;
  /** Of the app, or a recovery code. */
  readonly code: string;
}
