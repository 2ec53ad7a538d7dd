import {
  type Analysis,
  AnalysisHistory,
  type AnalysisKind,
  type AnalysisRow,
  type KeptKind,
  RunAnalysis,
} from '@listwright/application/analyses';
import { CONTENT_TYPES, type AnalysisOperations } from '@listwright/application/contract';
import type * as z from 'zod';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

/** What the handlers of a tool use; spread it into the use cases of its area. */
export const analysisUseCases = { runAnalysis: RunAnalysis, analyses: AnalysisHistory };

type ToolHandlers<Name extends string, Input extends z.ZodObject, Result extends z.ZodObject> = Handlers<
  AnalysisOperations<Name, Input, Result>
>;
type AnyTool = ToolHandlers<'Tool', z.ZodObject, z.ZodObject>;

/** The handlers of all operations of a tool with history. */
export function analysisHandlers<const Name extends string, Input extends z.ZodObject, Result extends z.ZodObject>(
  name: Name,
  kind: AnalysisKind<z.output<Input>, z.input<Result>>,
  use: Instances<typeof analysisUseCases>,
): ToolHandlers<Name, Input, Result> {
  const run: AnyTool['runTool'] = async ({ body }, { actor }) => {
    const { analysis, cached } = await use.runAnalysis.execute(actor, kind, body as z.output<Input>);
    return { analysis: analysisView(analysis), cached };
  };
  return {
    [`run${name}`]: run,
    ...historyHandlers<Name, Input, Result>(name, kind, use),
  } as unknown as ToolHandlers<Name, Input, Result>;
}

/** The handlers of a tool's history alone, where a use case of its own makes the runs. */
export function historyHandlers<const Name extends string, Input extends z.ZodObject, Result extends z.ZodObject>(
  name: Name,
  kind: KeptKind<z.input<Result>>,
  use: Pick<Instances<typeof analysisUseCases>, 'analyses'>,
): Omit<ToolHandlers<Name, Input, Result>, `run${Name}`> {
  // The names are made of the tool's; the compiler checks them where the handlers are spread into those of the area.
  const handlers: Omit<AnyTool, 'runTool'> = {
    listTools: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.analyses.list(actor, kind, query);
      return { analyses: items.map(analysisRowView), total, next_cursor: nextCursor };
    },
    compareTools: async ({ query }, { actor }) => {
      const { before, after, differences } = await use.analyses.compare(actor, kind, query.ids);
      return { before: analysisView(before), after: analysisView(after), differences: [...differences] };
    },
    readTool: async ({ params }, { actor }) => ({
      analysis: analysisView(await use.analyses.read(actor, kind, params.id)),
    }),
    removeTool: async ({ params }, { actor }) => {
      await use.analyses.remove(actor, kind, params.id);
      return {};
    },
    exportTool: async ({ params }, { actor }) => ({
      contentType: CONTENT_TYPES.csv,
      ...(await use.analyses.exportCsv(actor, kind, params.id)),
    }),
  };
  return {
    [`list${name}s`]: handlers.listTools,
    [`compare${name}s`]: handlers.compareTools,
    [`read${name}`]: handlers.readTool,
    [`remove${name}`]: handlers.removeTool,
    [`export${name}`]: handlers.exportTool,
  } as unknown as Omit<ToolHandlers<Name, Input, Result>, `run${Name}`>;
}

/** A run without its input and result, in the names of the wire. */
export function analysisRowView(row: AnalysisRow) {
  const { id, label, verdict, score, dataVersion, createdAt } = row;
  return { id, label, verdict, score, data_version: dataVersion, created_at: createdAt.toISOString() };
}

/** An analysis in the names of the wire. Its input and result are stored as they were answered. */
export function analysisView(analysis: Analysis) {
  return {
    ...analysisRowView(analysis),
    input: analysis.input as Record<string, unknown>,
    result: analysis.result as Record<string, unknown>,
  };
}
