import type { Sentence } from './Sentence.js';

/** "Steel rim? No - there is another model": what is asked is a label, its answer the value. Undefined for other questions. */
export function withAnswer(text: string, asked: Sentence | undefined, from: number, end: number): Sentence | undefined {
  if (asked === undefined) return undefined;
  const [only, ...others] = asked.clauses;
  const question = text.slice(asked.start, asked.end);
  const answer = /^\s*(?<said>no|nope|yes)(?=\s*(?:[-–—,;.!]|$))/iu.exec(text.slice(from, end));
  const said = answer?.groups?.said;
  if (answer === null || said === undefined || only === undefined || others.length > 0) return undefined;
  if (asked.label !== '' || !ASKED_THING.test(question) || !/^\?\s*$/u.test(text.slice(asked.end, from)))
    return undefined;
  const next = from + answer[0].length;
  return { ...asked, end: next, label: question, clauses: [{ start: next - said.length, end: next }], isStopped: true };
}
/** Two to four words that name a thing or a quality; no clause. */
const ASKED_THING =
  /^(?!(?:is|are|can|do|does|did|will|has|have|what|which|who|how|why|when|where|for|in|on|with|at|need|want|it|they|you|so|and|but)\b)\p{L}[\p{L}-]*(?: (?!(?:is|are|can|do|does|it|you|we|they)\b)\p{L}[\p{L}-]*){1,3}$/iu;
