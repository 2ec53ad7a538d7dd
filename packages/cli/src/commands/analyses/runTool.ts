import type { AnalysisReply } from '@listwright/application/contract';
import Papa from 'papaparse';
import type { CliContext } from '../../CliContext.js';
import { EXIT } from '../../exitCode.js';
import { withRows } from '../../output/reports/Report.js';
import type { Result as Printed } from '../../output/Result.js';
import type { Row } from '../../output/Row.js';
import type { CliTool } from './CliTool.js';

type Tool<Input, Result, Options> = CliTool<Input, Result, Options>;

/** Exit code 3 where the result asks for something to be done. */
export async function runTool<Input, Result, Options>(
  tool: Tool<Input, Result, Options>,
  [argument = '', ...others]: readonly string[],
  options: Options,
  context: CliContext,
): Promise<number> {
  const { analysis, cached } = await tool
    .calls(context)
    .run({ body: await tool.input(argument, options, context, others) });
  if (cached) context.print.message('Analysed before under the same rules: the stored result.');
  await shown(tool, analysis, context);
  return tool.isBad?.(analysis.result) === true ? EXIT.partial : EXIT.done;
}

export async function runShow<Input, Result, Options>(
  tool: Tool<Input, Result, Options>,
  id: string,
  context: CliContext,
): Promise<void> {
  const { analysis } = await tool.calls(context).read({ params: { id } });
  await shown(tool, analysis, context);
}

export async function runList<Input, Result, Options>(
  { calls, singular, noun, verbs }: Tool<Input, Result, Options>,
  limit: number,
  context: CliContext,
): Promise<void> {
  const { analyses, total, next_cursor } = await calls(context).list({ query: { limit } });
  if (total === 0) context.print.message(`No ${singular} yet. Run one: listwright ${noun} ${verbs?.run ?? 'run'} …`);
  else if (analyses.length < total) context.print.message(`Showing ${analyses.length} of ${total} · --limit`);
  context.print.result({
    data: { analyses, total, next_cursor },
    rows: analyses,
    columns: ['id', 'created_at', 'verdict', 'label'],
  });
}

export async function runCompare<Input, Result, Options>(
  { calls }: Tool<Input, Result, Options>,
  [one, other]: readonly [string, string],
  context: CliContext,
): Promise<void> {
  const compared = await calls(context).compare({ query: { ids: `${one},${other}` } });
  const { differences } = compared;
  if (differences.length === 0) context.print.message('The results are the same.');
  context.print.result({
    data: compared,
    rows: differences.map((one) => ({ ...one })),
    columns: ['path', 'before', 'after'],
  });
}

export async function runExport<Input, Result, Options>(
  { calls }: Tool<Input, Result, Options>,
  id: string,
  context: CliContext,
): Promise<void> {
  const { fileName, bytes } = await calls(context).exportCsv({ params: { id } });
  context.print.file(fileName, bytes);
}

export async function runRemove<Input, Result, Options>(
  { calls, singular }: Tool<Input, Result, Options>,
  id: string,
  context: CliContext,
): Promise<void> {
  await calls(context).remove({ params: { id } });
  context.print.result({ data: { removed: [id] }, text: `Deleted the ${singular}.` });
}

async function shown<Input, Result, Options>(
  tool: Tool<Input, Result, Options>,
  analysis: AnalysisReply<Input, Result>,
  context: CliContext,
): Promise<void> {
  const { id, verdict, label, data_version: rules, result } = analysis;
  const { report } = tool;
  context.print.result({
    data: { analysis },
    text: [verdict, ...tool.text(result), '', `${label} · rules ${rules} · ${id}`].join('\n'),
    ...(context.print.format === 'csv' ? await exportedRows(tool, id, context) : {}),
    ...(report === undefined
      ? {}
      : {
          report: () => ({
            title: label,
            verdict,
            basis: `${analysis.created_at.slice(0, 10)}, rules ${rules}`,
            parts: withRows(report(result)),
          }),
        }),
  });
}

/** The rows of the exported table: as CSV a run is the same wherever it is printed. */
async function exportedRows<Input, Result, Options>(
  { calls }: Tool<Input, Result, Options>,
  id: string,
  context: CliContext,
): Promise<Pick<Printed, 'rows' | 'columns'>> {
  const { bytes } = await calls(context).exportCsv({ params: { id } });
  const { data, meta } = Papa.parse<Row>(new TextDecoder().decode(bytes), { header: true, skipEmptyLines: true });
  return { rows: data, columns: meta.fields ?? [] };
}
