const HANGING =
  /[\s,;:&/-]+$|\s(?:and|or|with|for|in|of|the|a|an|to|by|from|on|at|as|that|which|is|are|into|your|its|class|type|series|size|scale|no\.?)$/iu;

/** A text cut at a word to `max` code points, without a word left hanging at its end. */
export function cutAtWord(text: string, max: number): string {
  const points = [...text];
  if (points.length <= max) return text;
  let cut = points.slice(0, max + 1).join('');
  cut = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : points.slice(0, max).join('');
  while (HANGING.test(cut)) cut = cut.replace(HANGING, '');
  return withoutOpenBracket(cut);
}

/** A cut text without a bracket that its cut left open. */
export function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') ? text.slice(0, open).trimEnd() : text;
}
