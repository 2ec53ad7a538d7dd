import type { QuotaKey } from '@listwright/domain/billing';

/** What a run found. */
export interface AnalysisOutcome<Result> {
  readonly result: Result;
  readonly label: string;
  readonly verdict: string;
  readonly score: number | null;
}

/** The result as a table, for a spreadsheet. */
export interface ResultTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A kind of results that are kept: JSON in the names of the wire, so that what was stored is what is answered. */
export interface KeptKind<Result> {
  /** Stored with each analysis, so it never changes. Letters and underscores. */
  readonly name: string;
  table(result: Result): ResultTable;
}

/** A tool with history: it computes one result from one input, JSON in the names of the wire as well. */
export interface AnalysisKind<Input, Result> extends KeptKind<Result> {
  /** What a run is charged to; null: runs are free. */
  readonly quota: QuotaKey | null;
  /** The rules or data in force: the same input and the same data give the same result. */
  dataVersion(input: Input, now: Date): string;
  /** Throws a `DomainError` where the input makes no sense; then nothing is stored or charged. */
  analyse(input: Input, now: Date): AnalysisOutcome<Result> | Promise<AnalysisOutcome<Result>>;
}

/** Declares a kind; the types of its input and result come from what `analyse` takes and gives. */
export const defineAnalysis = <Input, Result>(kind: AnalysisKind<Input, Result>): AnalysisKind<Input, Result> => kind;
