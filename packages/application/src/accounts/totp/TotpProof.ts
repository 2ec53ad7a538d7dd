/** The proof that changes of the second step require. */
export interface TotpProof {
  readonly password: string;
  /** Of the app, or a recovery code. */
  readonly code: string;
}
