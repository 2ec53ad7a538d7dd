/** The bounds of a sentence inside its text: leading space excluded, closing mark included. */
export interface Bounds {
  readonly start: number;
  readonly end: number;
}

const ABBREVIATION = /(?:\b(?:approx|e\.g|i\.e|no|vs|etc|in|oz|lb|ft|dr|mr|mrs|st|co|inc|max|min|incl)|\b\p{Lu})\.$/iu;

/** The sentence that holds the passage. Line ends and tags end sentences too. */
export function sentenceAround(text: string, start: number, end: number): Bounds {
  let from = start;
  while (from > 0 && !endsBefore(text, from)) from -= 1;
  while (from < start && /\s/u.test(text[from] ?? '')) from += 1;
  let to = end;
  while (
    to < text.length &&
    !/[\n<]/u.test(text[to] ?? '') &&
    !(to > end && endsBefore(text, to) && /\s/u.test(text[to] ?? ' '))
  )
    to += 1;
  return { start: from, end: to };
}

/** Whether a sentence ends right before `at`. */
function endsBefore(text: string, at: number): boolean {
  const last = text[at - 1] ?? '';
  if (last === '\n' || last === '>') return true;
  if (!/[.!?]/u.test(last)) return /\s/u.test(last) && at > 1 && isEnd(text, at - 1);
  return isEnd(text, at);
}

function isEnd(text: string, at: number): boolean {
  let mark = at;
  while (mark > 0 && /\s/u.test(text[mark - 1] ?? '')) mark -= 1;
  const last = text[mark - 1] ?? '';
  if (!/[.!?]/u.test(last)) return false;
  return (
    !(
      last === '.' &&
      ABBREVIATION.test(text.slice(Math.max(0, mark - 8), mark)) &&
      /^\s*[\p{Ll}\d]/u.test(text.slice(mark))
    ) && !/^\p{L}|^\d/u.test(text.slice(mark))
  );
}
