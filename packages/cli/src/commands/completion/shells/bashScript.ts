import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';
import { globOf } from './globOf.js';

/** The completion of bash. It expands the words that it is given, so ids come without names, which a product chooses. */
export function bashScript(tree: CompletionTree): string {
  const { nodes, valueFlags, choices, idFlags, idArguments } = tree;
  return `_listwright() {
  local line="\${COMP_LINE:0:COMP_POINT}" current="\${COMP_WORDS[COMP_CWORD]}" words="" previous="" choices="" kind=""
  local word typing="" rest="$line"
  local -a typed
  COMPREPLY=()
  # Bash cuts its own words at the = of a flag, and at the @ and : of addresses, too: what no space parts is one word.
  for word in "\${COMP_WORDS[@]:0:COMP_CWORD}"; do
    case "$rest" in
      [[:space:]]*) rest="\${rest#"\${rest%%[![:space:]]*}"}"; typed+=("$typing"); typing="" ;;
    esac
    typing="$typing$word"
    rest="\${rest#"$word"}"
  done
  case "$rest" in
    [[:space:]]*) typed+=("$typing"); typing="\${rest#"\${rest%%[![:space:]]*}"}" ;;
    *) typing="$typing$rest" ;;
  esac
  for word in "\${typed[@]:1}"; do
    case "$previous" in
      ${valueFlags.join('|')}) previous=""; continue ;;
    esac
    previous="$word"
    case "$word" in
      -*) ;;
      *) words="$words\${words:+ }\${word// /_}" ;;
    esac
  done
  case "$typing" in
    --*=*) previous="\${typing%%=*}"; [ "$current" != = ] || current="" ;;
  esac
  case "$words|$previous" in
${choices.map(({ path = '', flag, values }) => `    "${path}"*"|${flag}") COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")); return ;;`).join('\n')}
${idFlags.map(({ path = '', flag, kind }) => `    "${path}"*"|${flag}") kind=${kind} ;;`).join('\n')}
  esac
  [ -n "$kind" ] || case "$words" in
${idArguments.map(({ path, kind, isRepeated }) => `    "${path}"${isRepeated ? `|"${path} "*` : ''}) kind=${kind} ;;`).join('\n')}
  esac
  if [ "\${current#-}" = "$current" ]; then
    if [ -n "$kind" ]; then
      COMPREPLY=($(compgen -W "$("\${COMP_WORDS[0]}" ${ID_COMMAND} "$kind" "$current" 2>/dev/null | cut -f1)" -- "$current"))
    else
      case "$words" in
${tree.arguments.map(({ before, values }) => `        ${globOf(`${before} *`)}) ;;\n        ${globOf(before)}) COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")) ;;`).join('\n')}
      esac
    fi
    [ "\${#COMPREPLY[@]}" -eq 0 ] || return
  fi
  case "$words" in
${nodes.map(({ path, words }) => `    "${path}"${path === '' ? '' : `|"${path} "*`}) choices="${words.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _listwright listwright
`;
}
