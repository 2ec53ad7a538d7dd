import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';
import { globOf } from './globOf.js';

export function zshScript(tree: CompletionTree): string {
  const { nodes, valueFlags, choices, idFlags, idArguments } = tree;
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
  local word previous="" typed=""
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$previous" in
      (${valueFlags.join('|')}) previous=""; continue ;;
    esac
    previous="$word"
    [[ "$word" = -* ]] || typed="$typed\${typed:+ }\${word// /_}"
  done
  case "$typed|$previous" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") compadd -- ${values.join(' ')}; return ;;`).join('\n')}
${idFlags.map(({ path = '', flag, kind }) => `    "${path}"*"|${flag}") _listwright_ids ${kind} && return ;;`).join('\n')}
  esac
  [[ "$PREFIX" = -* ]] || case "$typed" in
${idArguments.map(({ path, kind, isRepeated }) => `    "${path}"${isRepeated ? `|"${path} "*` : ''}) _listwright_ids ${kind} && return ;;`).join('\n')}
  esac
  [[ "$PREFIX" = -* ]] || case "$typed" in
${tree.arguments.map(({ before, values }) => `    ${globOf(`${before} *`)}) ;;\n    ${globOf(before)}) compadd -- ${values.join(' ')} && return ;;`).join('\n')}
  esac
  case "$typed" in
${nodes.map(({ path, words }) => `    "${path}"${path === '' ? '' : `|"${path} "*`}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
_listwright "$@"
`;
}
