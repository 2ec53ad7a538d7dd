/** A page that a person asked for: the saved file where there is one, else the address. */
export interface AskedPage {
  readonly url: string;
  readonly file: File | null;
}
