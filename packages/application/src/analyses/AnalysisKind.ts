import type { QuotaKey } from '@listwright/domain/billing';
import type { Json } from './Analysis.js';

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
  /** Completes what an earlier version stored with the fields that were added since. Absent where none were. */
  restore?(stored: Json): Result;
}

/** A run that is about to begin: the rules or data that it uses are settled, so that an import meanwhile mixes none. */
export interface PreparedRun<Result> {
  /** The rules or data in force: the same input and the same data give the same result. */
  readonly dataVersion: string;
  /** Throws a `DomainError` where the input makes no sense; then nothing is stored or charged. */
  analyse(): AnalysisOutcome<Result> | Promise<AnalysisOutcome<Result>>;
}

/** A tool with history: it computes one result from one input, JSON in the names of the wire as well. */
export interface AnalysisKind<Input, Result> extends KeptKind<Result> {
  /** What a run is charged to; null: runs are free. */
  readonly quota: QuotaKey | null;
  /** Looks up the rules or data of a run, once. */
  prepare(input: Input, now: Date): PreparedRun<Result>;
}

/** Declares a kind; the types of its input and result come from what `prepare` takes and gives. */
export const defineAnalysis = <Input, Result>(kind: AnalysisKind<Input, Result>): AnalysisKind<Input, Result> => kind;
