/** A column of the file that a person fills in. */
export interface InputColumn<Field extends string = string> {
  readonly name: Field;
  readonly required: boolean;
  readonly explanation: string;
  /** What the sample row holds. */
  readonly sample: string;
}

/** The table that rows are read from, and its template. */
export interface InputSheet<Field extends string = string> {
  /** Of the template, without its ending. */
  readonly fileName: string;
  readonly sheetName: string;
  /** In order. Further columns may be present and feed nothing. */
  readonly columns: readonly InputColumn<Field>[];
}
