import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import type { CliContext } from '../../CliContext.js';
import { resolveId } from '../../ids/resolveId.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { reportOption } from '../../output/reports/reportFormat.js';
import type { CliTool } from './CliTool.js';
import { runCompare, runExport, runList, runRemove, runShow, runTool } from './runTool.js';

const PAGE = 1000;

/** Registers a tool with history: run, list, show, compare, export and rm. */
export function registerTool<Input, Result, Options extends object>(
  program: Command,
  run: Action,
  tool: CliTool<Input, Result, Options>,
): void {
  const { noun, singular, argument, example, verbs = {} } = tool;
  const { run: runVerb = 'run', compare: compareVerb = 'compare' } = verbs;
  const group = program.command(noun).description(tool.description);
  const idOf = (named: string, context: CliContext): Promise<string> =>
    resolveId(named, singular, async (cursor) => {
      const page = await tool.calls(context).list({ query: { limit: PAGE, cursor } });
      return { ids: page.analyses.map(({ id }) => id), next: page.next_cursor };
    });
  const examples = (...lines: readonly string[]): string =>
    `\nExample${lines.length === 1 ? '' : 's'}:\n${lines.map((line) => `  listwright ${noun} ${line}\n`).join('')}`;
  const ending = tool.isBad === undefined ? '' : '\nThe exit code is 3 where the result has an error.\n';
  const withReport = (command: Command): Command =>
    tool.report === undefined ? command : command.addOption(reportOption());
  withReport(
    tool.options(
      group
        .command(runVerb)
        .description(`run a ${singular} and keep the result`)
        .argument(...argument),
    ),
  )
    .addHelpText('after', `${ending}${examples(`${runVerb} ${example}`, `${runVerb} ${example} --json`)}`)
    .action((given: string | readonly string[], options: Options, command: Command) =>
      run((context) => runTool(tool, [given].flat(), options, context), command),
    );
  group
    .command('list')
    .description('list past runs, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, PAGE), 30)
    .addHelpText('after', examples('list', 'list --json --fields id,verdict'))
    .action(({ limit }: { limit: number }, command: Command) =>
      run((context) => runList(tool, limit, context), command),
    );
  withReport(group.command('show').description('show a past run').argument('<id>', `id of the ${singular}`))
    .addHelpText('after', examples('show 0192…'))
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runShow(tool, await idOf(id, context), context), command),
    );
  group
    .command(compareVerb)
    .description('show what differs between two runs, the older one first')
    .argument('<id>', `id of a ${singular}`)
    .argument('<other>', 'id of another one')
    .addHelpText('after', examples(`${compareVerb} 0192… 0193…`))
    .action((id: string, other: string, _options: object, command: Command) =>
      run(async (context) => runCompare(tool, [await idOf(id, context), await idOf(other, context)], context), command),
    );
  group
    .command('export')
    .description('write a past run as CSV')
    .argument('<id>', `id of the ${singular}`)
    .addHelpText('after', examples('export 0192… -o result.csv'))
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runExport(tool, await idOf(id, context), context), command),
    );
  group
    .command('rm')
    .description('delete a past run')
    .argument('<id>', `id of the ${singular}`)
    .addHelpText('after', examples('rm 0192…'))
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runRemove(tool, await idOf(id, context), context), command),
    );
}
