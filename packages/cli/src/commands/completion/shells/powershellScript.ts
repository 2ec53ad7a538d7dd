import { ID_COMMAND, type CompletionTree } from '../CompletionTree.js';

export function powershellScript(tree: CompletionTree): string {
  const { nodes, valueFlags, choices, idFlags, idArguments } = tree;
  return `Register-ArgumentCompleter -Native -CommandName listwright -ScriptBlock {
  param($word, $ast)
  $before = @($ast.CommandElements | ForEach-Object { "$_" })
  if ($word -ne '') { $before = @($before | Select-Object -SkipLast 1) }
  $flag = $before[-1]
  $typed = ''
  $previous = ''
  foreach ($one in @($before | Select-Object -Skip 1)) {
    if (@(${valueFlags.map((flag) => `'${flag}'`).join(', ')}) -ccontains $previous) { $previous = ''; continue }
    $previous = $one
    if ($one -notlike '-*') { $typed = "$typed $($one -replace ' ', '_')".Trim() }
  }
  $choices = @{
${nodes.map(({ path, words }) => `    '${path}' = '${words.join(' ')}'`).join('\n')}
  }
  $values = @{
${choices.map(({ path = '', flag, values }) => `    '${path}|${flag}' = '${values.join(' ')}'`).join('\n')}
  }
  $kinds = @{
${idFlags.map(({ path = '', flag, kind }) => `    '${path}|${flag}' = '${kind}'`).join('\n')}
${idArguments.map(({ path, kind }) => `    '${path}' = '${kind}'`).join('\n')}
  }
  $lists = @(${idArguments.flatMap(({ path, isRepeated }) => (isRepeated ? [`'${path}'`] : [])).join(', ')})
  $node = $typed
  while ($node -and -not $choices.ContainsKey($node)) { $node = $node -replace ' ?[^ ]+$', '' }
  $taken = if ($values.ContainsKey("$node|$flag")) { $values["$node|$flag"] } else { $values["|$flag"] }
  if ($taken) { return $taken.Split(' ') | Where-Object { $_ -like "$word*" } }
  $kind = if ($kinds.ContainsKey("$node|$flag")) { $kinds["$node|$flag"] }
    elseif ($kinds.ContainsKey("|$flag")) { $kinds["|$flag"] }
    elseif ($word -notlike '-*' -and ($node -eq $typed -or $lists -contains $node)) { $kinds[$node] }
  if ($kind) {
    $found = @(& listwright ${ID_COMMAND} $kind $word 2>$null | Where-Object { $_ } | ForEach-Object {
      $id, $name = $_ -split "\`t", 2
      [System.Management.Automation.CompletionResult]::new($id, "$id  $name", 'ParameterValue', "$id  $name")
    })
    if ($found.Count -gt 0) { return $found }
  }
  if ($word -notlike '-*') {
    $fixed = switch -wildcard ($typed) {
${tree.arguments.map(({ before, values }) => `      '${before} *' { ''; break }\n      '${before}' { '${values.join(' ')}'; break }`).join('\n')}
    }
    $found = @("$fixed".Split(' ') | Where-Object { $_ -and $_ -like "$word*" })
    if ($found.Count -gt 0) { return $found }
  }
  if ($typed -and -not $node) { return }
  "$($choices[$node])".Split(' ') | Where-Object { $_ -like "$word*" }
}
`;
}
