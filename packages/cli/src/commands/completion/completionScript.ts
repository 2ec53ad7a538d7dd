import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

interface Node {
  /** The preceding words, such as `listings`, or an empty string. */
  readonly path: string;
  readonly words: readonly string[];
}

/** The accepted values of a flag. */
interface Choice {
  /** The command; undefined for a flag that means the same on all commands. */
  readonly path: string | undefined;
  readonly flag: string;
  readonly values: readonly string[];
}

/** A script that completes commands, flags and flag values, generated from the command tree. */
export function completionScript(program: Command, shell: Shell): string {
  const nodes = nodesOf(program, '');
  const choices = choicesOf(program, '');
  switch (shell) {
    case 'bash':
      return `_listwright() {
  local words="\${COMP_WORDS[*]:1:COMP_CWORD-1}" current="\${COMP_WORDS[COMP_CWORD]}" choices=""
  local previous="\${COMP_WORDS[COMP_CWORD-1]}"
  words="$(printf '%s' "$words" | tr ' ' '\\n' | grep -v '^-' | tr '\\n' ' ' | sed 's/ *$//')"
  case "$words|$previous" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`).join('\n')}
  esac
  case "$words" in
${nodes.map(({ path, words }) => `    "${path}"*) [ -z "${path}" ] && [ -n "$words" ] || choices="${words.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _listwright listwright
`;
    case 'zsh':
      return `#compdef listwright
_listwright() {
  local -a typed
  typed=("\${(@)words[2,CURRENT-1]:#-*}")
  case "\${(j: :)typed}|\${words[CURRENT-1]}" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") compadd -- ${values.join(' ')}; return ;;`).join('\n')}
  esac
  case "\${(j: :)typed}" in
${nodes.map(({ path, words }) => `    ${path === '' ? '""' : `"${path}"*`}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
_listwright "$@"
`;
    case 'fish':
      return [
        ...nodes.map(({ path, words }) => {
          const seen = path === '' ? '__fish_use_subcommand' : seenInFish(path);
          return `complete -c listwright -n '${seen}' -a '${words.join(' ')}'\n`;
        }),
        ...choices.map(({ path, flag, values }) => {
          const seen = path === undefined ? '' : ` -n '${seenInFish(path)}'`;
          return `complete -c listwright${seen} -l ${flag.replace(/^--/, '')} -x -a '${values.join(' ')}'\n`;
        }),
      ].join('');
    case 'powershell':
      return `Register-ArgumentCompleter -Native -CommandName listwright -ScriptBlock {
  param($word, $ast)
  $typed = ($ast.CommandElements | Select-Object -Skip 1 | Where-Object { "$_" -notlike '-*' -and "$_" -ne $word }) -join ' '
  $choices = @{
${nodes.map(({ path, words }) => `    '${path}' = '${words.join(' ')}'`).join('\n')}
  }
  $values = @{
${choices.map(({ path = '', flag, values }) => `    '${path}|${flag}' = '${values.join(' ')}'`).join('\n')}
  }
  $before = @($ast.CommandElements | ForEach-Object { "$_" })
  if ($word -ne '') { $before = @($before | Select-Object -SkipLast 1) }
  $flag = $before[-1]
  $taken = if ($values.ContainsKey("$typed|$flag")) { $values["$typed|$flag"] } else { $values["|$flag"] }
  if ($taken) { return $taken.Split(' ') | Where-Object { $_ -like "$word*" } }
  "$($choices[$typed])".Split(' ') | Where-Object { $_ -like "$word*" }
}
`;
  }
}

/** Longest paths first, so that the first match of a `case` is the most specific one. */
function nodesOf(command: Command, path: string): Node[] {
  const flags = command.options.map((option) => option.long).filter((flag): flag is string => Boolean(flag));
  const children = command.commands.flatMap((child) =>
    nodesOf(child, path === '' ? child.name() : `${path} ${child.name()}`),
  );
  const words = [...command.commands.map((child) => child.name()), ...flags, '--help'];
  return [...children, { path, words }];
}

/** Flags of commands first, deepest first; then the global ones. */
function choicesOf(command: Command, path: string): Choice[] {
  const children = command.commands.flatMap((child) =>
    choicesOf(child, path === '' ? child.name() : `${path} ${child.name()}`),
  );
  const own = command.options
    // The global flags are also on each command, hidden from its help.
    .filter(({ argChoices, hidden }) => argChoices !== undefined && !hidden)
    .flatMap(({ long, argChoices: values = [] }) =>
      long ? [{ path: path === '' ? undefined : path, flag: long, values }] : [],
    );
  return [...children, ...own];
}

function seenInFish(path: string): string {
  return `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`;
}
