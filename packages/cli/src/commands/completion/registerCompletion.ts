import { Argument, type Command } from 'commander';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { COMPLETED_KINDS, type CompletedKind } from '../../ids/CompletedKind.js';
import { completedIds } from './completedIds.js';
import { completionScript, SHELLS, type Shell } from './completionScript.js';
import { ID_COMMAND } from './CompletionTree.js';

export function registerCompletion(program: Command, run: Action): void {
  program
    .command('completion')
    .description('print a completion script for your shell')
    .addArgument(new ValueArgument('<shell>', SHELLS.join(', '), SHELLS))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright completion bash > /etc/bash_completion.d/listwright\n  listwright completion zsh > ~/.zfunc/_listwright\n',
    )
    .action((shell: string, _options: object, command: Command) =>
      run(({ stdout }) => {
        if (!SHELLS.includes(shell as Shell)) {
          throw new CliError(
            'unknown_shell',
            `"${shell}" is not supported.`,
            `Supported shells: ${SHELLS.join(', ')}.`,
          );
        }
        stdout.write(completionScript(program, shell as Shell));
      }, command),
    );
  program
    .command(ID_COMMAND, { hidden: true })
    .description('print ids for the completion of a shell, and nothing on failure')
    .addArgument(new Argument('<kind>', 'what to complete').choices(COMPLETED_KINDS))
    .argument('[beginning]', 'what is typed of the id', '')
    .action((kind: CompletedKind, beginning: string, _options: object, command: Command) =>
      run(async (context) => {
        const ids = await completedIds(kind, beginning, context);
        context.stdout.write(ids.map(({ id, name }) => `${id}\t${name}\n`).join(''));
      }, command),
    );
}
