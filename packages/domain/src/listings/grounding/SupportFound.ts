/** How a claim is supported and by which field. */
export interface SupportFound {
  readonly support: 'given' | 'inferred';
  readonly sourceField: string;
}
