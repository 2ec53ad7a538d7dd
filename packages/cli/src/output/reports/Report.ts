/** A cell of a report; null is shown as a dash. */
export type ReportCell = string | number | null;

export interface ReportTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** A part of a report: a text, a table or both. */
export interface ReportPart {
  readonly heading: string;
  readonly text?: string;
  readonly table?: ReportTable;
}

/** A result as a document for people: a verdict, then the evidence. */
export interface Report {
  readonly title: string;
  /** The result in one sentence. */
  readonly verdict: string;
  /** What it is based on, for example the rules and their date. */
  readonly basis: string;
  readonly parts: readonly ReportPart[];
}

/** Parts without rows are left out. */
export const withRows = (parts: readonly ReportPart[]): readonly ReportPart[] =>
  parts.filter(({ table, text }) => text !== undefined || (table !== undefined && table.rows.length > 0));
