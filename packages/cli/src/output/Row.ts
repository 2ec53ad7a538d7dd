/** A row of a result: plain values by snake_case name. */
export type Row = Readonly<Record<string, unknown>>;
