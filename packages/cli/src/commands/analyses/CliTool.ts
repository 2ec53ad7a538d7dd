import type { AnalysisCalls } from '@listwright/application/contract';
import type { Command } from 'commander';
import type { CliContext } from '../../CliContext.js';
import type { ReportPart } from '../../output/reports/Report.js';

/** A tool with history, as the command line knows it. */
export interface CliTool<Input, Result, Options> {
  /** The command, for example `title-checks`. */
  readonly noun: string;
  /** What its commands are called, where it is not `run` and `compare`. */
  readonly verbs?: { readonly run?: string; readonly compare?: string };
  /** What one run is called, for example `title check`. */
  readonly singular: string;
  readonly description: string;
  /** The argument of `run`, for example `<title>`, and what it is; `<page...>` takes several. */
  readonly argument: readonly [name: string, description: string];
  /** An example of the argument, for the help. */
  readonly example: string;
  /** Adds the options of `run`. */
  readonly options: (command: Command) => Command;
  readonly calls: (context: CliContext) => AnalysisCalls<Input, Result>;
  /** `others`: what was given besides the first of several. */
  readonly input: (
    argument: string,
    options: Options,
    context: CliContext,
    others: readonly string[],
  ) => Input | Promise<Input>;
  /** The result as lines for a terminal. */
  readonly text: (result: Result) => readonly string[];
  /** The parts of its report; absent: the tool has no reports. */
  readonly report?: (result: Result) => readonly ReportPart[];
  /** Whether the result asks for something to be done: then `run` ends with exit code 3. */
  readonly isBad?: (result: Result) => boolean;
}
