import type * as z from 'zod';
import type { FileResult } from '../kernel/CallTypes.js';
import type { AnalysisSummary } from './analysisOperations.js';

type Row = z.output<typeof AnalysisSummary>;

/** One run of a tool, as it is answered. */
export interface AnalysisReply<Input, Result> extends Row {
  readonly input: Input;
  readonly result: Result;
}

export interface AnalysisDifference {
  readonly path: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}

/** The calls of one tool, under the same names for every tool: what its screen and its commands use. */
export interface AnalysisCalls<Input, Result> {
  readonly run: (input: {
    readonly body: Input;
  }) => Promise<{ readonly analysis: AnalysisReply<Input, Result>; readonly cached: boolean }>;
  readonly list: (input: {
    readonly query: { readonly limit?: number; readonly cursor?: string | undefined };
  }) => Promise<{ readonly analyses: readonly Row[]; readonly total: number; readonly next_cursor: string | null }>;
  readonly read: (input: {
    readonly params: { readonly id: string };
  }) => Promise<{ readonly analysis: AnalysisReply<Input, Result> }>;
  readonly compare: (input: { readonly query: { readonly ids: string } }) => Promise<{
    readonly before: AnalysisReply<Input, Result>;
    readonly after: AnalysisReply<Input, Result>;
    readonly differences: readonly AnalysisDifference[];
  }>;
  readonly remove: (input: { readonly params: { readonly id: string } }) => Promise<unknown>;
  readonly exportCsv: (input: { readonly params: { readonly id: string } }) => Promise<FileResult>;
}

/** Picks the calls of a tool out of those of its area: `analysisCalls(client.listings, 'TitleCheck')`. */
export function analysisCalls<Input, Result>(area: object, name: string): AnalysisCalls<Input, Result> {
  const calls = area as Readonly<Record<string, unknown>>;
  return {
    run: calls[`run${name}`],
    list: calls[`list${name}s`],
    read: calls[`read${name}`],
    compare: calls[`compare${name}s`],
    remove: calls[`remove${name}`],
    exportCsv: calls[`export${name}`],
  } as AnalysisCalls<Input, Result>;
}
