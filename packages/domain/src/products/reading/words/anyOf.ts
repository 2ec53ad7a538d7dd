/**
 * One expression that matches where any of several does (their sources). All that begin at the edge of a word (`\\b`) share
 * one `\\b`, and all that begin with the text (`^`) one `^`, so that most places of a text are passed over with one look.
 */
export function anyOf(sources: readonly string[]): RegExp {
  const all = sources.flatMap(alternativesOf);
  const behind = (beginning: string): readonly string[] =>
    all.filter((one) => one.startsWith(beginning)).map((one) => one.slice(beginning.length));
  const others = all.filter((one) => !one.startsWith('^') && !one.startsWith(String.raw`\b`));
  const groups = [...grouped('^', behind('^')), ...grouped(String.raw`\b`, behind(String.raw`\b`)), ...others];
  return new RegExp(groups.join('|'), 'u');
}

const grouped = (beginning: string, endings: readonly string[]): readonly string[] =>
  endings.length === 0 ? [] : [`${beginning}(?:${endings.join('|')})`];

/** The alternatives of an expression that stand in no group of it. */
function alternativesOf(source: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, source.slice(from)];
}
