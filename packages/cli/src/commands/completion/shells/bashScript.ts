import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';

/** The completion of bash. It expands the words that it is given, so ids come without names, which a product chooses. */
export function bashScript({ nodes, choices, idFlags, idArguments }: CompletionTree): string {
  return `_listwright() {
  local words="\${COMP_WORDS[*]:1:COMP_CWORD-1}" current="\${COMP_WORDS[COMP_CWORD]}" choices="" kind=""
  local previous="\${COMP_WORDS[COMP_CWORD-1]}"
  words="$(printf '%s' "$words" | tr ' ' '\\n' | grep -v '^-' | tr '\\n' ' ' | sed 's/ *$//')"
  case "$words|$previous" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`).join('\n')}
${idFlags.map(({ path = '', flag, kind }) => `    "${path}"*"|${flag}") kind=${kind} ;;`).join('\n')}
  esac
  [ -n "$kind" ] || case "$words" in
${idArguments.map(({ path, kind, isRepeated }) => `    "${path}"${isRepeated ? '*' : ''}) kind=${kind} ;;`).join('\n')}
  esac
  if [ -n "$kind" ] && [ "\${current#-}" = "$current" ]; then
    COMPREPLY=($(compgen -W "$("\${COMP_WORDS[0]}" ${ID_COMMAND} "$kind" "$current" 2>/dev/null | cut -f1)" -- "$current"))
    [ "\${#COMPREPLY[@]}" -eq 0 ] || return
  fi
  case "$words" in
${nodes.map(({ path, words }) => `    "${path}"*) [ -z "${path}" ] && [ -n "$words" ] || choices="${words.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _listwright listwright
`;
}
