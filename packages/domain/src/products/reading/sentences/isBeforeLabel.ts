import { propertyOfLabel } from '../words/propertyOfLabel.js';

/** Characters of a label with its colon. */
const LONGEST_LABEL = 60;
const LATER_LABEL = /^\s(\p{L}+(?:\s\p{L}+)?):\s/u;
const OWN_LABEL = /^[\s*•-]*\p{L}+(?:\s\p{L}+)?:\s/u;

/** "Outer: oxford, lining: mesh": the second label of a line begins a sentence too. */
export function isBeforeLabel(text: string, from: number, at: number, end: number): boolean {
  const label = LATER_LABEL.exec(text.slice(at + 1, Math.min(end, at + 1 + LONGEST_LABEL)))?.[1];
  if (label === undefined) return false;
  // "Foam insole; upper: knit mesh": behind a semicolon nothing else stands before a colon.
  if (text[at] === ';') return true;
  return propertyOfLabel(label) !== undefined || OWN_LABEL.test(text.slice(from, Math.min(at, from + LONGEST_LABEL)));
}
