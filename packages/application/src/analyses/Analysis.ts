/** A value that survives being written as JSON and read again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What a list of analyses shows. */
export interface AnalysisRow {
  readonly id: string;
  /** The kind by its stored name, for example `title_check`. */
  readonly kind: string;
  /** What was analysed, as a person would name it: the title, the page, the product. At most 200 characters. */
  readonly label: string;
  /** The result in one sentence. */
  readonly verdict: string;
  /** 0 to 100; null where the kind gives no score. */
  readonly score: number | null;
  /** The rules or data that the result is based on, for example the id of a rule set. */
  readonly dataVersion: string;
  readonly createdAt: Date;
}

/** One run of a tool: what it was given and what came out, as they were at that time. */
export interface Analysis extends AnalysisRow {
  readonly userId: string;
  readonly input: Json;
  readonly result: Json;
}
