import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';

export function zshScript({ nodes, choices, idFlags, idArguments }: CompletionTree): string {
  return `#compdef listwright
_listwright_ids() {
  local -a lines ids
  lines=("\${(@f)$(\${words[1]} ${ID_COMMAND} "$1" "$PREFIX" 2>/dev/null)}")
  lines=("\${(@)lines:#}")
  (( \${#lines} )) || return 1
  ids=("\${(@)lines%%$'\\t'*}")
  lines=("\${(@)lines/$'\\t'/  }")
  compadd -l -d lines -- "\${(@)ids}"
}
_listwright() {
  local -a typed
  typed=("\${(@)words[2,CURRENT-1]:#-*}")
  case "\${(j: :)typed}|\${words[CURRENT-1]}" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") compadd -- ${values.join(' ')}; return ;;`).join('\n')}
${idFlags.map(({ path = '', flag, kind }) => `    "${path}"*"|${flag}") _listwright_ids ${kind} && return ;;`).join('\n')}
  esac
  [[ "$PREFIX" = -* ]] || case "\${(j: :)typed}" in
${idArguments.map(({ path, kind, isRepeated }) => `    "${path}"${isRepeated ? '*' : ''}) _listwright_ids ${kind} && return ;;`).join('\n')}
  esac
  case "\${(j: :)typed}" in
${nodes.map(({ path, words }) => `    ${path === '' ? '""' : `"${path}"*`}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
_listwright "$@"
`;
}
