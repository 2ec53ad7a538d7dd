/** "For women" names an audience, which is read on its own. */
const AUDIENCE =
  /^for\s(?:women|woman|men|man|ladies|girls?|boys?|kids?|children|toddlers?|baby|babies|adults?|teens?|unisex|him|her|home|everyone)\b/iu;
const FOR = /\s((?:for|to fit|to span|compatible with|suitable for|fits)\s.+)$/iu;
const WITH = /\s(?:with|featuring|including|incl\.)\s(.+)$/iu;

export interface NameTails {
  /** The name up to the first of the tails. */
  readonly head: string;
  readonly withs: readonly string[];
  /** With their first word: "for 12v DC", "to span two tracks". */
  readonly fors: readonly string[];
}

/** Cuts what a name says after "with" and "for" off its head. */
export function tailsOf(main: string): NameTails {
  const withs: string[] = [];
  const fors: string[] = [];
  let head = main;
  for (let turn = 0; turn < 3; turn += 1) {
    const tail = lastTail(head);
    if (!tail) break;
    head = head.slice(0, tail.at).replace(/[\s,]+$/u, '');
    if (tail.fitting) fors.unshift(tail.text);
    else withs.unshift(tail.text);
  }
  return { head, withs, fors };
}

function lastTail(text: string): { readonly at: number; readonly text: string; readonly fitting: boolean } | undefined {
  const fitting = lastMatch(FOR, text);
  const fit = fitting && !AUDIENCE.test(fitting.text) ? fitting : undefined;
  const wth = lastMatch(WITH, text);
  if (fit && (!wth || fit.at > wth.at)) return { ...fit, fitting: true };
  return wth ? { ...wth, fitting: false } : undefined;
}

/** The last place where a pattern anchored at the end starts, so that "with X for Y" comes apart in two. */
function lastMatch(pattern: RegExp, text: string): { readonly at: number; readonly text: string } | undefined {
  let found: { at: number; text: string } | undefined;
  let from = 0;
  for (;;) {
    const match = pattern.exec(text.slice(from));
    if (!match) return found;
    found = { at: from + match.index, text: match[1] ?? '' };
    from = found.at + 1;
  }
}
