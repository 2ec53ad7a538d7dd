import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';

/** The completion of fish. Files are offered where neither values nor ids are expected. */
export function fishScript(tree: CompletionTree): string {
  const { nodes, valueFlags, choices, idFlags, idArguments } = tree;
  return `function __listwright_typed
  set -l words (commandline -opc)
  set -l typed
  set -l previous ''
  for word in $words[2..-1]
    if contains -- "$previous" ${valueFlags.join(' ')}
      set previous ''
      continue
    end
    set previous "$word"
    string match -q -- '-*' "$word"; or set -a typed (string replace -a ' ' '_' -- "$word")
  end
  string join ' ' -- $typed
end
function __listwright_values
  set -l words (commandline -opc)
  switch (__listwright_typed)"|$words[-1]"
${choices.map(({ path = '', flag, values }) => `    case '${path}*|${flag}'\n      printf '%s\\n' ${values.join(' ')}\n      return 0`).join('\n')}
  end
  string match -q -- '-*' (commandline -ct); and return 1
  switch (__listwright_typed)
${tree.arguments.map(({ before, values }) => `    case '${before} *'\n      return 1\n    case '${before}'\n      printf '%s\\n' ${values.join(' ')}\n      return 0`).join('\n')}
  end
  return 1
end
function __listwright_kind
  set -l words (commandline -opc)
  set -l typed (__listwright_typed)
  switch "$typed|$words[-1]"
${idFlags.map(({ path = '', flag, kind }) => `    case '${path}*|${flag}'\n      echo ${kind}\n      return 0`).join('\n')}
  end
  string match -q -- '-*' (commandline -ct); and return 1
  switch "$typed"
${idArguments.map(({ path, kind, isRepeated }) => `    case '${path}'${isRepeated ? ` '${path} *'` : ''}\n      echo ${kind}\n      return 0`).join('\n')}
  end
  return 1
end
function __listwright_words
  set -l typed (__listwright_typed)
  switch "$typed"
${nodes.map(({ path, words }) => `    case '${path}'${path === '' ? '' : ` '${path} *'`}\n      printf '%s\\n' ${words.join(' ')}`).join('\n')}
  end
end
function __listwright_complete
  __listwright_values; and return
  if set -l kind (__listwright_kind)
    # What follows the tab is shown as the description of an id.
    set -l ids (listwright ${ID_COMMAND} $kind (commandline -ct) 2>/dev/null)
    if test (count $ids) -gt 0
      printf '%s\\n' $ids
      return
    end
  end
  __listwright_words
end
complete -c listwright -n '__listwright_values >/dev/null; or __listwright_kind >/dev/null' -f
complete -c listwright -a '(__listwright_complete)'
`;
}
