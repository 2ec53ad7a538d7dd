import type { Command } from 'commander';
import { CliError } from '../../CliError.js';
import type { Action } from '../../Action.js';
import { EXIT } from '../../exitCode.js';
import { completionScript, SHELLS, type Shell } from './completionScript.js';

export function registerCompletion(program: Command, run: Action): void {
  program
    .command('completion')
    .description('print a completion script for your shell')
    .argument('<shell>', SHELLS.join(', '))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright completion bash > /etc/bash_completion.d/listwright\n  listwright completion zsh > ~/.zfunc/_listwright\n',
    )
    .action((shell: string, _options: object, command: Command) =>
      run(({ stdout }) => {
        if (!SHELLS.includes(shell as Shell)) {
          throw new CliError(
            EXIT.usage,
            'unknown_shell',
            `"${shell}" is not supported.`,
            `Supported shells: ${SHELLS.join(', ')}.`,
          );
        }
        stdout.write(completionScript(program, shell as Shell));
      }, command),
    );
}
