import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';

export function fishScript({ nodes, choices, idFlags, idArguments }: CompletionTree): string {
  const line = (seen: string, rest: string) => `complete -c listwright${seen === '' ? '' : ` -n '${seen}'`} ${rest}\n`;
  return [
    ...nodes.map(({ path, words }) =>
      line(path === '' ? '__fish_use_subcommand' : seen(path), `-a '${words.join(' ')}'`),
    ),
    ...idArguments.map(({ path, kind }) => line(seenAll(path), `-f -a '${idsOf(kind)}'`)),
    ...choices.map(({ path, flag, values }) =>
      line(path === undefined ? '' : seen(path), `-l ${flag.replace(/^--/, '')} -x -a '${values.join(' ')}'`),
    ),
    ...idFlags.map(({ path, flag, kind }) =>
      line(path === undefined ? '' : seenAll(path), `-l ${flag.replace(/^--/, '')} -x -a '${idsOf(kind)}'`),
    ),
  ].join('');
}

/** Fish shows what follows the tab as the description of an id. */
function idsOf(kind: string): string {
  return `(listwright ${ID_COMMAND} ${kind} (commandline -ct) 2>/dev/null)`;
}

function seen(path: string): string {
  return `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`;
}

/** Several nouns have a `show`, each with ids of its own. */
function seenAll(path: string): string {
  return path
    .split(' ')
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join('; and ');
}
