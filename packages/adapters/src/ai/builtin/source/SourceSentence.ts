/** A sentence of the seller's description that is worth keeping. */
export interface SourceSentence {
  /** With its full stop. */
  readonly text: string;
  /** The heading that stood before it ("MATERIAL: …"), or empty. */
  readonly header: string;
}
