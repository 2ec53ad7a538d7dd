import type { Command } from 'commander';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

interface Node {
  /** The words before, such as `listings` or the empty string. */
  readonly path: string;
  readonly words: readonly string[];
}

/** A script that completes commands and flags, made from the command tree itself. */
export function completionScript(program: Command, shell: Shell): string {
  const nodes = nodesOf(program, '');
  switch (shell) {
    case 'bash':
      return `_listwright() {
  local words="\${COMP_WORDS[*]:1:COMP_CWORD-1}" current="\${COMP_WORDS[COMP_CWORD]}" choices=""
  words="$(printf '%s' "$words" | tr ' ' '\\n' | grep -v '^-' | tr '\\n' ' ' | sed 's/ *$//')"
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
  case "\${(j: :)typed}" in
${nodes.map(({ path, words }) => `    ${path === '' ? '""' : `"${path}"*`}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
_listwright "$@"
`;
    case 'fish':
      return nodes
        .map(({ path, words }) => {
          const seen = path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`;
          return `complete -c listwright -n '${seen}' -a '${words.join(' ')}'\n`;
        })
        .join('');
    case 'powershell':
      return `Register-ArgumentCompleter -Native -CommandName listwright -ScriptBlock {
  param($word, $ast)
  $typed = ($ast.CommandElements | Select-Object -Skip 1 | Where-Object { "$_" -notlike '-*' -and "$_" -ne $word }) -join ' '
  $choices = @{
${nodes.map(({ path, words }) => `    '${path}' = '${words.join(' ')}'`).join('\n')}
  }
  "$($choices[$typed])".Split(' ') | Where-Object { $_ -like "$word*" }
}
`;
  }
}

/** Longest paths first, so that the first match of a `case` is the most exact one. */
function nodesOf(command: Command, path: string): Node[] {
  const flags = command.options.map((option) => option.long).filter((flag): flag is string => Boolean(flag));
  const children = command.commands.flatMap((child) =>
    nodesOf(child, path === '' ? child.name() : `${path} ${child.name()}`),
  );
  const words = [...command.commands.map((child) => child.name()), ...flags, '--help'];
  return [...children, { path, words }];
}
