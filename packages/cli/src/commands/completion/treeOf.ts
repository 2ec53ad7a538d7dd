import type { Command, Option } from 'commander';
import { IdArgument } from '../../ids/IdArgument.js';
import { IdOption } from '../../ids/IdOption.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { ValueOption } from '../../values/ValueOption.js';
import { ID_COMMAND, type CompletionTree } from './CompletionTree.js';

/** What the commands of a program and their flags can be followed by. */
export function treeOf(program: Command): CompletionTree {
  const lines = linesOf(program, '');
  const flags = lines.flatMap(({ command, path }) =>
    // The global flags are also on each command, hidden from its help.
    command.options
      .filter(({ hidden, long }) => !hidden && long)
      .flatMap((option: Option) =>
        [option.long, option.short].flatMap((flag) =>
          flag === undefined ? [] : [{ path: path === '' ? undefined : path, flag, option }],
        ),
      ),
  );
  return {
    nodes: lines.map(({ command, path }) => ({ path, words: wordsOf(command) })),
    valueFlags: [...new Set(lines.flatMap(({ command }) => command.options.flatMap((option) => valueFlagsOf(option))))],
    arguments: lines.flatMap(({ command, path }) =>
      command.registeredArguments.flatMap((argument, place) => {
        const values = argument instanceof ValueArgument ? argument.values : argument.argChoices;
        return values === undefined ? [] : [{ before: [path, ...Array<string>(place).fill('*')].join(' '), values }];
      }),
    ),
    choices: flags.flatMap(({ option, ...flag }) => {
      const values = option instanceof ValueOption ? option.values : option.argChoices;
      return values === undefined ? [] : [{ ...flag, values }];
    }),
    idFlags: flags.flatMap(({ option, ...flag }) =>
      option instanceof IdOption ? [{ ...flag, kind: option.completed }] : [],
    ),
    idArguments: lines.flatMap(({ command, path }) => {
      const [first] = command.registeredArguments;
      return first instanceof IdArgument ? [{ path, kind: first.completed, isRepeated: first.variadic }] : [];
    }),
  };
}

interface Line {
  readonly path: string;
  readonly command: Command;
}

function linesOf(command: Command, path: string): Line[] {
  const children = command.commands.flatMap((child) =>
    linesOf(child, path === '' ? child.name() : `${path} ${child.name()}`),
  );
  return [...children, { path, command }];
}

function valueFlagsOf({ required, optional, long, short }: Option): readonly string[] {
  return required || optional ? [long, short].filter((flag) => flag !== undefined) : [];
}

function wordsOf(command: Command): readonly string[] {
  const flags = command.options.map((option) => option.long).filter((flag): flag is string => Boolean(flag));
  const names = command.commands.map((child) => child.name()).filter((name) => name !== ID_COMMAND);
  return [...names, ...flags, '--help'];
}
