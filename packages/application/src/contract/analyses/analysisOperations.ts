import type { ErrorCode } from '@listwright/domain/shared';
import * as z from 'zod';
import { CONTENT_TYPES, pagingQuery, pagingReply } from '../kernel/index.js';

/** A tool with history, as the contract knows it. */
export interface AnalysisTool<Name extends string, Input extends z.ZodObject, Result extends z.ZodObject> {
  /** In the names of its operations: `TitleCheck` gives `runTitleCheck`, `listTitleChecks` … */
  readonly name: Name;
  /** What one run is called, for example `title check`. */
  readonly noun: string;
  readonly description: string;
  readonly input: Input;
  readonly result: Result;
  /** The quota that a run uses, where it uses one. */
  readonly quota?: string;
  /** What the analysis itself refuses with. */
  readonly errors: readonly ErrorCode[];
}

const id = z.object({ id: z.uuid('This is not the id of an analysis').describe('Id of the analysis') });
const pair = z.object({
  ids: z
    .string('Name two analyses')
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(
      z.tuple(
        [z.uuid('This is not the id of an analysis'), z.uuid('This is not the id of an analysis')],
        'Name two analyses',
      ),
    )
    .describe('Two ids, separated by a comma'),
});

const rowFields = {
  id: z.uuid().describe('Id of the analysis'),
  label: z.string().describe('What was analysed'),
  verdict: z.string().describe('The result in one sentence'),
  score: z.number().nullable().describe('0 to 100; null where there is no score'),
  data_version: z.string().describe('The rules or data that the result is based on'),
  created_at: z.iso.datetime().describe('When it ran'),
};

/** A row of a tool's history. */
export const AnalysisSummary = z.object(rowFields);

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();

const DifferenceView = z.object({
  path: z.string().describe('Where in the result, for example findings[0].message'),
  before: scalar.describe('The value in the older run; null where there was none'),
  after: scalar.describe('The value in the newer run; null where there is none'),
});

function operationsOf<Input extends z.ZodObject, Result extends z.ZodObject>(
  tool: AnalysisTool<string, Input, Result>,
) {
  const { noun, description, input, result, quota, errors } = tool;
  const view = z
    .object({
      ...rowFields,
      input: input.describe('What it was given'),
      result: result.describe('What came out'),
    })
    .describe('The run with its input and its result');
  const spent: readonly ErrorCode[] = quota === undefined ? [] : ['quota_exceeded'];
  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  const cost = quota === undefined ? 'Free.' : `Uses 1 ${quota}.`;
  return {
    run: {
      summary: `Run a ${noun}`,
      description: `${description} ${cost} A repeat of the same input under the same rules gives the stored result and is free.`,
      access: 'user',
      body: input,
      status: 200,
      reply: z.object({
        analysis: view,
        cached: z.boolean().describe('The same input was analysed before under the same rules'),
      }),
      errors: [...errors, ...spent],
      idempotent: true,
      rateLimit: { bucket: 'analyses', points: 240, seconds: 60 },
    },
    list: {
      summary: `List past runs of the ${noun}`,
      description: 'Newest first. The newest 500 runs are kept.',
      access: 'user',
      query: z.object(pagingQuery),
      status: 200,
      reply: z.object({ analyses: z.array(AnalysisSummary).describe('Newest first'), ...pagingReply }),
      errors: [],
    },
    compare: {
      summary: `Compare two runs of the ${noun}`,
      description: 'The older run comes first, whatever the order of the ids.',
      access: 'user',
      query: pair,
      status: 200,
      reply: z.object({
        before: view.describe('The older run'),
        after: view.describe('The newer run'),
        differences: z.array(DifferenceView).describe('Values that differ, at most 200'),
      }),
      errors: ['analysis_not_found'],
    },
    read: {
      summary: `Read a ${noun}`,
      access: 'user',
      params: id,
      status: 200,
      reply: z.object({ analysis: view }),
      errors: ['analysis_not_found'],
    },
    remove: {
      summary: `Delete a ${noun}`,
      access: 'user',
      params: id,
      status: 200,
      reply: z.object({}),
      errors: ['analysis_not_found'],
    },
    exportCsv: {
      summary: `Export a ${noun}`,
      access: 'user',
      params: id,
      status: 200,
      reply: { file: true, contentType: CONTENT_TYPES.csv, description: `${capital} as a table` },
      errors: ['analysis_not_found'],
    },
  } as const;
}

type OperationsOf<Input extends z.ZodObject, Result extends z.ZodObject> = ReturnType<
  typeof operationsOf<Input, Result>
>;

/** The operations of a tool under the names of a contract. */
export type AnalysisOperations<Name extends string, Input extends z.ZodObject, Result extends z.ZodObject> = {
  readonly [Key in `run${Name}`]: OperationsOf<Input, Result>['run'];
} & { readonly [Key in `list${Name}s`]: OperationsOf<Input, Result>['list'] } & {
  readonly [Key in `compare${Name}s`]: OperationsOf<Input, Result>['compare'];
} & { readonly [Key in `read${Name}`]: OperationsOf<Input, Result>['read'] } & {
  readonly [Key in `remove${Name}`]: OperationsOf<Input, Result>['remove'];
} & { readonly [Key in `export${Name}`]: OperationsOf<Input, Result>['exportCsv'] };

/** All that a tool with history answers: run, list, read, compare, delete and export. Spread it into the contract of its area. */
export function analysisOperations<const Name extends string, Input extends z.ZodObject, Result extends z.ZodObject>(
  tool: AnalysisTool<Name, Input, Result>,
): AnalysisOperations<Name, Input, Result> {
  const { name } = tool;
  const { run, list, compare, read, remove, exportCsv } = operationsOf(tool);
  return {
    [`run${name}`]: run,
    [`list${name}s`]: list,
    [`compare${name}s`]: compare,
    [`read${name}`]: read,
    [`remove${name}`]: remove,
    [`export${name}`]: exportCsv,
  } as unknown as AnalysisOperations<Name, Input, Result>;
}
